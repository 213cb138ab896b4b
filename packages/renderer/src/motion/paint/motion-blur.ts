import type { FrameScale } from '../../draw/frame-scale.ts';
import { applied, inverted } from '../pose/homography.ts';
import type { PreparedScene } from '../pose/prepare-scene.ts';
import type { LayeredScene } from '../scene/layered-scene.ts';
import { colourOf } from '../texture/colour-map.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { createLayerPainter } from './paint-layers.ts';
import type { PosedLayer } from './paint-layers.ts';
import type { ParticlePainter } from './paint-particles.ts';
import { createSurface } from './surface.ts';
import type { Surface } from './surface.ts';

export interface BlurRequest {
  readonly scene: LayeredScene;
  readonly prepared: PreparedScene;
  readonly surface: Surface;
  readonly particles: ParticlePainter;
  readonly scale: FrameScale;
  readonly framesPerSecond: number;
}

/** Averages several moments of a frame where things are fast. */
export interface MotionBlur {
  /** Paints the streaked frame; false when nothing moves fast enough to be streaked. */
  paint(seconds: number): boolean;
}

/** Pixels a thing may move between two averaged moments before its copies come apart. */
const spacing = 3;
const mostMoments = 7;
/** From this many pixels of streak on, half the resolution shows everything there is to see. */
const coarseFrom = 6;

/** @returns a blur that answers false throughout when the scene asks for none */
export function createMotionBlur(memory: PixelMemory, request: BlurRequest): MotionBlur {
  const { scene, prepared, surface, particles, scale, framesPerSecond } = request;
  if (scene.motionBlur === 0) {
    return { paint: () => false };
  }
  const coarse = createSurface(memory, Math.ceil(surface.width / 4) * 2, Math.ceil(surface.height / 4) * 2);
  const sums = memory.reserve(surface.size * 2);
  const background = colourOf(scene.background);
  const painters = {
    fine: createLayerPainter(memory, surface),
    coarse: createLayerPainter(memory, coarse),
  };
  const openSeconds = scene.motionBlur / framesPerSecond;
  return {
    paint(seconds) {
      const shot = shotTimes(scene, seconds);
      const ends = [-0.5, 0.5].map((part) => heldIn(shot, seconds + part * openSeconds));
      const streak = longestStreak({ prepared, scale }, ends);
      if (streak < spacing) {
        return false;
      }
      const isCoarse = streak >= coarseFrom;
      const target = isCoarse ? coarse : surface;
      const painter = isCoarse ? painters.coarse : painters.fine;
      const pixelsPerUnit = isCoarse ? scale.pixelsPerUnit / 2 : scale.pixelsPerUnit;
      const moments = Math.max(2, Math.min(mostMoments, Math.ceil(streak / spacing / (isCoarse ? 2 : 1))));
      for (let moment = 0; moment < moments; moment++) {
        const at = heldIn(shot, seconds + ((moment + 0.5) / moments - 0.5) * openSeconds);
        painter.paint(prepared.pose('world', at, pixelsPerUnit), background);
        particles.paintQuick(target, at, pixelsPerUnit);
        memory.kernels.accumulate(target.y, sums, target.size);
      }
      memory.kernels.average(sums, target.y, Math.round(32_768 / moments), target.size);
      if (isCoarse) {
        enlarge(memory, coarse, surface);
      }
      return true;
    },
  };
}

/** When a shot begins and ends: a shutter that is open across a cut would mix two pictures. */
function shotTimes({ camera }: LayeredScene, seconds: number): { from: number; until: number } {
  const starts = camera.shots.map((shot) => shot.fromSeconds);
  return {
    from: Math.max(0, ...starts.filter((start) => start <= seconds + 1e-6)),
    until: Math.min(Infinity, ...starts.filter((start) => start > seconds + 1e-6)),
  };
}

function heldIn({ from, until }: { from: number; until: number }, seconds: number): number {
  return Math.max(from, Math.min(until - 1e-4, seconds));
}

/** How many pixels anything on the frame moves between two moments. */
function longestStreak(
  { prepared, scale }: Pick<BlurRequest, 'prepared' | 'scale'>,
  moments: readonly number[],
): number {
  const [before, after] = moments.map((at) => prepared.pose('world', at, scale.pixelsPerUnit));
  let longest = 0;
  before?.forEach((layer, index) => {
    const later = after?.[index];
    if (later !== undefined && layer.opacity >= leastOpaque) {
      longest = Math.max(longest, streakOf(layer, later, scale));
    }
  });
  return longest;
}

/** Shadows and other half-clear things need no streaks of their own: a shadow's rotor would blur the whole picture. */
const leastOpaque = 0.5;

/** The places of the frame that are looked at, as parts of it. */
const probes = [0.1, 0.5, 0.9];

function streakOf(before: PosedLayer, after: PosedLayer, { width, height }: FrameScale): number {
  // Small things between the places looked at.
  const { pictureWidth, pictureHeight } = before.texture;
  const [start, end] = [before, after].map(({ toTexture }) =>
    applied(inverted(toTexture), pictureWidth / 2, pictureHeight / 2),
  );
  const isInside = start !== undefined && start.x > 0 && start.y > 0 && start.x < width && start.y < height;
  let longest = isInside && end !== undefined ? Math.hypot(end.x - start.x, end.y - start.y) : 0;
  for (const across of probes) {
    for (const down of probes) {
      const [x, y] = [across * width, down * height];
      const from = applied(before.toTexture, x, y);
      const to = applied(after.toTexture, x, y);
      const beside = applied(before.toTexture, x + 1, y);
      const pixel = Math.max(1e-3, Math.hypot(beside.x - from.x, beside.y - from.y));
      const isOnPicture =
        before.isEndless || (from.x >= 0 && from.y >= 0 && from.x <= pictureWidth && from.y <= pictureHeight);
      if (isOnPicture) {
        longest = Math.max(longest, Math.hypot(to.x - from.x, to.y - from.y) / pixel);
      }
    }
  }
  return longest;
}

/** Doubles a surface's pixels, bilinearly. */
function enlarge(memory: PixelMemory, from: Surface, to: Surface): void {
  const half = 32_768;
  for (const [source, target, shift] of [
    [from.y, to.y, 0],
    [from.u, to.u, 1],
    [from.v, to.v, 1],
  ] as const) {
    const width = Math.min(to.stride, from.stride * 2) >> shift;
    const stride = from.stride >> shift;
    const rows = from.height >> shift;
    const uMax = ((from.width >> shift) - 1) * 65_536 - 1;
    const place = [
      source,
      source,
      stride,
      uMax,
      (rows - 1) * 65_536 - 1,
      target,
      to.stride >> shift,
    ] as const;
    const steps = [-half / 2, -half / 2, half, 0, 0, half, 0, 0] as const;
    memory.kernels.cover(...place, ...steps, width, to.height >> shift, 256, 0);
  }
}
