/** Something a pattern asks for, in parts of its bar. */
export interface Stroke {
  /** What is written at its place. */
  readonly sign: string;
  readonly at: number;
  readonly length: number;
}

/** Reads a bar written as a row of equal steps: a sign begins something, `-` goes on with it, `.` is a rest. */
export function readPattern(pattern: string): Stroke[] {
  const steps = [...pattern];
  return steps.flatMap((sign, index) => {
    if (sign === '.' || sign === '-') {
      return [];
    }
    const rest = steps.slice(index + 1).findIndex((next) => next !== '-');
    const count = 1 + (rest === -1 ? steps.length - index - 1 : rest);
    return [{ sign, at: index / steps.length, length: count / steps.length }];
  });
}
