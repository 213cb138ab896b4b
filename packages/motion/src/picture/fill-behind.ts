import sharp from 'sharp';
import { enlargedBytes, resizedImage } from '@kinora/painter/cut-out';
import type { Field, RgbImage } from '@kinora/painter/cut-out';

/** Colours and how sure they are, at one size. */
interface Level {
  readonly width: number;
  readonly height: number;
  readonly colours: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Takes something out of a picture and fills the hole with what surrounds it. Algorithm: push-pull, after S. J. Gortler et
 * al., "The Lumigraph" (SIGGRAPH 1996): averages of what is known, at ever smaller sizes, then back up into the holes.
 * @param hole 1 where the picture is not known, at any size of its own
 */
export async function fillBehind(image: RgbImage, hole: Field): Promise<RgbImage> {
  const small = await resizedImage(image, hole);
  const filled = pushPull({
    width: hole.width,
    height: hole.height,
    colours: Float32Array.from(small.data),
    // What is only half outside has the colour of what is taken out.
    weights: hole.values.map((value) => (value < 0.04 ? 1 : 0)),
  });
  const raw = { width: hole.width, height: hole.height, channels: 3 } as const;
  const bytes = Buffer.from(filled.map((value) => Math.max(0, Math.min(255, Math.round(value)))));
  const { width, height } = image;
  const behind = await sharp(bytes, { raw })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const cover = await enlargedBytes(
    { ...hole, values: hole.values.map((value) => Math.min(1, value * 4)) },
    image,
  );
  const data = Buffer.alloc(image.data.length);
  for (let at = 0; at < data.length; at++) {
    const part = (cover[Math.floor(at / 3)] ?? 0) / 255;
    data[at] = (image.data[at] ?? 0) * (1 - part) + (behind[at] ?? 0) * part;
  }
  return { width, height, data };
}

function pushPull(level: Level): Float32Array {
  if (level.width <= 2 || level.height <= 2) {
    return level.colours;
  }
  const half = halved(level);
  const under = pushPull(half);
  const { width, height, colours, weights } = level;
  const result = new Float32Array(colours.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const weight = weights[at] ?? 0;
      for (let channel = 0; channel < 3; channel++) {
        const known = colours[at * 3 + channel] ?? 0;
        result[at * 3 + channel] =
          weight >= 1
            ? known
            : known * weight + between(under, half, { row, column, channel }) * (1 - weight);
      }
    }
  }
  return result;
}

function halved({ width, height, colours, weights }: Level): Level {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half: Level = {
    width: halfWidth,
    height: halfHeight,
    colours: new Float32Array(halfWidth * halfHeight * 3),
    weights: new Float32Array(halfWidth * halfHeight),
  };
  for (let at = 0; at < halfWidth * halfHeight; at++) {
    const [column, row] = [(at % halfWidth) * 2, Math.floor(at / halfWidth) * 2];
    let sum = 0;
    const mixed = [0, 0, 0];
    for (let corner = 0; corner < 4; corner++) {
      const from =
        Math.min(height - 1, row + (corner >> 1)) * width + Math.min(width - 1, column + (corner & 1));
      const weight = weights[from] ?? 0;
      sum += weight;
      for (let channel = 0; channel < 3; channel++) {
        mixed[channel] = (mixed[channel] ?? 0) + weight * (colours[from * 3 + channel] ?? 0);
      }
    }
    for (let channel = 0; channel < 3; channel++) {
      half.colours[at * 3 + channel] = sum > 0 ? (mixed[channel] ?? 0) / sum : 0;
    }
    half.weights[at] = Math.min(1, sum);
  }
  return half;
}

/** Bilinear, from the level below. */
function between(
  colours: Float32Array,
  level: Level,
  { row, column, channel }: { row: number; column: number; channel: number },
): number {
  const [x, y] = [Math.max(0, column / 2 - 0.25), Math.max(0, row / 2 - 0.25)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(level.width - 1, left + 1), Math.min(level.height - 1, top + 1)];
  const value = (across: number, down: number): number =>
    colours[(down * level.width + across) * 3 + channel] ?? 0;
  const upper = value(left, top) + (value(right, top) - value(left, top)) * (x - left);
  const lower = value(left, bottom) + (value(right, bottom) - value(left, bottom)) * (x - left);
  return upper + (lower - upper) * (y - top);
}
