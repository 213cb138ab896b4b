import type { PixelMemory } from '../kernels/pixel-memory.ts';

/** Side of the squares of a texture whose transparency is known at once. */
export const tileSize = 16;

/** One size of a picture in the frame's colours, its planes in the pixel memory. */
export interface TextureLevel {
  /** Pixels; multiples of sixteen, the picture and its surround together. */
  readonly width: number;
  readonly height: number;
  /** Addresses. Colours are multiplied by alpha; the colour planes and `halfAlpha` have half the width and height. */
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly alpha: number;
  readonly halfAlpha: number;
  /** The least and the most alpha of each tile, row by row. */
  readonly tileLeast: Uint8Array;
  readonly tileMost: Uint8Array;
  readonly tileColumns: number;
  /** Whether nothing shows through it anywhere. */
  isOpaque: boolean;
}

/** A picture ready to be sampled, in halving sizes. */
export interface Texture {
  /** Pixels of the picture itself in the first level, and where in it the picture begins. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly inset: number;
  readonly levels: readonly TextureLevel[];
}

/** Reserves the planes of a level. */
export function reserveLevel(memory: PixelMemory, width: number, height: number): TextureLevel {
  const area = width * height;
  const tileColumns = width / tileSize;
  const tiles = tileColumns * (height / tileSize);
  return {
    width,
    height,
    y: memory.reserve(area),
    u: memory.reserve(area / 4),
    v: memory.reserve(area / 4),
    alpha: memory.reserve(area),
    halfAlpha: memory.reserve(area / 4),
    tileLeast: new Uint8Array(tiles),
    tileMost: new Uint8Array(tiles),
    tileColumns,
    isOpaque: false,
  };
}

/** Finds out how transparent each tile is. */
export function measureTiles(memory: PixelMemory, level: TextureLevel): void {
  const { width, tileColumns, tileLeast, tileMost } = level;
  const room = memory.borrow(width * 2);
  const [least, most] = [memory.bytes(room, width), memory.bytes(room + width, width)];
  for (let row = 0; row * tileSize < level.height; row++) {
    const source = level.alpha + row * tileSize * width;
    memory.kernels.extremes(source, width, room, room + width, tileColumns);
    for (let column = 0; column < tileColumns; column++) {
      const [from, to] = [column * tileSize, (column + 1) * tileSize];
      tileLeast[row * tileColumns + column] = Math.min(...least.subarray(from, to));
      tileMost[row * tileColumns + column] = Math.max(...most.subarray(from, to));
    }
  }
  level.isOpaque = tileLeast.every((value) => value === 255);
}
