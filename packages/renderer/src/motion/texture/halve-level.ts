import type { PixelMemory } from '../wasm/pixel-memory.ts';
import { measureTiles, reserveLevel } from './texture.ts';
import type { TextureLevel } from './texture.ts';

/** The same picture at half the size, each pixel the mean of four. */
export function halveLevel(memory: PixelMemory, level: TextureLevel): TextureLevel {
  const half = reserveLevel(memory, level.width / 2, level.height / 2);
  const planes = [
    { from: level.y, to: half.y, width: level.width, height: level.height },
    { from: level.alpha, to: half.alpha, width: level.width, height: level.height },
    { from: level.u, to: half.u, width: level.width / 2, height: level.height / 2 },
    { from: level.v, to: half.v, width: level.width / 2, height: level.height / 2 },
    { from: level.halfAlpha, to: half.halfAlpha, width: level.width / 2, height: level.height / 2 },
  ];
  for (const { from, to, width, height } of planes) {
    const source = memory.bytes(from, width * height);
    const target = memory.bytes(to, (width * height) / 4);
    let at = 0;
    for (let row = 0; row < height; row += 2) {
      for (let upper = row * width; upper < row * width + width; upper += 2) {
        const lower = upper + width;
        const sum =
          (source[upper] ?? 0) + (source[upper + 1] ?? 0) + (source[lower] ?? 0) + (source[lower + 1] ?? 0);
        target[at] = (sum + 2) >> 2;
        at += 1;
      }
    }
  }
  measureTiles(memory, half);
  return half;
}
