import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { measureTiles, reserveLevel } from './texture.ts';
import type { TextureLevel } from './texture.ts';

/** The same picture at half the size, each pixel the mean of four. */
export function halveLevel(memory: PixelMemory, level: TextureLevel): TextureLevel {
  const half = reserveLevel(memory, level.width / 2, level.height / 2);
  const planes = [
    { from: level.y, to: half.y, shift: 0 },
    { from: level.alpha, to: half.alpha, shift: 0 },
    { from: level.u, to: half.u, shift: 1 },
    { from: level.v, to: half.v, shift: 1 },
    { from: level.halfAlpha, to: half.halfAlpha, shift: 1 },
  ];
  for (const { from, to, shift } of planes) {
    const [width, height] = [level.width >> shift, level.height >> shift];
    for (let row = 0; row < height; row += 2) {
      const upper = from + row * width;
      memory.kernels.halve(upper, upper + width, to + (row * width) / 4, width);
    }
  }
  measureTiles(memory, half);
  return half;
}
