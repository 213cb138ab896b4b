const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The value of a Roman numeral of at least two of the letters I, V, X; null for anything else: longer ones look like words. */
export function romanNumber(word: string): number | null {
  if (!/^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/u.test(word)) {
    return null;
  }
  let total = 0;
  for (const [index, letter] of [...word].entries()) {
    const value = values[letter] ?? 0;
    const next = values[word[index + 1] ?? ''] ?? 0;
    total += value < next ? -value : value;
  }
  return total;
}
