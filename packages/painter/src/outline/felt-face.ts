import { boundsOf, movedShapes } from './outline.ts';
import type { OutlineShape, Place } from './outline.ts';

/** What is drawn over a face for what somebody comes to feel, one after another, for eyes that look to the right. */
export interface FeltFace {
  readonly sad: readonly (readonly OutlineShape[])[];
  readonly glad: readonly (readonly OutlineShape[])[];
}

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The colour around it, and how far up and down that reaches. */
  readonly coat: string;
  /** A light behind dark glass: only what darkens it is seen. */
  readonly isOnScreen: boolean;
  readonly top: number;
  readonly bottom: number;
}

const tearBlue = '#8cc8ec';
const blush = '#ef9a94';

/** The lids, brows and tears of who is sad, and the closed eyes and cheeks of who is glad; nothing for who has no eyes. */
export function feltFace(
  shapes: readonly OutlineShape[],
  isEye: (order: number) => boolean,
): FeltFace | undefined {
  const eyes = shapes.flatMap((shape, order) => (isEye(order) ? [eyeAt(shape, shapes.slice(0, order))] : []));
  return eyes.length === 0
    ? undefined
    : {
        // On a black face no line is seen.
        sad: [eyes.flatMap((eye) => sadEye(eye, eyes)), eyes.slice(0, 1).flatMap(tears)],
        glad: [
          [
            ...eyes.filter(isLight).flatMap(laughingEye),
            ...eyes.filter(({ isOnScreen }) => isOnScreen).map(litArc),
          ],
        ],
      };
}

/** Of two eyes that look out of a face the right one has its outer corner on the right. */
function sadEye(eye: Eye, eyes: readonly Eye[]): OutlineShape[] {
  const isRight = eyes.length === 2 && eyes.every(({ x }) => x <= eye.x);
  const drawn = eye.isOnScreen ? darkenedCorner(eye) : heavyLid(eye);
  const shown = eye.isOnScreen || isLight(eye) ? drawn : [];
  return isRight ? movedShapes(shown, { x: eye.x * 2, isMirrored: true }) : shown;
}

function eyeAt(eye: OutlineShape, behind: readonly OutlineShape[]): Eye {
  const { left, right, top, bottom } = boundsOf([eye]);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.max(right - left, bottom - top) / 2;
  const under = behind.findLast(
    (shape) => shape.fill !== undefined && shape.isOpen !== true && isAround([x, y - radius], shape),
  );
  const coat = under?.fill ?? '#d8c8b8';
  const screen = under?.marks?.findLast(({ points }) => isAround([x, y], { points }))?.fill;
  const isOnScreen = screen !== undefined && isBlack(screen);
  return { x, y, radius, coat: isOnScreen ? screen : coat, isOnScreen, ...reachOf(under ?? eye) };
}

function reachOf(shape: OutlineShape): Pick<Eye, 'top' | 'bottom'> {
  const { top, bottom } = boundsOf([shape]);
  return { top, bottom };
}

function isAround([x, y]: Place, { points }: Pick<OutlineShape, 'points'>): boolean {
  const { left, right, top, bottom } = boundsOf([{ points }]);
  return x > left && x < right && y > top && y < bottom;
}

const darkest = 0x48;

/** No line is seen on it, or it is no colour of its own. */
function isBlack(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return colour !== 'paper' && Math.max(...parts) < darkest;
}

function isLight({ coat }: Eye): boolean {
  return !isBlack(coat);
}

/** Of a lit eye that laughs its upper rim is left. */
function litArc({ x, y, radius: r, coat }: Eye): OutlineShape {
  return { points: ellipse([x, y + r * 0.62], [r * 1.05, r * 0.95]), fill: coat, ink: 0 };
}

/** A lit eye is half dark from its outer corner on. */
function darkenedCorner({ x, y, radius: r, coat }: Eye): OutlineShape[] {
  const points: Place[] = [
    [x - r * 1.2, y + r * 0.5],
    [x - r * 1.2, y - r * 1.15],
    [x + r * 1.2, y - r * 1.15],
    [x + r * 1.2, y - r * 0.75],
  ];
  return [{ points, fill: coat, ink: 0 }];
}

/**
 * A lid hangs over the outer corner of an eye that is wide and wet, and the brow, bent like a roof, rises toward the nose. What
 * is drawn there for a brow already would frown under it.
 */
function heavyLid({ x, y, radius: r, coat, top }: Eye): OutlineShape[] {
  const arc = Array.from({ length: 7 }, (_, index): Place => {
    const angle = Math.PI * (0.92 + (index / 6) * 0.62);
    return [x + Math.cos(angle) * r * 1.3, y + Math.sin(angle) * r * 1.3];
  });
  const outer: Place = [x - r * 1.3, y + r * 0.2];
  const inner: Place = [x + r * 0.35, y - r * 1.05];
  return [
    // A face that ends right above the eye, as behind glass, has no brow to paint over.
    ...(top > y - r * 2.6
      ? []
      : [{ points: ellipse([x + r * 0.05, y - r * 1.7], [r * 1.9, r * 0.78]), fill: coat, ink: 0 }]),
    { points: [outer, ...arc, inner], fill: coat, ink: 0 },
    { points: [outer, [x - r * 0.5, y - r * 0.5], inner], isOpen: true, ink: 0.8 },
    { points: ellipse([x + r * 0.3, y + r * 0.42], [r * 0.3, r * 0.26]), fill: '#ffffff', ink: 0 },
    {
      points: [
        [x - r * 1.75, y - r * 0.85],
        [x - r * 0.7, y - r * 1.75],
        [x + r * 0.3, y - r * 2.3],
        [x + r * 1.25, y - r * 2.45],
      ],
      isOpen: true,
      ink: 1,
    },
  ];
}

function tears({ x, y, radius: r }: Eye): OutlineShape[] {
  return [2.4, 4.7].map((down, index) => drop([x - r * 0.2 - index * r * 0.4, y + r * down], r * 0.9));
}

function drop([x, y]: Place, size: number): OutlineShape {
  const round = Array.from({ length: 9 }, (_, index): Place => {
    const angle = -0.35 + (index / 8) * (Math.PI + 0.7);
    return [x + Math.cos(angle) * size * 0.58, y + Math.sin(angle) * size * 0.58];
  });
  return { points: [[x, y - size * 1.2], ...round], fill: tearBlue, ink: 0.5 };
}

function cheek(middle: Place, r: number): OutlineShape {
  return { points: ellipse(middle, [r * 1.1, r * 0.62]), fill: blush, ink: 0 };
}

function laughingEye({ x, y, radius: r, coat, bottom }: Eye): OutlineShape[] {
  return [
    { points: ellipse([x, y], [r * 1.3, r * 1.35]), fill: coat, ink: 0 },
    {
      points: [
        [x - r * 1.15, y + r * 0.35],
        [x - r * 0.6, y - r * 0.5],
        [x, y - r * 0.75],
        [x + r * 0.6, y - r * 0.5],
        [x + r * 1.15, y + r * 0.35],
      ],
      isOpen: true,
      ink: 1,
    },
    ...(bottom < y + r * 3 ? [] : [cheek([x - r * 0.2, y + r * 2.1], r)]),
  ];
}

function ellipse([x, y]: Place, [across, down]: Place): Place[] {
  return Array.from({ length: 18 }, (_, index): Place => {
    const angle = (index / 18) * Math.PI * 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
}
