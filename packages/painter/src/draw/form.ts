import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonStyle } from './person-style.ts';

/** Where forms are drawn, and how. The context's unit is a thousandth of a figure: a head is 300 high, chin to crown. */
export interface Easel {
  readonly context: SKRSContext2D;
  readonly style: PersonStyle;
  /** Colour of the light that falls from the upper left. */
  readonly light: Colour;
  readonly shadow: Colour;
}

export interface Form {
  readonly path: Path2D;
  readonly colour: Colour;
  /** How far the shadow on the lower right side reaches in, in figure units; 0: a flat form. */
  readonly turn?: number;
  readonly hasOutline?: boolean;
  /** Whether the side toward the light has a bright edge; not where forms of the same cloth meet. */
  readonly hasLight?: boolean;
}

const FAR = 2000;

/** Fills a form and gives it a body: shadow on the side away from the light, a light edge, a line around it. */
export function paintForm(
  easel: Easel,
  { path, colour, turn = 24, hasOutline = true, hasLight = true }: Form,
): void {
  const { context, style } = easel;
  context.fillStyle = css(colour);
  context.fill(path);
  if (turn > 0) {
    const shade = mix(mix(colour, easel.shadow, 0.55), [0, 0, 0], 0.12);
    paintEdge(easel, path, { x: -turn, y: -turn * 0.7, colour: css(shade, style.shadeStrength + 0.25) });
    if (hasLight && style.lightStrength > 0) {
      const lit = mix(colour, easel.light, 0.75);
      paintEdge(easel, path, { x: turn * 0.35, y: turn * 0.4, colour: css(lit, style.lightStrength) });
    }
  }
  if (hasOutline) {
    outline(easel, path, colour);
  }
}

/** Colours what of a form does not lie under the form itself, moved by `x`, `y`. */
function paintEdge(easel: Easel, path: Path2D, edge: { x: number; y: number; colour: string }): void {
  const { context, style } = easel;
  context.save();
  context.clip(path);
  const around = new Path2D();
  around.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  around.addPath(path);
  context.translate(edge.x, edge.y);
  if (style.shadeBlur > 0) {
    context.filter = `blur(${style.shadeBlur * scaleOf(context)}px)`;
  }
  context.fillStyle = edge.colour;
  context.fill(around, 'evenodd');
  context.restore();
}

/** The line of the form, where the style draws lines. */
export function outline(easel: Easel, path: Path2D, colour: Colour): void {
  const { context, style } = easel;
  if (style.outline === 0) {
    return;
  }
  context.lineWidth = style.outline;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = css(lineColour(easel, colour));
  context.stroke(path);
}

export function lineColour({ style }: Easel, colour: Colour): Colour {
  return mix(colour, [36, 22, 40], style.outlineDepth);
}

/** A soft spot: blush, glow, shadow under a chin. */
export function paintSpot(
  { context }: Easel,
  spot: { x: number; y: number; radiusX: number; radiusY: number; colour: Colour; alpha: number },
): void {
  context.save();
  context.translate(spot.x, spot.y);
  context.scale(1, spot.radiusY / spot.radiusX);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, spot.radiusX);
  gradient.addColorStop(0, css(spot.colour, spot.alpha));
  gradient.addColorStop(0.55, css(spot.colour, spot.alpha * 0.5));
  gradient.addColorStop(1, css(spot.colour, 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(0, 0, spot.radiusX, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** A filter's lengths are pixels, whatever the transform. */
function scaleOf(context: SKRSContext2D): number {
  return Math.abs(context.getTransform().a);
}

/** A closed curve through points, rounded at every one of them. */
export function smoothPath(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  const at = (index: number): readonly [number, number] =>
    points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  path.moveTo(startX, startY);
  for (let index = 0; index < points.length; index++) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // Catmull-Rom as a cubic: a sixth of the chord of the neighbours.
    path.bezierCurveTo(
      here[0] + (next[0] - before[0]) / 6,
      here[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - here[0]) / 6,
      next[1] - (after[1] - here[1]) / 6,
      next[0],
      next[1],
    );
  }
  path.closePath();
  return path;
}
