import type { PixelMemory } from '../kernels/pixel-memory.ts';
import type { ColourMap } from './colour-map.ts';
import { halveLevel } from './halve-level.ts';
import { measureTiles, reserveLevel } from './texture.ts';
import type { Texture, TextureLevel } from './texture.ts';

/** Pixels with straight (not multiplied) alpha, as a canvas gives them. */
export interface RgbaPixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  /** Even numbers. */
  readonly width: number;
  readonly height: number;
}

export interface TextureRequest {
  readonly pixels: RgbaPixels;
  /** `extend` draws the picture's edge on into the surround, `clear` leaves the surround transparent. */
  readonly edge: 'clear' | 'extend';
  /** Sizes to make, each half of the one before. */
  readonly levels: number;
  readonly colours: ColourMap;
  /** For `light` layers: brightness is stored as its distance from black. */
  readonly isLight: boolean;
}

/** Turns pixels into planes that can be sampled. */
export function textureOf(memory: PixelMemory, request: TextureRequest): Texture {
  const { pixels, edge } = request;
  // A clear surround must still be clear in the smallest level.
  const inset = edge === 'clear' ? 2 << (request.levels - 1) : 0;
  const grain = 16 << (request.levels - 1);
  const padded = (length: number): number => Math.ceil((length + inset * 2) / grain) * grain;
  const first = reserveLevel(memory, padded(pixels.width), padded(pixels.height));
  writePlanes(memory, first, { ...request, inset });
  if (edge === 'extend') {
    extendEdges(memory, first, pixels);
  }
  measureTiles(memory, first);
  const levels = [first];
  for (let count = 1; count < request.levels; count++) {
    levels.push(halveLevel(memory, levels[count - 1] ?? first));
  }
  return { pictureWidth: pixels.width, pictureHeight: pixels.height, inset, levels };
}

/** What red, green and blue count in BT.709's limited range (see `compositor/yuv.ts`), and what black is. */
const lumaWeights = [11_966, 40_254, 4064, 16] as const;
const blueWeights = [-6596, -22_189, 28_785, 128] as const;
const rednessWeights = [28_785, -26_145, -2640, 128] as const;
/** The weights of all planes, twice four numbers each. */
const weightBytes = 48;

/** Converts two rows at a time, colours multiplied by alpha. */
function writePlanes(
  memory: PixelMemory,
  level: TextureLevel,
  request: TextureRequest & { inset: number },
): void {
  const { pixels, inset, isLight } = request;
  const { data, width, height } = pixels;
  const wide = (width + 3) & ~3;
  const rowBytes = wide * 4;
  const room = memory.borrow(rowBytes * 2 + weightBytes);
  const weights = room + rowBytes * 2;
  writeWeights(memory.bytes(weights, weightBytes), request);
  const rows = memory.bytes(room, rowBytes * 2).fill(0);
  const halfArea = (level.width * level.height) / 4;
  // What is no colour is 128 for light, which is added.
  const bias = isLight ? 128 : 0;
  memory.bytes(level.u, halfArea).fill(bias);
  memory.bytes(level.v, halfArea).fill(bias);
  const source = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let row = 0; row < height; row += 2) {
    source.copy(rows, 0, row * width * 4, (row + 1) * width * 4);
    source.copy(rows, rowBytes, (row + 1) * width * 4, (row + 2) * width * 4);
    const place = (row + inset) * level.width + inset;
    const halfPlace = ((row + inset) >> 1) * (level.width >> 1) + (inset >> 1);
    memory.kernels.planes(
      room,
      room + rowBytes,
      level.y + place,
      level.y + place + level.width,
      level.alpha + place,
      level.alpha + place + level.width,
      level.u + halfPlace,
      level.v + halfPlace,
      level.halfAlpha + halfPlace,
      wide,
      weights,
      bias,
    );
  }
}

/** The grade is a part of the weights. Light is kept as its distance from black. */
function writeWeights(target: Buffer, { colours, isLight }: TextureRequest): void {
  const planes = [
    { weights: lumaWeights, map: colours.y },
    { weights: blueWeights, map: colours.u },
    { weights: rednessWeights, map: colours.v },
  ];
  planes.forEach(({ weights, map }, plane) => {
    const [red, green, blue, black] = weights;
    const opaque = map.gain * black + map.offset - (isLight ? black : 0);
    const parts = [...[red, green, blue].map((weight) => (weight * map.gain) / 2), (opaque / 255) * 32_768];
    [...parts, ...parts].forEach((part, index) => {
      const rounded = Math.max(-32_768, Math.min(32_767, Math.round(part)));
      target.writeInt16LE(rounded, plane * 16 + index * 2);
    });
  });
}

/** Repeats the last column and row of a picture to the right and below. */
function extendEdges(memory: PixelMemory, level: TextureLevel, pixels: RgbaPixels): void {
  const planes = [
    { address: level.y, shift: 0 },
    { address: level.alpha, shift: 0 },
    { address: level.u, shift: 1 },
    { address: level.v, shift: 1 },
    { address: level.halfAlpha, shift: 1 },
  ];
  for (const { address, shift } of planes) {
    const [stride, rows] = [level.width >> shift, level.height >> shift];
    const [width, height] = [pixels.width >> shift, pixels.height >> shift];
    const plane = memory.bytes(address, stride * rows);
    for (let row = 0; row < height; row++) {
      plane.fill(plane[row * stride + width - 1] ?? 0, row * stride + width, (row + 1) * stride);
    }
    for (let row = height; row < rows; row++) {
      plane.copy(plane, row * stride, (height - 1) * stride, height * stride);
    }
  }
}
