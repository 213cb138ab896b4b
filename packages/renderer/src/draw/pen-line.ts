import { seededRandom, smoothNoise } from './seeded-random.ts';
import { pointAt, polylineLength, resample } from './polyline.ts';
import type { Polyline } from './polyline.ts';

/** A line as a pen leaves it: points with a radius each, in pixels, ready to be drawn piece by piece. */
export interface PenLine {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
  /** Length in pixels. */
  readonly length: number;
}

export interface PenStyle {
  /** Width of the line in pixels where it is thickest. */
  readonly width: number;
  /** How far the line strays from its path, in pixels. */
  readonly wander: number;
  /** Distance over which it strays once to and fro, in pixels. */
  readonly wavelength: number;
  readonly seed: number;
  /** Closed outlines do not grow thin where they meet themselves. */
  readonly isClosed?: boolean;
}

/** Ends thin to this part of the width, as a marker lifted from the board leaves them. */
const taperedEnd = 0.62;
/** The width itself varies by this part, slowly, as pressure does. */
const pressureVariation = 0.1;

/** Draws a path as a hand would: it wanders slowly off its way, presses unevenly and thins out at the ends. */
export function penLine(path: Polyline, style: PenStyle): PenLine {
  // Of a broad marker a piece of a fifth of its width is as good: each piece visits all pixels around it.
  const step = Math.max(1.2, Math.min(style.width * 0.55, Math.max(5, style.width * 0.2)));
  const points = resample(path, step);
  const count = points.length;
  const noiseX = smoothNoise(style.seed);
  const noiseY = smoothNoise(style.seed + 7919);
  const pressure = smoothNoise(style.seed + 104729);
  const phase = seededRandom(style.seed)() * 200;
  const length = polylineLength(points);
  const taper = Math.min(length * 0.22, style.width * 6);
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const radius = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const at = index * step;
    const where = phase + at / style.wavelength;
    const point = pointAt(points, index);
    x[index] = point.x + noiseX(where) * style.wander;
    y[index] = point.y + noiseY(where) * style.wander;
    const fromEnd = Math.max(0, Math.min(at, length - at));
    const end = style.isClosed || taper === 0 ? 1 : Math.min(1, fromEnd / taper);
    const thinned = taperedEnd + (1 - taperedEnd) * Math.sqrt(end);
    radius[index] = (style.width / 2) * thinned * (1 + pressureVariation * pressure(where * 1.7));
  }
  return { x, y, radius, length };
}
