import type { PosedLayer } from './paint-layers.ts';
import { createLayerPainter } from './paint-layers.ts';
import { tileSize, measureTiles, reserveLevel } from '../texture/texture.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { cellHeight, cellWidth } from './surface.ts';
import type { Surface } from './surface.ts';

/** Soft, wide things lie one over the other many times: on so many times fewer pixels each way it looks the same. */
export const veilParts = 4;

/** A small picture that is painted anew for every frame and laid over it as a whole. */
export interface Veil {
  /** Paints on the empty veil, whose pixels are `veilParts` times as large, and lays it over a surface. */
  lay(surface: Surface, paint: (veil: Surface) => void): void;
}

export function createVeil(memory: PixelMemory, full: Surface): Veil {
  const grid = (length: number, step: number): number => Math.ceil(length / veilParts / step) * step;
  const [width, height] = [grid(full.width, cellWidth), grid(full.height, tileSize)];
  const level = reserveLevel(memory, width, height);
  const area = width * height;
  const { y, u, v, alpha, halfAlpha } = level;
  const planes = [y, u, v, alpha, halfAlpha].map((address, index) => ({
    address,
    bytes: index === 0 || index === 3 ? area : area / 4,
  }));
  const [columns, rows] = [width / cellWidth, height / cellHeight];
  const cover = { alpha, halfAlpha };
  const veil: Surface = { width, height, columns, rows, stride: width, y, u, v, cover, size: (area * 3) / 2 };
  const part = 1 / veilParts;
  const shift = (part - 1) / 2;
  const layer: PosedLayer = {
    id: 'veil',
    texture: { pictureWidth: width, pictureHeight: height, inset: 0, levels: [level] },
    toTexture: [part, 0, shift, 0, part, shift, 0, 0, 1],
    displace: null,
    reach: 0,
    opacity: 1,
    isLight: false,
    isEndless: true,
  };
  const painters = new Map<Surface, ReturnType<typeof createLayerPainter>>();
  return {
    lay(surface, paint) {
      for (const { address, bytes } of planes) {
        memory.bytes(address, bytes).fill(0);
      }
      paint(veil);
      measureTiles(memory, level);
      const painter = painters.get(surface) ?? createLayerPainter(memory, surface);
      painters.set(surface, painter);
      painter.paint([layer]);
    },
  };
}
