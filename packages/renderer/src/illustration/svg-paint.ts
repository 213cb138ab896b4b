import { DOMMatrix } from '@napi-rs/canvas';
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { SvgElement } from './svg-tree.ts';
import { parseTransform } from './svg-geometry.ts';

interface GradientStop {
  readonly offset: number;
  readonly colour: string;
}

/** What an area is filled with. */
export type Paint =
  | { readonly kind: 'colour'; readonly colour: string; readonly isOpaque: boolean }
  | {
      readonly kind: 'gradient';
      readonly shape: 'linear' | 'radial';
      /** x1 y1 x2 y2, or the inner and outer circle: x y radius x y radius. */
      readonly geometry: readonly number[];
      readonly matrix: DOMMatrix;
      readonly stops: readonly GradientStop[];
      readonly isOpaque: boolean;
    };

/** Reads a `fill` or `stroke` value; null when it paints nothing. */
export function readPaint(
  value: string,
  area: { byId: ReadonlyMap<string, SvgElement>; matrix: DOMMatrix; path: Path2D },
): Paint | null {
  const { byId, matrix, path } = area;
  const id = /^url\(#([^)]+)\)$/.exec(value)?.[1];
  if (id === undefined) {
    return { kind: 'colour', colour: value === 'currentColor' ? '#1f2430' : value, isOpaque: true };
  }
  const element = byId.get(id);
  if (element === undefined) {
    return null;
  }
  const stops = stopsOf(element, byId);
  if (stops.length === 0) {
    return null;
  }
  const isInUserSpace = element.attributes['gradientUnits'] === 'userSpaceOnUse';
  const space = isInUserSpace ? matrix : boundsMatrix(path);
  return {
    kind: 'gradient',
    shape: element.name === 'radialGradient' ? 'radial' : 'linear',
    geometry: geometryOf(element, isInUserSpace),
    matrix: space.multiply(parseTransform(element.attributes['gradientTransform'])),
    stops: stops.map(({ offset, colour }) => ({ offset, colour })),
    isOpaque: stops.every((stop) => stop.opacity > 0.85),
  };
}

/** A box of 0 to 1 laid over the area, which is what gradients without user space are measured in. */
function boundsMatrix(path: Path2D): DOMMatrix {
  const [left, top, right, bottom] = path.computeTightBounds();
  return new DOMMatrix([right - left, 0, 0, bottom - top, left, top]);
}

function stopsOf(
  element: SvgElement,
  byId: ReadonlyMap<string, SvgElement>,
): readonly (GradientStop & { opacity: number })[] {
  const reference = element.attributes['href'] ?? element.attributes['xlink:href'];
  const source = reference === undefined ? element : (byId.get(reference.replace('#', '')) ?? element);
  return source.children
    .filter((child) => child.name === 'stop')
    .map((stop) => {
      const offset = stop.attributes['offset'] ?? '0';
      const opacity = Number(stop.attributes['stop-opacity'] ?? 1);
      const hex = longHex(stop.attributes['stop-color'] ?? '#000000');
      const alpha = Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0');
      const number = offset.endsWith('%') ? Number(offset.slice(0, -1)) / 100 : Number(offset);
      return { offset: Math.min(1, Math.max(0, number)), colour: `${hex}${alpha}`, opacity };
    });
}

function longHex(colour: string): string {
  const named: Record<string, string> = {
    gray: '#808080',
    red: '#ff0000',
    white: '#ffffff',
    black: '#000000',
  };
  if (/^#[0-9a-f]{3}$/i.test(colour)) {
    return `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`;
  }
  return colour.startsWith('#') ? colour : (named[colour] ?? '#808080');
}

function geometryOf(element: SvgElement, isInUserSpace: boolean): readonly number[] {
  const number = (key: string, standard: number): number => {
    const text = element.attributes[key];
    if (text === undefined) {
      return standard;
    }
    return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * (isInUserSpace ? 128 : 1) : Number(text);
  };
  if (element.name !== 'radialGradient') {
    return [number('x1', 0), number('y1', 0), number('x2', 1), number('y2', 0)];
  }
  const x = number('cx', 0.5);
  const y = number('cy', 0.5);
  return [number('fx', x), number('fy', y), 0, x, y, number('r', 0.5)];
}

/** Fills an area of a picture; the context is in grid units. */
export function fillWithPaint(
  context: SKRSContext2D,
  area: { path: Path2D; paint: Paint; opacity: number },
): void {
  const { path, paint, opacity } = area;
  context.globalAlpha = opacity;
  if (paint.kind === 'colour') {
    context.fillStyle = paint.colour;
    context.fill(path);
    context.globalAlpha = 1;
    return;
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = paint.geometry;
  const gradient =
    paint.shape === 'linear'
      ? context.createLinearGradient(a, b, c, d)
      : context.createRadialGradient(a, b, c, d, e, f);
  paint.stops.forEach((stop) => gradient.addColorStop(stop.offset, stop.colour));
  const { matrix } = paint;
  context.save();
  context.clip(path);
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  context.fillStyle = gradient;
  context.fillRect(-100_000, -100_000, 200_000, 200_000);
  context.restore();
  context.globalAlpha = 1;
}
