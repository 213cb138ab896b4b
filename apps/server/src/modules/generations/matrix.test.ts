import { describeMatrix } from '../../testing/generations/describe-matrix.ts';
import { matrix } from '../../testing/generations/matrix.ts';
import type { MatrixCell } from '../../testing/generations/matrix.ts';

/** A picture or a clip of words, of a photograph, and what an effect and Animate make. */
function kindOf({ path, photoField }: MatrixCell): string {
  return `${path} ${photoField ?? 'words'}`;
}

// One of each kind, small, as the `test` profile makes them; the slow matrix has all.
const cells = matrix.filter((cell, at) => matrix.findIndex((other) => kindOf(other) === kindOf(cell)) === at);
await describeMatrix({ cells, longSide: 320, photoWidth: 600, profile: 'test' });
