import type { TextureLevel } from '../texture/texture.ts';
import type { PixelKernels, PixelMemory } from '../kernels/pixel-memory.ts';
import type { Mesh } from './mesh.ts';
import { cellHeight, cellWidth } from './surface.ts';
import type { Surface } from './surface.ts';

/** What is painted: a level of a texture as a mesh sees it. */
interface RunSource {
  readonly level: TextureLevel;
  readonly mesh: Mesh;
  readonly layer: { readonly opacity: number; readonly isLight: boolean };
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
  const { surface } = on;
  const steps = stepsOf(source.mesh, run);
  const kind = kernelOf(run, layer);
  const opacity = Math.round(layer.opacity * (layer.isLight ? 128 : 256));
  const width = run.count * cellWidth;
  const draw: Draw = { kernels: on.memory.kernels, steps, level, width };
  const full = run.y * surface.stride + run.x;
  const half = (run.y >> 1) * (surface.stride >> 1) + (run.x >> 1);
  if (kind === 'blend' && opacity === 256 && isPixelOnPixel(draw)) {
    layRun(draw, surface, { full, half });
    return;
  }
  paintBrightness(draw, surface, { kind, opacity, place: full });
  paintColours(draw, surface, { kind, opacity, place: half });
}

/** How a run is painted, and its first pixel in the planes. */
interface Manner {
  readonly kind: KernelName;
  readonly opacity: number;
  readonly place: number;
}

// Arguments are named one by one: spread, they would be lists made anew for each run.

function paintBrightness(
  { kernels, steps, level, width }: Draw,
  surface: Surface,
  { kind, opacity, place }: Manner,
): void {
  const { u, v, ux, vx, uy, vy, uxy, vxy } = steps;
  kernels[kind](
    level.y,
    level.alpha,
    level.width,
    (level.width - 1) * 65_536 - 1,
    (level.height - 1) * 65_536 - 1,
    surface.y + place,
    surface.stride,
    u,
    v,
    ux,
    vx,
    uy,
    vy,
    uxy,
    vxy,
    width,
    cellHeight,
    opacity,
    0,
  );
}

/** Colour is sampled in the middle of two by two pixels; its own pixels are twice as large on both sides. */
function paintColours(
  { kernels, steps, level, width }: Draw,
  surface: Surface,
  { kind, opacity, place }: Manner,
): void {
  const { u, v, ux, vx, uy, vy, uxy, vxy } = steps;
  kernels[pairs[kind]](
    level.u,
    level.halfAlpha,
    level.width >> 1,
    ((level.width >> 1) - 1) * 65_536 - 1,
    ((level.height >> 1) - 1) * 65_536 - 1,
    surface.u + place,
    surface.stride >> 1,
    ((ux + uy - 65_536) >> 2) + (u >> 1),
    ((vx + vy - 65_536) >> 2) + (v >> 1),
    ux,
    vx,
    uy,
    vy,
    uxy << 1,
    vxy << 1,
    width >> 1,
    cellHeight >> 1,
    opacity,
    128,
    level.v,
    surface.v + place,
  );
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

interface Draw {
  readonly kernels: PixelKernels;
  readonly steps: RunSteps;
  readonly level: TextureLevel;
  /** Pixels of the surface. */
  readonly width: number;
}

/** Lays a run whose pixels lie on those of the surface: nothing is sampled. */
function layRun(draw: Draw, surface: Surface, place: { full: number; half: number }): void {
  const { level } = draw;
  layPlane(draw, 0, {
    source: level.y,
    alpha: level.alpha,
    target: surface.y + place.full,
    stride: surface.stride,
  });
  const stride = surface.stride >> 1;
  layPlane(draw, 1, { source: level.u, alpha: level.halfAlpha, target: surface.u + place.half, stride });
  layPlane(draw, 1, { source: level.v, alpha: level.halfAlpha, target: surface.v + place.half, stride });
}

/** `half` is 0 for brightness, 1 for the colour planes of half the width and height. */
function layPlane(
  { kernels, steps, level, width }: Draw,
  half: 0 | 1,
  plane: { source: number; alpha: number; target: number; stride: number },
): void {
  const row = level.width >> half;
  const offset = (steps.v >> (16 + half)) * row + (steps.u >> (16 + half));
  kernels.lay(
    plane.source + offset,
    plane.alpha + offset,
    row,
    plane.target,
    plane.stride,
    width >> half,
    cellHeight >> half,
  );
}

/** Whether a run shows whole pixels of a level, neither moved by a part of one nor scaled. */
function isPixelOnPixel({ steps, level, width }: Draw): boolean {
  const { u, v, ux, vx, uy, vy } = steps;
  const isUpright = ux === 65_536 && vy === 65_536 && vx === 0 && uy === 0;
  // Even positions, so that colour pixels lie on each other as well.
  const isOnGrid = (u & 0x1ffff) === 0 && (v & 0x1ffff) === 0;
  const isInside = u >= 0 && v >= 0 && u >> 16 <= level.width - width && v >> 16 <= level.height - cellHeight;
  return isUpright && isOnGrid && isInside;
}

type KernelName = 'cover' | 'blend' | 'lighten';

/** The loop that goes over both colour planes. */
const pairs = {
  cover: 'coverPair',
  blend: 'blendPair',
  lighten: 'lightenPair',
} as const satisfies Record<KernelName, keyof PixelKernels>;

function kernelOf({ isCovering }: CellRun, { isLight }: RunSource['layer']): KernelName {
  if (isLight) {
    return 'lighten';
  }
  return isCovering ? 'cover' : 'blend';
}
