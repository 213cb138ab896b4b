/** Credits travel in JSON as a number with at most two decimals and are kept as a whole number of hundredths. */
export function creditsOf(hundredths: bigint): number {
  return Number(hundredths) / 100;
}

/** Whole hundredths of a number of credits, rounded to the nearest. @throws RangeError when it is not a finite number. */
export function hundredthsOf(credits: number): bigint {
  return BigInt(Math.round(credits * 100));
}

/** Credits as they are shown everywhere: two decimals, a point, no grouping. */
export function formatCredits(credits: number): string {
  return credits.toFixed(2);
}
