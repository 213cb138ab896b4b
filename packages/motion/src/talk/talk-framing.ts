import type { CastPlan, PlacedPerson } from '@kinora/painter';

/** Where the camera is, in scene units from the scene's middle, and how far its lens reaches. */
export interface Framing {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/**
 * What a shot of people who speak shows: everybody, somebody from near, or with their hands, or over the other's shoulder,
 * one of two with the board, or the board alone.
 */
export type View =
  | { readonly of: 'all' }
  | { readonly of: 'person'; readonly index: number }
  | { readonly of: 'half'; readonly index: number }
  | { readonly of: 'over'; readonly index: number }
  | { readonly of: 'beside'; readonly index: number }
  | { readonly of: 'board' };

/** Faces are above the middle, where the upper third ends; subtitles have the lowest tenth. */
const faceHeight = 0.42;
/** Where somebody who looks to the other side stands across a picture. */
const facePart = 0.36;
const boardHeight = 0.46;
/** Who is not beside the middle is framed in it. */
const middle = 120;

/** From where a view is seen. */
export function framingOf(view: View, plan: CastPlan, aspectRatio: '16:9' | '9:16'): Framing {
  const isWide = aspectRatio === '16:9';
  const size = isWide ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
  const person = 'index' in view ? plan.people[view.index] : undefined;
  if (isClose(view) && person !== undefined) {
    const zoom = closeZoom(plan, isWide) * closeness[view.of];
    return { zoom, ...nearFace(person, { zoom, size }) };
  }
  const { panel } = plan;
  if (panel === undefined || view.of === 'all') {
    return { zoom: 1, x: 0, y: 0 };
  }
  const { box } = panel;
  if (view.of === 'beside' && person !== undefined) {
    return besideBoard(person, { box, size });
  }
  const zoom = Math.min((size.width * 0.9) / box.width, (size.height * 0.8) / box.height);
  const x = box.x + box.width / 2 - size.width / 2;
  const y = box.y + box.height / 2 + ((0.5 - boardHeight) * size.height) / zoom - size.height / 2;
  // Upright there is a person beneath the board, and as much room above it as there is.
  return { zoom, x, y: isWide ? y : Math.max(y, -110) };
}

/** As parts of the nearest. */
const closeness = { person: 1, half: 0.82, over: 0.94 } as const;

/** Whether somebody alone is looked at: what is behind and beside them is not shown then. */
export function isClose(view: View): view is View & { readonly of: keyof typeof closeness } {
  return view.of in closeness;
}

/** Two are smaller than one, and painted as large. */
function closeZoom({ people, panel }: CastPlan, isWide: boolean): number {
  if (!isWide) {
    return people.length > 1 ? 1.42 : 1.22;
  }
  return people.length > 1 || panel !== undefined ? 1.5 : 1.36;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function nearFace(
  { x, y }: PlacedPerson,
  { zoom, size }: { zoom: number; size: Size },
): Pick<Framing, 'x' | 'y'> {
  const across = x - size.width / 2;
  const side = Math.abs(across) < middle ? 0 : Math.sign(across);
  return {
    x: across - (side * (0.5 - facePart) * size.width) / zoom,
    y: y - size.height / 2 + ((0.5 - faceHeight) * size.height) / zoom,
  };
}

/** Shoulders are so far from the middle of who has them, in figure units. */
const shoulders = 260;
/** A board keeps its edge while the camera comes nearer. */
const boardMargin = 64;

/** Hands that come up to the shoulders are seen with whoever raises them, in figure units below the eyes. */
const handsBelow = 450;

/** One of two with all of the board, their hands, and nobody at the other side. */
function besideBoard(
  { x, y, scale }: PlacedPerson,
  { box, size }: { box: { x: number; y: number; width: number }; size: Size },
): Framing {
  const isLeft = x < size.width / 2;
  const left = isLeft ? x - shoulders * scale : box.x - boardMargin;
  const right = isLeft ? box.x + box.width + boardMargin : x + shoulders * scale;
  const [top, bottom] = [box.y - boardMargin / 2, y + handsBelow * scale];
  const zoom = Math.min(size.width / (right - left), size.height / (bottom - top));
  return {
    zoom,
    x: (left + right) / 2 - size.width / 2,
    y: bottom - size.height / (2 * zoom) - size.height / 2,
  };
}
