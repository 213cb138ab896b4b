import { createCanvas, Path2D, PathOp } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { pathContours } from '@kinora/renderer';
import type { OutlineShape, Place } from './outline.ts';

/** Fainter paint is light, shadow or blush, which a pen leaves out. */
const leastAlpha = 0.62;
/** Distance of places on a curve. */
const step = 9;
/** The pen of small shapes is fine: fingers would be nothing but ink. */
function inkOf(span: number): number {
  if (span < 60) {
    return 0.32;
  }
  return span < 130 ? 0.5 : 1;
}

/** Lines as wide as this are drawn with the picture's own pen. */
const penWidth = 9;

/** The commands by which a path is made in the context itself. */
const pathCommands = new Set([
  'moveTo',
  'lineTo',
  'quadraticCurveTo',
  'bezierCurveTo',
  'arc',
  'ellipse',
  'rect',
  'closePath',
]);

/**
 * Has something drawn and keeps what was filled and stroked as outlines, in the places where it would have come to lie:
 * whoever paints people for a canvas draws them for a pen as well.
 */
export function recordShapes(draw: (context: SKRSContext2D) => void): OutlineShape[] {
  const context = createCanvas(1, 1).getContext('2d');
  const record: ShapeRecord = { context, shapes: [], clips: [], current: new Path2D(), clip: null };
  const instead = insteadOf(record);
  const recorder = new Proxy(context, {
    get(target, name) {
      const own = typeof name === 'string' ? instead[name] : undefined;
      if (own !== undefined) {
        return own;
      }
      if (typeof name === 'string' && pathCommands.has(name)) {
        return (...given: unknown[]) => {
          // The commands of a path and of a context are the same, with the same values.
          Reflect.apply(Reflect.get(record.current, name) as () => unknown, record.current, given);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value; // A function bound is one.
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  draw(recorder);
  return record.shapes;
}

interface ShapeRecord {
  /** Keeps the transform and the colours. */
  readonly context: SKRSContext2D;
  readonly shapes: OutlineShape[];
  readonly clips: (Path2D | null)[];
  current: Path2D;
  clip: Path2D | null;
}

/** A path where it would come to lie. */
function seen({ context }: ShapeRecord, path: Path2D): Path2D {
  return new Path2D(path.transform(context.getTransform()));
}

function keepFill(record: ShapeRecord, path: Path2D): void {
  const { context, shapes, clip } = record;
  const fill = paintOf(context.fillStyle, context.globalAlpha);
  if (fill === undefined) {
    return;
  }
  const whole = seen(record, path);
  for (const contour of pathContours(clip === null ? whole : whole.op(clip, PathOp.Intersect), step)) {
    const points = contour.points.map(({ x, y }): Place => [x, y]);
    shapes.push({ points, fill, ink: clip === null ? inkOf(spanOf(points)) : 0.4 });
  }
}

function keepStroke(record: ShapeRecord, path: Path2D): void {
  const { context, shapes } = record;
  if (paintOf(context.strokeStyle, context.globalAlpha) === undefined) {
    return;
  }
  const scale = Math.abs(context.getTransform().a);
  const ink = Math.max(0.35, Math.min(1, (context.lineWidth * scale) / penWidth));
  for (const { points } of pathContours(seen(record, path), step)) {
    shapes.push({ points: points.map(({ x, y }): Place => [x, y]), isOpen: true, ink });
  }
}

/** What is done in place of a context's own commands. */
function insteadOf(record: ShapeRecord): Record<string, (...given: never[]) => unknown> {
  const given = (path?: Path2D): Path2D => (path instanceof Path2D ? path : record.current);
  return {
    beginPath: () => {
      record.current = new Path2D();
    },
    save: () => {
      record.clips.push(record.clip);
      record.context.save();
    },
    restore: () => {
      record.clip = record.clips.pop() ?? null;
      record.context.restore();
    },
    clip: (path?: Path2D) => {
      const own = seen(record, given(path));
      record.clip = record.clip === null ? own : new Path2D(own.op(record.clip, PathOp.Intersect));
    },
    fill: (path?: Path2D) => keepFill(record, given(path)),
    fillRect: (...[x, y, width, height]: [number, number, number, number]) => {
      const path = new Path2D();
      path.rect(x, y, width, height);
      keepFill(record, path);
    },
    stroke: (path?: Path2D) => keepStroke(record, given(path)),
    drawImage: () => undefined,
  };
}

/** '#rrggbb' of a paint; undefined for gradients and for what one sees through. */
function paintOf(style: unknown, alpha: number): string | undefined {
  if (typeof style !== 'string') {
    return undefined;
  }
  if (style.startsWith('#')) {
    return alpha < leastAlpha ? undefined : style.slice(0, 7);
  }
  const [red = 0, green = 0, blue = 0, own = 1] = (style.match(/[\d.]+/gu) ?? []).map(Number);
  const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  return own * alpha < leastAlpha ? undefined : `#${two(red)}${two(green)}${two(blue)}`;
}

function spanOf(points: readonly Place[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
