import { DOMMatrix, Path2D, PathOp, StrokeCap, StrokeJoin, FillType } from '@napi-rs/canvas';
import { parseSvgBody, elementsById } from './svg-tree.ts';
import type { SvgElement } from './svg-tree.ts';
import { parseTransform, shapePath } from './svg-geometry.ts';
import { readPaint } from './svg-paint.ts';
import type { Paint } from './svg-paint.ts';

/** A filled area of a picture in grid units, already moved, clipped and, for strokes, outlined. */
export interface PictureShape {
  readonly path: Path2D;
  readonly paint: Paint;
  /** 0 to 1; also 1 for gradients that fade, see `isSolid`. */
  readonly opacity: number;
  /** Whether it hides what lies beneath it everywhere: glints and shadows do not. */
  readonly isSolid: boolean;
}

/** A line drawing's stroke in grid units: the path itself, not its outline. */
export interface PictureLine {
  readonly path: Path2D;
  readonly width: number;
}

export interface Picture {
  readonly grid: number;
  /** From back to front. */
  readonly shapes: readonly PictureShape[];
  /** Lines in the current colour, which a line drawing consists of. */
  readonly lines: readonly PictureLine[];
}

interface Inherited {
  readonly matrix: DOMMatrix;
  readonly clip: Path2D | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly opacity: number;
}

interface Reading {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly shapes: PictureShape[];
  readonly lines: PictureLine[];
}

/** Presentation attributes an element hands down to its children. */
const handedDown = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
] as const;

/** Reads a picture of a bundled set into the areas and lines it is made of. */
export function readPicture(icon: { body: string; grid: number }): Picture {
  const elements = parseSvgBody(icon.body);
  const reading: Reading = { byId: elementsById(elements), shapes: [], lines: [] };
  const start: Inherited = { matrix: new DOMMatrix(), clip: null, attributes: {}, opacity: 1 };
  elements.forEach((element) => visit(element, start, reading));
  return { grid: icon.grid, shapes: reading.shapes, lines: reading.lines };
}

function visit(element: SvgElement, outer: Inherited, reading: Reading): void {
  if (['defs', 'clipPath', 'symbol', 'linearGradient', 'radialGradient'].includes(element.name)) {
    return;
  }
  const inherited = inherit(element, outer, reading);
  if (element.name === 'use') {
    const target = reading.byId.get(referenceOf(element));
    if (target !== undefined) {
      visit(target, inherited, reading);
    }
    return;
  }
  const path = shapePath(element);
  if (path !== null) {
    addShape(path, inherited, reading);
  }
  element.children.forEach((child) => visit(child, inherited, reading));
}

function inherit(element: SvgElement, outer: Inherited, reading: Reading): Inherited {
  const attributes: Record<string, string> = { ...outer.attributes };
  for (const key of handedDown) {
    const value = element.attributes[key];
    if (value !== undefined) {
      attributes[key] = value;
    }
  }
  const matrix = outer.matrix.multiply(parseTransform(element.attributes['transform']));
  const clipId = /url\(#([^)]+)\)/.exec(element.attributes['clip-path'] ?? '')?.[1];
  const own = clipId === undefined ? null : clipArea(reading.byId.get(clipId), matrix, reading);
  return {
    matrix,
    clip: own !== null && outer.clip !== null ? outer.clip.op(own, PathOp.Intersect) : (own ?? outer.clip),
    attributes,
    opacity: outer.opacity * Number(element.attributes['opacity'] ?? 1),
  };
}

function referenceOf(element: SvgElement): string {
  return (element.attributes['href'] ?? element.attributes['xlink:href'] ?? '').replace('#', '');
}

function clipArea(clip: SvgElement | undefined, matrix: DOMMatrix, reading: Reading): Path2D | null {
  const area = new Path2D();
  const collect = (element: SvgElement, at: DOMMatrix): void => {
    const here = at.multiply(parseTransform(element.attributes['transform']));
    const target = element.name === 'use' ? reading.byId.get(referenceOf(element)) : undefined;
    if (target !== undefined) {
      collect(target, here);
      return;
    }
    const path = shapePath(element);
    if (path !== null) {
      area.addPath(path.transform(here));
    }
  };
  clip?.children.forEach((child) => collect(child, matrix));
  return clip === undefined ? null : area;
}

function addShape(own: Path2D, inherited: Inherited, reading: Reading): void {
  const { attributes, matrix, clip, opacity } = inherited;
  if (attributes['fill-rule'] === 'evenodd') {
    own.setFillType(FillType.EvenOdd);
  }
  const add = (path: Path2D, colour: string): void => {
    const paint = readPaint(colour, { byId: reading.byId, matrix, path });
    if (paint === null || opacity === 0) {
      return;
    }
    const clipped = clip === null ? path : path.op(clip, PathOp.Intersect);
    reading.shapes.push({ path: clipped, paint, opacity, isSolid: opacity > 0.7 && paint.isOpaque });
  };
  const fill = attributes['fill'] ?? '#000000';
  if (fill !== 'none') {
    add(own.transform(matrix), fill);
  }
  const stroke = attributes['stroke'] ?? 'none';
  if (stroke === 'none') {
    return;
  }
  const width = Number(attributes['stroke-width'] ?? 1);
  if (stroke === 'currentColor') {
    reading.lines.push({ path: own.transform(matrix), width });
    return;
  }
  const cap = attributes['stroke-linecap'] === 'round' ? StrokeCap.Round : StrokeCap.Butt;
  const join = attributes['stroke-linejoin'] === 'round' ? StrokeJoin.Round : StrokeJoin.Miter;
  add(own.stroke({ width, cap, join, miterLimit: 10 }).transform(matrix), stroke);
}
