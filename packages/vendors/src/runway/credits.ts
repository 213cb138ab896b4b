import type { MicroDollars } from '@kinora/models';
import { z } from 'zod';

/** A credit is a cent. */
const MICRO_DOLLARS = 10_000;

/** What an answer says that a task costs; null for whatever else came. */
export const CostSchema = z
  .object({ credits: z.number().nonnegative() })
  .transform(({ credits }) => credits)
  .nullish()
  .catch(null);

export function dollarsOf(credits: number | null): MicroDollars | null {
  // Rounded up, but not for the last bit of a fraction.
  return credits === null ? null : Math.ceil(Math.round(credits * MICRO_DOLLARS * 1_000) / 1_000);
}
