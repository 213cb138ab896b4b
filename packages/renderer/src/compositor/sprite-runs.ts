/**
 * Where a plane of a sprite is visible, as runs of columns: a run either hides everything beneath it and is copied, or is
 * mixed pixel by pixel. Nothing is done for the columns between runs.
 */
export interface SpriteRuns {
  /** Index of each row's first run; one more entry than rows, so that a row's runs end where the next row's begin. */
  readonly firstOfRow: Int32Array;
  readonly start: Int32Array;
  /** Exclusive. */
  readonly end: Int32Array;
  /** 1 where the run hides what is beneath. */
  readonly isSolid: Uint8Array;
}

/** A solid run shorter than this is mixed: a copy has a price of its own. */
const shortestCopy = 8;

/** Reads the runs of a plane's alpha. */
export function spriteRuns(alpha: Uint8Array, width: number): SpriteRuns {
  const rows = alpha.length / width;
  const firstOfRow = new Int32Array(rows + 1);
  const runs: { start: number; end: number; isSolid: boolean }[] = [];
  for (let row = 0; row < rows; row++) {
    firstOfRow[row] = runs.length;
    addRow(runs, alpha.subarray(row * width, (row + 1) * width));
  }
  firstOfRow[rows] = runs.length;
  return {
    firstOfRow,
    start: Int32Array.from(runs, (run) => run.start),
    end: Int32Array.from(runs, (run) => run.end),
    isSolid: Uint8Array.from(runs, (run) => Number(run.isSolid)),
  };
}

function addRow(runs: { start: number; end: number; isSolid: boolean }[], alpha: Uint8Array): void {
  const first = runs.length;
  let column = 0;
  while (column < alpha.length) {
    const value = alpha[column] ?? 0;
    let end = column + 1;
    if (value === 0) {
      while (end < alpha.length && alpha[end] === 0) {
        end++;
      }
    } else {
      while (value === 255 && end < alpha.length && alpha[end] === 255) {
        end++;
      }
      addRun(runs, { start: column, end, isSolid: end - column >= shortestCopy }, first);
    }
    column = end;
  }
}

/** Mixed pixels side by side are one run. */
function addRun(
  runs: { start: number; end: number; isSolid: boolean }[],
  run: { start: number; end: number; isSolid: boolean },
  firstOfRow: number,
): void {
  const last = runs.length > firstOfRow ? runs[runs.length - 1] : undefined;
  if (last !== undefined && !last.isSolid && !run.isSolid && last.end === run.start) {
    last.end = run.end;
  } else {
    runs.push(run);
  }
}
