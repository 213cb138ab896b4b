/** A rectangle of pixels; the right and lower edge are exclusive. */
export interface PixelBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The smallest rectangle that holds every pixel that is not clear; null where all are. Lines are read from outside only as
 * far as what is known already: a full sheet is known after its four edges.
 */
export function paintedBounds(
  pixels: Uint32Array,
  { width, height }: { readonly width: number; readonly height: number },
): PixelBounds | null {
  const firstPainted = firstSet(pixels, 0, width * height);
  if (firstPainted < 0) {
    return null;
  }
  const top = Math.floor(firstPainted / width);
  const bottom = Math.floor(lastSet(pixels, 0, width * height) / width) + 1;
  let [left, right] = [width, 0];
  for (let y = top; y < bottom; y++) {
    const line = y * width;
    const first = firstSet(pixels, line, line + left);
    left = first < 0 ? left : first - line;
    const last = lastSet(pixels, line + right, line + width);
    right = last < 0 ? right : last + 1 - line;
  }
  return { left, top, right, bottom };
}

/** @returns -1 where none is set */
function firstSet(pixels: Uint32Array, from: number, to: number): number {
  let at = from;
  while (at < to && pixels[at] === 0) {
    at++;
  }
  return at < to ? at : -1;
}

function lastSet(pixels: Uint32Array, from: number, to: number): number {
  let at = to - 1;
  while (at >= from && pixels[at] === 0) {
    at--;
  }
  return at >= from ? at : -1;
}
