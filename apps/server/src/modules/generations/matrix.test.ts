import { describeMatrix } from '../../testing/generations/describe-matrix.ts';
import { matrix } from '../../testing/generations/matrix.ts';
import type { MatrixCell } from '../../testing/generations/matrix.ts';

/** A picture of words, one of a photograph, a clip of a photograph. */
function kindOf({ path, photoField }: MatrixCell): string {
  return `${path} ${photoField ?? 'words'}`;
}

// Small, as the `test` profile makes them. The slow matrix has all; journeys make a clip of words, an effect and what is
// animated, each by the same calls.
const sampled = ['/image/generate-image-async', '/video/generate-video-async image'];
const cells = matrix.filter(
  (cell, at) =>
    sampled.some((kind) => kindOf(cell).startsWith(kind)) &&
    matrix.findIndex((other) => kindOf(other) === kindOf(cell)) === at,
);
await describeMatrix({ cells, longSide: 320, photoWidth: 600, profile: 'test' });
