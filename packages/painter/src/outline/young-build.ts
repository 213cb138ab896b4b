import { movedShapes, boundsOf } from './outline.ts';
import type { OutlineShape, Place } from './outline.ts';

/** A young one's build: a larger head with large eyes, short legs. */
const build = { head: 0.34, eyes: 1.55, legs: 0.7 } as const;

/** How far around the eye the head reaches, and where nothing of it is left, in heights. */
const reach = { whole: 0.26, none: 0.62 } as const;
/** How high the legs are, in heights. */
const legHeight = 0.38;

/** Tusks and antlers grow later: their tints. */
const ofAdults: ReadonlySet<string> = new Set(['#f4ecd8']);

/** Whether a shape is what only grown ones have. */
export function isOfAdults({ fill }: OutlineShape): boolean {
  return fill !== undefined && ofAdults.has(fill);
}

/** Animals are so small when young beside grown ones of their kind; small kinds are as small as they are. */
export function youngSize(size: number): number {
  if (size >= 1.1) {
    return size * 0.42;
  }
  return size > 0.45 ? size * 0.68 : size;
}

/** A beast's shapes as those of its young one, standing on the same ground. `isEye` tells eyes by their order. */
export function youngShapes(
  shapes: readonly OutlineShape[],
  isEye: (order: number) => boolean,
): OutlineShape[] {
  const eyes = shapes.filter((_, order) => isEye(order));
  if (eyes.length === 0) {
    return [...shapes];
  }
  const { top } = boundsOf(shapes);
  const middle = centreOf(eyes);
  return shapes.map((shape, order): OutlineShape => {
    const [own = shape] = isEye(order) ? enlarged(shape) : [shape];
    const move = (point: Place): Place => withShortLegs(withLargeHead(point, middle, -top), -top);
    return {
      ...own,
      points: own.points.map(move),
      ...(own.marks === undefined
        ? {}
        : { marks: own.marks.map((mark) => ({ ...mark, points: mark.points.map(move) })) }),
    };
  });
}

function centreOf(shapes: readonly OutlineShape[]): Place {
  const { left, right, top, bottom } = boundsOf(shapes);
  return [(left + right) / 2, (top + bottom) / 2];
}

function enlarged(eye: OutlineShape): OutlineShape[] {
  const [x, y] = centreOf([eye]);
  const { eyes: scale } = build;
  return movedShapes([eye], { x: x * (1 - scale), y: y * (1 - scale), scale });
}

/** What is near the eye moves away from it, so that the head grows and its neck goes along. */
function withLargeHead([x, y]: Place, [cx, cy]: Place, height: number): Place {
  const away = Math.hypot(x - cx, y - cy) / height;
  const part = Math.min(1, Math.max(0, (away - reach.whole) / (reach.none - reach.whole)));
  const scale = 1 + build.head * (1 - part * part * (3 - 2 * part));
  return [cx + (x - cx) * scale, cy + (y - cy) * scale];
}

function withShortLegs([x, y]: Place, height: number): Place {
  const top = -height * legHeight;
  return y >= top ? [x, y * build.legs] : [x, y - top + top * build.legs];
}
