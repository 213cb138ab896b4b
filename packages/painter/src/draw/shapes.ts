import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';

/** Places written `x,y x,y …`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A closed curve through places written `x,y x,y …`. */
export function shape(text: string): Path2D {
  return smoothPath(points(text));
}

export function rect(
  ...[x, y, width, height, radius = 8]: readonly [number, number, number, number, number?]
): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function round(
  ...[x, y, radiusX, radiusY = radiusX]: readonly [number, number, number, number?]
): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  return path;
}

/** A line of one colour without a body. */
export function stroke(
  easel: Easel,
  line: readonly Point[],
  [colour, width]: readonly [Colour, number],
): void {
  const path = limb(
    line,
    line.map(() => width),
  );
  paintForm(easel, { path, colour, turn: 0, hasOutline: false });
}

/** A straight piece of wood from one place to another, its ends square. */
export function plank([x, y]: Point, [toX, toY]: Point, width: number): Path2D {
  const length = Math.hypot(toX - x, toY - y);
  const across: Point = [((toY - y) / length) * (width / 2), ((x - toX) / length) * (width / 2)];
  const path = new Path2D();
  path.moveTo(x + across[0], y + across[1]);
  path.lineTo(toX + across[0], toY + across[1]);
  path.lineTo(toX - across[0], toY - across[1]);
  path.lineTo(x - across[0], y - across[1]);
  path.closePath();
  return path;
}
