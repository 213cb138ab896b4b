import type { TextureLevel } from '../texture/texture.ts';
import type { PixelKernels, PixelMemory } from '../wasm/pixel-memory.ts';
import type { Mesh } from './mesh.ts';
import { cellHeight, cellWidth } from './surface.ts';
import type { Surface } from './surface.ts';

/** What is painted: a level of a texture as a mesh sees it. */
interface RunSource {
  readonly level: TextureLevel;
  readonly mesh: Mesh;
  readonly layer: { readonly opacity: number; readonly isLight: boolean };
}

/** One plane of a texture and of the surface. */
interface RunPlane {
  readonly source: number;
  readonly alpha: number;
  readonly target: number;
  /** 0 for brightness, 1 for the colour planes of half the width and height. */
  readonly half: 0 | 1;
  readonly bias: number;
}

/** A run as steps through a texture, in pixels times 65536; see `warp-kernels.ts`. */
interface RunSteps {
  readonly u: number;
  readonly v: number;
  readonly ux: number;
  readonly vx: number;
  readonly uy: number;
  readonly vy: number;
  readonly uxy: number;
  readonly vxy: number;
}

/** Some cells beside each other. */
export interface CellRun {
  /** Index of the mesh's upper left corner. */
  readonly corner: number;
  readonly count: number;
  /** The first pixel. */
  readonly x: number;
  readonly y: number;
  readonly isCovering: boolean;
}

/** Paints a run of cells in all three planes. */
export function paintRun(
  on: { readonly memory: PixelMemory; readonly surface: Surface },
  source: RunSource,
  run: CellRun,
): void {
  const { level, layer } = source;
  const { surface, memory } = on;
  const steps = stepsOf(source.mesh, run);
  const kind = kernelOf({ isCovering: run.isCovering, isLight: layer.isLight });
  const opacity = Math.round(layer.opacity * (layer.isLight ? 128 : 256));
  const place = run.y * surface.stride + run.x;
  const halfPlace = (run.y >> 1) * (surface.stride >> 1) + (run.x >> 1);
  const width = run.count * cellWidth;
  const draw = { kernels: memory.kernels, kind, steps, level, stride: surface.stride, opacity, width };
  paintPlane(draw, { source: level.y, alpha: level.alpha, target: surface.y + place, half: 0, bias: 0 });
  const colour = { alpha: level.halfAlpha, half: 1, bias: 128 } as const;
  paintPlane(draw, { ...colour, source: level.u, target: surface.u + halfPlace });
  paintPlane(draw, { ...colour, source: level.v, target: surface.v + halfPlace });
}

function stepsOf({ u, v, across }: Mesh, { corner, count }: CellRun): RunSteps {
  const [u0, v0] = [u[corner] ?? 0, v[corner] ?? 0];
  const acrossU = (u[corner + count] ?? 0) - u0;
  const acrossV = (v[corner + count] ?? 0) - v0;
  const downU = (u[corner + across] ?? 0) - u0;
  const downV = (v[corner + across] ?? 0) - v0;
  const bentU = (u[corner + across + count] ?? 0) - (u[corner + across] ?? 0) - acrossU;
  const bentV = (v[corner + across + count] ?? 0) - (v[corner + across] ?? 0) - acrossV;
  const width = count * cellWidth;
  return {
    u: u0,
    v: v0,
    ux: Math.floor(acrossU / width),
    vx: Math.floor(acrossV / width),
    uy: Math.floor(downU / cellHeight),
    vy: Math.floor(downV / cellHeight),
    uxy: Math.floor(bentU / (width * cellHeight)),
    vxy: Math.floor(bentV / (width * cellHeight)),
  };
}

function paintPlane(
  draw: {
    readonly kernels: PixelKernels;
    readonly kind: KernelName;
    readonly steps: RunSteps;
    readonly level: TextureLevel;
    readonly stride: number;
    readonly opacity: number;
    /** Pixels of the surface. */
    readonly width: number;
  },
  plane: RunPlane,
): void {
  const { steps, level } = draw;
  const { half } = plane;
  const { ux, vx, uy, vy } = steps;
  const [width, height] = [level.width >> half, level.height >> half];
  if (draw.kind === 'blend' && draw.opacity === 256 && isPixelOnPixel(steps, draw)) {
    const offset = (steps.v >> (16 + half)) * width + (steps.u >> (16 + half));
    const { source, alpha, target } = plane;
    const size = [draw.width >> half, cellHeight >> half] as const;
    draw.kernels.lay(source + offset, alpha + offset, width, target, draw.stride >> half, ...size);
    return;
  }
  // Colour is sampled in the middle of two by two pixels; its own pixels are twice as large on both sides.
  draw.kernels[draw.kind](
    plane.source,
    plane.alpha,
    width,
    (width - 1) * 65_536 - 1,
    (height - 1) * 65_536 - 1,
    plane.target,
    draw.stride >> half,
    half === 0 ? steps.u : ((ux + uy - 65_536) >> 2) + (steps.u >> 1),
    half === 0 ? steps.v : ((vx + vy - 65_536) >> 2) + (steps.v >> 1),
    ux,
    vx,
    uy,
    vy,
    steps.uxy << half,
    steps.vxy << half,
    draw.width >> half,
    cellHeight >> half,
    draw.opacity,
    plane.bias,
  );
}

/** Whether a run shows whole pixels of a level, neither moved by a part of one nor scaled. */
function isPixelOnPixel(
  { u, v, ux, vx, uy, vy }: RunSteps,
  { level, width }: { level: TextureLevel; width: number },
): boolean {
  const isUpright = ux === 65_536 && vy === 65_536 && vx === 0 && uy === 0;
  // Even positions, so that colour pixels lie on each other as well.
  const isOnGrid = (u & 0x1ffff) === 0 && (v & 0x1ffff) === 0;
  const isInside = u >= 0 && v >= 0 && u >> 16 <= level.width - width && v >> 16 <= level.height - cellHeight;
  return isUpright && isOnGrid && isInside;
}

type KernelName = 'cover' | 'blend' | 'lighten';

function kernelOf({ isCovering, isLight }: { isCovering: boolean; isLight: boolean }): KernelName {
  if (isLight) {
    return 'lighten';
  }
  return isCovering ? 'cover' : 'blend';
}
