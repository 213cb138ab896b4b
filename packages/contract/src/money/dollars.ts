const MICRO = 1_000_000;

/** Dollars travel in JSON as a number and are kept as a whole number of millionths. */
export function dollarsOf(microDollars: number): number {
  return microDollars / MICRO;
}

/** Whole millionths of a number of dollars, rounded to the nearest. @throws RangeError when it is not a finite number. */
export function microDollarsOf(dollars: number): number {
  if (!Number.isFinite(dollars)) {
    throw new RangeError(`${dollars} is no amount of dollars`);
  }
  return Math.round(dollars * MICRO);
}

/** Below this, whole cents would say too little. */
const SMALL_DOLLARS = 0.1;

/** Dollars as they are shown everywhere: `$0.80`, and `$0.039` for what costs a few cents. */
export function formatDollars(dollars: number): string {
  const isSmall = dollars > 0 && dollars < SMALL_DOLLARS;
  const cents = dollars.toFixed(2);
  return `$${isSmall ? dollars.toFixed(4).replace(/0{1,2}$/u, '') : cents}`;
}
