import type { OutlineShape, Place } from '../outline/index.ts';
import { line } from './stage/lines.ts';

/** Colours of what goes along the ways of a drawing. */
export const goes = {
  water: '#2b83cf',
  light: '#ffc928',
  heat: '#ff6a3d',
  foam: '#ffffff',
  air: '#a9c4d6',
  smoke: '#8c929a',
  ash: '#5d5956',
  acid: '#a3c832',
  sign: '#e8a33a',
} as const;

/** A shape along whose outline, or along a way of its own, something goes when the drawing is finished. */
export function flowing(
  shape: OutlineShape,
  { fill, width, way }: { fill: string; width: number; way?: readonly Place[] },
): OutlineShape {
  return { ...shape, flow: { width, fill, ...(way === undefined ? {} : { way }) } };
}

/** A way that is not drawn: only what goes along it is seen. */
export function way(points: readonly Place[], fill: string, width: number): OutlineShape {
  return flowing(line(points, 0), { fill, width });
}

/** The way of smoke or steam, which spreads as it goes. */
export function puffs(points: readonly Place[], fill: string, width: number): OutlineShape {
  return { ...line(points, 0), flow: { width, fill, isGrowing: true } };
}

/** Once round, as a wheel turns that rolls to the right. */
export function roundWay([x, y]: Place, radius: number): Place[] {
  return Array.from({ length: 33 }, (_, index): Place => {
    const angle = (index / 32) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
