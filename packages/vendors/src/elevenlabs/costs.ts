import type { MicroDollars, RawAnswer } from '@kinora/models';

/** So many dollars a million are so many millionths each. `price` null: nobody knows. */
export function estimatedCost(price: number | null, text: string): MicroDollars | null {
  // Charged by character, and not by UTF-16 unit.
  return price === null ? null : Math.ceil([...text].length * price);
}

/** What the service says it has charged, which for its quicker models is less than the characters sent. */
export function chargedCost(price: number | null, { headers }: RawAnswer): MicroDollars | null {
  const said = headers['character-cost'] ?? '';
  return price === null || !/^\d{1,9}(?:\.\d+)?$/u.test(said) ? null : Math.ceil(Number(said) * price);
}
