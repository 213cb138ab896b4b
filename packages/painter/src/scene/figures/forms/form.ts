import type { Colour } from '../../../canvas/colour.ts';

/** A place in a figure's own units: x to where it looks, y downwards, the ground at zero. */
export type Point = readonly [number, number];

/** Something drawn on a form, inside its outline: a stripe, a mouth, a patch of another colour. */
export interface Mark {
  readonly outline: readonly Point[];
  readonly tint: Colour;
  /** Width of a line in figure units; a mark without one is filled. */
  readonly line?: number;
  readonly alpha?: number;
}

/** One rounded body of a figure: a limb, a head, a wheel. Light falls on every form by itself. */
export interface Form {
  readonly outline: readonly Point[];
  readonly tint: Colour;
  /** How round it is: 0 a sheet of paper, 1 a ball. */
  readonly bulge: number;
  readonly marks?: readonly Mark[];
  /** Length of the hairs or feathers that stand out at its edge, in figure units. */
  readonly shag?: number;
  /** How far it lies in the figure's own shadow: limbs of the far side. */
  readonly shade?: number;
  /** Its light whatever the scene's: eyes and lamps; 1 is full light. */
  readonly lit?: number;
  /** Shines in the dark in its own colour. */
  readonly isLamp?: boolean;
  /** It can be shut. */
  readonly isEye?: boolean;
  /** It flows into the form below: no line where they meet, no shadow on it. */
  readonly isJoined?: boolean;
}

/** What a form may be besides outline and colour. */
export type FormLook = Omit<Form, 'outline' | 'tint' | 'bulge'> & { readonly bulge?: number };

/** A rounded closed form through points, written `x,y x,y …`. */
export function blob(points: string, tint: Colour, look: FormLook = {}): Form {
  return { bulge: 1, ...look, outline: curve(read(points), true), tint };
}

/** A form with straight edges. */
export function poly(points: string, tint: Colour, look: FormLook = {}): Form {
  return { bulge: 0.3, ...look, outline: read(points).map(([x = 0, y = 0]): Point => [x, y]), tint };
}

/** An ellipse. */
export function ball(
  [x, y, radiusX, radiusY = radiusX, degrees = 0]: readonly number[],
  tint: Colour,
  look: FormLook = {},
): Form {
  return { bulge: 1, ...look, outline: ellipse([x ?? 0, y ?? 0, radiusX ?? 0, radiusY ?? 0, degrees]), tint };
}

/** A limb through joints, written `x,y,radius x,y,radius …`: as thick at each as said, round at both ends. */
export function limb(joints: string, tint: Colour, look: FormLook = {}): Form {
  return { bulge: 1, ...look, outline: envelope(read(joints)), tint };
}

/** A line on a form: its width, or its width and how dense it is from 0 to 1. */
export function line(points: string, tint: Colour, stroke: number | readonly [number, number]): Mark {
  const [width, alpha] = typeof stroke === 'number' ? [stroke, 1] : stroke;
  return { outline: curve(read(points), false), tint, line: width, alpha };
}

/** A patch of another colour on a form. */
export function patch(points: string, tint: Colour, alpha = 1): Mark {
  return { outline: curve(read(points), true), tint, alpha };
}

/** A round patch. */
export function spot(place: readonly number[], tint: Colour, alpha = 1): Mark {
  const [x = 0, y = 0, radiusX = 0, radiusY = radiusX, degrees = 0] = place;
  return { outline: ellipse([x, y, radiusX, radiusY, degrees]), tint, alpha };
}

/** Where a figure's part is set: moved, scaled, turned about its own zero. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly degrees?: number;
  readonly isFlipped?: boolean;
}

/** The same forms at another place. */
export function placed(forms: readonly Form[], at: Placing): Form[] {
  const scale = at.scale ?? 1;
  const angle = ((at.degrees ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const mirror = at.isFlipped === true ? -1 : 1;
  const move = ([x, y]: Point): Point => [
    at.x + mirror * x * cos - y * sin,
    at.y + mirror * x * sin + y * cos,
  ];
  return forms.map((form) => ({
    ...form,
    outline: form.outline.map(move),
    ...(form.shag === undefined ? {} : { shag: form.shag * scale }),
    ...(form.marks === undefined
      ? {}
      : {
          marks: form.marks.map((mark) => ({
            ...mark,
            outline: mark.outline.map(move),
            ...(mark.line === undefined ? {} : { line: mark.line * scale }),
          })),
        }),
  }));
}

/** The same forms in shadow, as what belongs to the far side. */
export function inShade(forms: readonly Form[], shade: number): Form[] {
  return forms.map((form) => ({ ...form, shade: Math.max(form.shade ?? 0, shade) }));
}

function read(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/u)
    .map((point) => point.split(',').map(Number));
}

function ellipse([x = 0, y = 0, radiusX = 0, radiusY = 0, degrees = 0]: readonly number[]): Point[] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: 28 }, (_, index): Point => {
    const angle = (index / 28) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
}

/** Points along a Catmull-Rom curve through all values: places, or places with a radius. */
function through(knots: readonly number[][], isClosed: boolean): number[][] {
  const count = knots.length;
  const at = (index: number): readonly number[] =>
    knots[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [];
  const points: number[][] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < 7; step++) {
      const t = step / 7;
      points.push(b.map((value, axis) => spline([a[axis] ?? 0, value, c[axis] ?? 0, d[axis] ?? 0], t)));
    }
  }
  return isClosed ? points : [...points, [...at(count - 1)]];
}

function spline([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function curve(knots: readonly number[][], isClosed: boolean): Point[] {
  return through(knots, isClosed).map(([x = 0, y = 0]): Point => [x, y]);
}

/** The outline around circles that roll along a curve. */
function envelope(joints: readonly number[][]): Point[] {
  const spine = through(joints, false);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x = 0, y = 0, radius = 0], index) => {
    const before = spine[index - 1] ?? [x, y];
    const after = spine[index + 1] ?? [x, y];
    const angle = Math.atan2((after[1] ?? y) - (before[1] ?? y), (after[0] ?? x) - (before[0] ?? x));
    const across: Point = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    left.push([x + across[0], y + across[1]]);
    right.unshift([x - across[0], y - across[1]]);
    const isFirst = index === 0;
    if (isFirst || index === spine.length - 1) {
      const cap = roundEnd({ x, y, radius, angle, isFirst });
      (isFirst ? left : right).unshift(...cap);
    }
  });
  return [...left, ...right];
}

function roundEnd(end: { x: number; y: number; radius: number; angle: number; isFirst: boolean }): Point[] {
  const { x, y, radius, angle, isFirst } = end;
  const start = isFirst ? angle + Math.PI / 2 : angle - Math.PI / 2;
  return [1, 2, 3, 4, 5].map((step): Point => {
    const turn = start + (step / 6) * Math.PI;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  });
}
