import type { PixelBox } from '../draw/coverage.ts';

/** A frame as the encoder takes it: full-size brightness, then two planes of colour at half width and height. */
export interface YuvFrame {
  readonly width: number;
  readonly height: number;
  /** All three planes in one piece. */
  readonly bytes: Buffer;
  readonly y: Buffer;
  readonly u: Buffer;
  readonly v: Buffer;
}

export function createYuvFrame(width: number, height: number): YuvFrame {
  const area = width * height;
  const bytes = Buffer.alloc((area * 3) / 2);
  return {
    width,
    height,
    bytes,
    y: bytes.subarray(0, area),
    u: bytes.subarray(area, area + area / 4),
    v: bytes.subarray(area + area / 4),
  };
}

/**
 * Converts an even box of a picture as large as the frame, of three (RGB) or four bytes a pixel (the fourth is left out),
 * to limited-range BT.709. Coefficients: ITU-R BT.709-6, 3.2 to 3.5 (Kr 0.2126, Kb 0.0722), scaled to 219 and 224 levels
 * and to 16 bits of fraction.
 */
export function rgbToYuv(
  pixels: Uint8Array,
  frame: YuvFrame,
  { box, channels = 3 }: { box: PixelBox; channels?: 3 | 4 },
): void {
  const { width, y: luma, u, v } = frame;
  const halfWidth = width >> 1;
  for (let row = box.y; row < box.y + box.height; row += 2) {
    let upper = row * width + box.x;
    let half = (row >> 1) * halfWidth + (box.x >> 1);
    for (let column = 0; column < box.width; column += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let corner = 0; corner < 4; corner++) {
        const at = upper + (corner & 1) + (corner >> 1) * width;
        const r = pixels[at * channels] ?? 0;
        const g = pixels[at * channels + 1] ?? 0;
        const b = pixels[at * channels + 2] ?? 0;
        luma[at] = (11966 * r + 40254 * g + 4064 * b + 1081344) >> 16;
        red += r;
        green += g;
        blue += b;
      }
      u[half] = (-6596 * red - 22189 * green + 28785 * blue + 33685504) >> 18;
      v[half] = (28785 * red - 26145 * green - 2640 * blue + 33685504) >> 18;
      upper += 2;
      half++;
    }
  }
}

/** Copies an even box of one frame to the same place of another. */
export function copyYuvBox(from: YuvFrame, to: YuvFrame, box: PixelBox): void {
  const { width } = from;
  for (let row = box.y; row < box.y + box.height; row++) {
    const start = row * width + box.x;
    from.y.copy(to.y, start, start, start + box.width);
  }
  const halfWidth = width >> 1;
  const halfBox = box.width >> 1;
  for (let row = box.y >> 1; row < (box.y + box.height) >> 1; row++) {
    const start = row * halfWidth + (box.x >> 1);
    from.u.copy(to.u, start, start, start + halfBox);
    from.v.copy(to.v, start, start, start + halfBox);
  }
}
