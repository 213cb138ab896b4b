import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Raster } from '../raster.ts';

/** Where the subject stands in the picture, as parts of it. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly share: number;
  /** Length of its edge beside a disc's of the same area: 1 is a disc, 6 is rags. */
  readonly raggedness: number;
  /** Part of its edge where colour changes clearly: little where a sky was taken for a thing. */
  readonly contrast: number;
}

/** A change of colour, from 0 to 765, that an eye sees at once. */
const clearChange = 64;

/** Measures where a mask's subject stands, and how much of a thing it is. */
export function measureSubject(mask: SubjectMask, picture: Raster): Outline {
  const { width, height } = picture;
  let [left, top, right, bottom, count, edge, contrast] = [width, height, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      if ((mask[at] ?? 0) <= 128) {
        continue;
      }
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      count++;
      const beside = y * width + Math.min(width - 1, x + 2);
      const below = Math.min(height - 1, y + 2) * width + x;
      if ((mask[beside] ?? 0) <= 128 || (mask[below] ?? 0) <= 128) {
        edge++;
        contrast += contrastAcross(picture, x, y) > clearChange ? 1 : 0;
      }
    }
  }
  const disc = 2 * Math.sqrt(Math.PI * Math.max(1, count));
  return {
    left,
    top,
    right,
    bottom,
    share: (count * 4) / (width * height),
    raggedness: edge / disc,
    contrast: contrast / Math.max(1, edge),
  };
}

/** The greatest change of colour between two points on both sides of a place. */
function contrastAcross({ width, height, data }: Raster, x: number, y: number): number {
  const reach = Math.round(width / 90);
  const at = (column: number, row: number): number =>
    (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))) * 4;
  const between = (one: number, other: number): number =>
    [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)),
      0,
    );
  return Math.max(between(at(x - reach, y), at(x + reach, y)), between(at(x, y - reach), at(x, y + reach)));
}
