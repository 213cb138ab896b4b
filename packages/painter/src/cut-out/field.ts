import sharp from 'sharp';
import type { FrameSize } from './rgb-image.ts';

/** One number for each pixel, 0 to 1, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function createField(size: FrameSize, value: (at: number) => number): Field {
  const { width, height } = size;
  return { width, height, values: Float32Array.from({ length: width * height }, (_, at) => value(at)) };
}

/** The mean over squares of `radius` pixels to every side, by running sums: the radius costs nothing. */
export function boxBlurred(field: Field, radius: number): Field {
  return blurredDown(blurredAcross(field, radius), radius);
}

function blurredAcross({ width, height, values }: Field, radius: number): Field {
  const result = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    let count = 0;
    const start = row * width;
    for (let column = -radius; column < width; column++) {
      if (column + radius < width) {
        sum += values[start + column + radius] ?? 0;
        count += 1;
      }
      if (column - radius - 1 >= 0) {
        sum -= values[start + column - radius - 1] ?? 0;
        count -= 1;
      }
      if (column >= 0) {
        result[start + column] = sum / count;
      }
    }
  }
  return { width, height, values: result };
}

function blurredDown({ width, height, values }: Field, radius: number): Field {
  const result = new Float32Array(values.length);
  for (let column = 0; column < width; column++) {
    let sum = 0;
    let count = 0;
    for (let row = -radius; row < height; row++) {
      if (row + radius < height) {
        sum += values[(row + radius) * width + column] ?? 0;
        count += 1;
      }
      if (row - radius - 1 >= 0) {
        sum -= values[(row - radius - 1) * width + column] ?? 0;
        count -= 1;
      }
      if (row >= 0) {
        result[row * width + column] = sum / count;
      }
    }
  }
  return { width, height, values: result };
}

/** The field in another size, as eight-bit values. */
export async function enlargedBytes(field: Field, size: FrameSize): Promise<Buffer> {
  const bytes = Buffer.from(field.values.map((value) => Math.max(0, Math.min(255, Math.round(value * 255)))));
  const raw = { width: field.width, height: field.height, channels: 1 } as const;
  return sharp(bytes, { raw })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** The field in another size, as numbers. */
export async function resizedField(field: Field, size: FrameSize): Promise<Field> {
  const bytes = await enlargedBytes(field, size);
  return createField(size, (at) => (bytes[at] ?? 0) / 255);
}
