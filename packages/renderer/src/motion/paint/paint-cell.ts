import type { TextureLevel } from '../texture/texture.ts';
import type { PixelKernels, PixelMemory, WarpArguments } from '../wasm/pixel-memory.ts';
import type { Mesh } from './mesh.ts';
import { cellHeight, cellWidth } from './surface.ts';
import type { Surface } from './surface.ts';

/** What is painted in cells: a level of a texture as a mesh sees it. */
interface CellSource {
  readonly level: TextureLevel;
  readonly mesh: Mesh;
  readonly layer: { readonly opacity: number; readonly isLight: boolean };
}

/** Paints one cell of all three planes. */
export function paintCell(
  on: { readonly memory: PixelMemory; readonly surface: Surface },
  { level, mesh, layer }: CellSource,
  cell: {
    /** Index of the mesh's upper left corner. */
    readonly corner: number;
    /** Offset of the cell's first pixel in the brightness plane. */
    readonly target: number;
    readonly isCovering: boolean;
  },
): void {
  const { corner, isCovering } = cell;
  const { u, v, across } = mesh;
  const u0 = u[corner] ?? 0;
  const v0 = v[corner] ?? 0;
  const acrossU = (u[corner + 1] ?? 0) - u0;
  const acrossV = (v[corner + 1] ?? 0) - v0;
  const downU = (u[corner + across] ?? 0) - u0;
  const downV = (v[corner + across] ?? 0) - v0;
  const bentU = (u[corner + across + 1] ?? 0) - (u[corner + across] ?? 0) - acrossU;
  const bentV = (v[corner + across + 1] ?? 0) - (v[corner + across] ?? 0) - acrossV;
  const paint = kernelOf(on.memory.kernels, { isCovering, isLight: layer.isLight });
  const opacity = Math.round(layer.opacity * (layer.isLight ? 128 : 256));
  const [ux, vx] = [acrossU >> 5, acrossV >> 5];
  const [uy, vy] = [downU >> 4, downV >> 4];
  const [uxy, vxy] = [bentU >> 9, bentV >> 9];
  const { width, height } = level;
  const { surface } = on;
  const row = Math.floor(cell.target / surface.stride);
  const column = cell.target - row * surface.stride;
  const full: WarpArguments = [
    level.y,
    level.alpha,
    width,
    (width - 1) * 65536 - 1,
    (height - 1) * 65536 - 1,
    surface.y + cell.target,
    surface.stride,
    u0,
    v0,
    ux,
    vx,
    uy,
    vy,
    uxy,
    vxy,
    cellWidth,
    cellHeight,
    opacity,
    0,
  ];
  paint(...full);
  // Colour is sampled in the middle of two by two pixels; its own pixels are twice as large on both sides.
  const halfU = ((ux + uy - 65536) >> 2) + (u0 >> 1);
  const halfV = ((vx + vy - 65536) >> 2) + (v0 >> 1);
  const halfTarget = (row >> 1) * (surface.stride >> 1) + (column >> 1);
  const half = [
    level.halfAlpha,
    width >> 1,
    ((width >> 1) - 1) * 65536 - 1,
    ((height >> 1) - 1) * 65536 - 1,
  ] as const;
  const steps = [halfU, halfV, ux, vx, uy, vy, uxy * 2, vxy * 2, cellWidth >> 1, cellHeight >> 1] as const;
  paint(level.u, ...half, surface.u + halfTarget, surface.stride >> 1, ...steps, opacity, 128);
  paint(level.v, ...half, surface.v + halfTarget, surface.stride >> 1, ...steps, opacity, 128);
}

function kernelOf(
  kernels: PixelKernels,
  { isCovering, isLight }: { isCovering: boolean; isLight: boolean },
): PixelKernels['cover'] {
  if (isLight) {
    return kernels.lighten;
  }
  return isCovering ? kernels.cover : kernels.blend;
}
