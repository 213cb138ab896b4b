import type { PixelMemory } from '../wasm/pixel-memory.ts';

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
  const alpha = memory.bytes(level.alpha, level.width * level.height);
  for (let tile = 0; tile < level.tileLeast.length; tile++) {
    const left = (tile % level.tileColumns) * tileSize;
    const top = Math.floor(tile / level.tileColumns) * tileSize;
    let least = 255;
    let most = 0;
    for (let row = top; row < top + tileSize; row++) {
      for (let at = row * level.width + left; at < row * level.width + left + tileSize; at++) {
        const value = alpha[at] ?? 0;
        least = value < least ? value : least;
        most = value > most ? value : most;
      }
    }
    level.tileLeast[tile] = least;
    level.tileMost[tile] = most;
  }
  level.isOpaque = level.tileLeast.every((least) => least === 255);
}
