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

/** One plane of a texture and of the surface. */
interface RunPlane {
  readonly source: number;
  readonly alpha: number;
  readonly target: number;
  /** 0 for brightness, 1 for the colour planes of half the width and height. */
  readonly half: 0 | 1;
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
  const draw: Draw = { kernels: memory.kernels, steps, level, stride: surface.stride, width };
  if (kind === 'blend' && opacity === 256 && isPixelOnPixel(steps, draw)) {
    layRun(draw, surface, { full: place, half: halfPlace });
    return;
  }
  memory.kernels[kind](
    ...placed(draw, { source: level.y, alpha: level.alpha, target: surface.y + place, half: 0 }),
    ...moving(draw, 0),
    ...([width, cellHeight, opacity, 0] as const),
  );
  memory.kernels[`${kind}Pair`](
    ...placed(draw, { source: level.u, alpha: level.halfAlpha, target: surface.u + halfPlace, half: 1 }),
    ...moving(draw, 1),
    ...([width >> 1, cellHeight >> 1, opacity, 128, level.v, surface.v + halfPlace] as const),
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
  /** Of the surface. */
  readonly stride: number;
  /** Pixels of the surface. */
  readonly width: number;
}

function placed(
  { level, stride }: Draw,
  plane: RunPlane,
): readonly [number, number, number, number, number, number, number] {
  const { half, source, alpha, target } = plane;
  const [width, height] = [level.width >> half, level.height >> half];
  return [source, alpha, width, (width - 1) * 65_536 - 1, (height - 1) * 65_536 - 1, target, stride >> half];
}

/** Colour is sampled in the middle of two by two pixels; its own pixels are twice as large on both sides. */
function moving(
  { steps }: Draw,
  half: 0 | 1,
): readonly [number, number, number, number, number, number, number, number] {
  const { u, v, ux, vx, uy, vy, uxy, vxy } = steps;
  return [
    half === 0 ? u : ((ux + uy - 65_536) >> 2) + (u >> 1),
    half === 0 ? v : ((vx + vy - 65_536) >> 2) + (v >> 1),
    ux,
    vx,
    uy,
    vy,
    uxy << half,
    vxy << half,
  ];
}

/** Lays a run whose pixels lie on those of the surface: nothing is sampled. */
function layRun(
  { kernels, steps, level, stride, width }: Draw,
  surface: Surface,
  place: { full: number; half: number },
): void {
  const planes = [
    { source: level.y, alpha: level.alpha, target: surface.y + place.full, half: 0 },
    { source: level.u, alpha: level.halfAlpha, target: surface.u + place.half, half: 1 },
    { source: level.v, alpha: level.halfAlpha, target: surface.v + place.half, half: 1 },
  ] as const;
  for (const { source, alpha, target, half } of planes) {
    const row = level.width >> half;
    const offset = (steps.v >> (16 + half)) * row + (steps.u >> (16 + half));
    const size = [width >> half, cellHeight >> half] as const;
    kernels.lay(source + offset, alpha + offset, row, target, stride >> half, ...size);
  }
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
