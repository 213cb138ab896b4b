import { describeMatrix } from '../../testing/generations/describe-matrix.ts';
import { matrix } from '../../testing/generations/matrix.ts';
import type { MatrixCell } from '../../testing/generations/matrix.ts';

/** A clip of words, a clip of a photograph, and what an effect and Animate make. */
function kindOf({ path, photoField }: MatrixCell): string {
  return `${path} ${photoField ?? 'words'}`;
}

// Every image model, and one of each kind of what moves (the slow matrix has all): small, as the `test` profile makes them.
const cells = matrix.filter(
  (cell, at) =>
    cell.path.startsWith('/image') || matrix.findIndex((other) => kindOf(other) === kindOf(cell)) === at,
);
await describeMatrix({ cells, longSide: 320, photoWidth: 600, profile: 'test' });
