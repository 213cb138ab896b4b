import type { PixelBox } from '../draw/coverage.ts';
import type { Sketch } from '../draw/sketch.ts';
import { boardRegions } from '../layout/safe-area.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import type { SceneClock, TimedStep } from './plan-drawing.ts';
import { spokenElements } from './spoken-elements.ts';

/** What the camera sees of the board: the corner of a part of it in pixels, shown so many times as large. */
export interface BoardView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface CameraMove {
  /** The view of a frame; null while the whole board is seen as it is drawn. */
  at(frame: number): BoardView | null;
}

/** The move begins when the hand is gone, takes its time, and is over before the page goes. */
const handGoneSeconds = 0.35;
const lastLookSeconds = 1;
const moveSeconds = { shortest: 0.9, longest: 1.6 } as const;
/** Nearer than this letters look coarse; less is not seen. */
const scales = { largest: 1.4, smallest: 1.06 } as const;
/** Room round what is looked at, as a part of its size. */
const marginPart = 0.16;

/** Board units above lettering: upright films have buttons there. */
const margins = { '16:9': 20, '9:16': 110 } as const;

interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CameraPlan {
  readonly scene: DrawnScene;
  readonly sketches: readonly (Sketch | null)[];
  readonly steps: readonly TimedStep[];
  readonly clock: SceneClock;
  readonly pixelsPerUnit: number;
  /** Something goes on in what is drawn: the camera waits for its end. */
  readonly isFlowing?: boolean;
}

/**
 * The camera's way: when everything is drawn it goes nearer to what was spoken of last, so far that no lettering is cut and
 * nothing comes under the subtitles. Null where there is no time or no room for it.
 */
export function planCamera(plan: CameraPlan): CameraMove | null {
  const { scene, steps, clock, isFlowing = false } = plan;
  const { framesPerSecond } = clock;
  const drawn = steps.reduce((end, step) => Math.max(end, step.end), 0);
  const first = Math.ceil(drawn + handGoneSeconds * framesPerSecond);
  const room = clock.frames - clock.exitFrames - first;
  const target = scene.camera === 'closer' ? closerView(plan, lastSpoken(plan)) : null;
  if (target === null || room < moveSeconds.shortest * framesPerSecond) {
    return null;
  }
  const length = Math.min(room, moveSeconds.longest * framesPerSecond);
  // A long look at a finished board is parted by the move, or ends with it.
  const look = (room - length) * (isFlowing ? 1 : 0.5) - lastLookSeconds * framesPerSecond;
  const start = first + Math.max(0, Math.round(look));
  return {
    at: (frame) => (frame < start ? null : viewTowards(target, Math.min(1, (frame + 1 - start) / length))),
  };
}

/** The view after a part of the way from the whole board to another view; it begins and ends slowly. */
export function viewTowards(target: BoardView, part: number): BoardView {
  const eased = part * part * (3 - 2 * part);
  const scale = 1 + (target.scale - 1) * eased;
  // The point that stays where it is: so the way is straight.
  const still = { x: target.x / (1 - 1 / target.scale), y: target.y / (1 - 1 / target.scale) };
  return { x: still.x * (1 - 1 / scale), y: still.y * (1 - 1 / scale), scale };
}

/** The picture that is spoken of last. */
function lastSpoken({ scene, clock }: CameraPlan): number | undefined {
  const { elements } = scene.drawing;
  const named = spokenElements(scene, clock.framesPerSecond);
  return named.findLast(({ element }) => isPicture(elements[element]))?.element;
}

/** The view of a picture from near; null where there is no room for it. */
export function closerView(
  { scene, sketches, pixelsPerUnit }: Pick<CameraPlan, 'scene' | 'sketches' | 'pixelsPerUnit'>,
  element: number | undefined,
): BoardView | null {
  const { elements, aspect } = scene.drawing;
  const spoken = sketches[element ?? -1] ?? null;
  if (spoken === null) {
    return null;
  }
  const { subtitles } = boardRegions(aspect);
  const frame = {
    width: Math.round((aspect === '16:9' ? 1920 : 1080) * pixelsPerUnit),
    height: Math.round((aspect === '16:9' ? 1080 : 1920) * pixelsPerUnit),
    lowest: (subtitles.y - 16) * pixelsPerUnit,
    margin: { side: 30 * pixelsPerUnit, top: margins[aspect] * pixelsPerUnit },
  };
  const boxes = sketches.flatMap((sketch, index) => {
    const kind = elements[index]?.kind;
    return sketch === null || kind === 'accent'
      ? []
      : [{ span: spanOf(sketch.box), isText: kind === 'text' }];
  });
  const target = withMargin(spanOf(spoken.box));
  const view = viewWithout(boxes, { target, frame, top: 0 });
  if (view !== null || aspect === '9:16') {
    // A heading over an upright board would leave the picture at the frame's edge.
    return view;
  }
  // Beneath the title there is more room to come nearer; below the board is paper, where the subtitles are.
  const title = sketches.find((_, index) => {
    const element = elements[index];
    return element?.kind === 'text' && element.role === 'title';
  });
  return title
    ? viewWithout(boxes, { target, frame, top: spanOf(title.box).bottom + titleGap * pixelsPerUnit })
    : null;
}

/** A thing or somebody; the lines of a place are round all of them. */
export function isPicture(element: DrawnScene['drawing']['elements'][number] | undefined): boolean {
  return (
    element?.kind === 'illustration' || (element?.kind === 'strokes' && !element.name.startsWith('place-'))
  );
}

/** The line under a title is above this. */
const titleGap = 24;

/** The nearest view of a part of the board that shows nothing wrong, and nothing above `top`. */
function viewWithout(
  boxes: readonly { readonly span: Span; readonly isText: boolean }[],
  { target, frame, top }: { target: Span; frame: ViewedFrame; top: number },
): BoardView | null {
  let wanted = { ...target, top: Math.max(target.top, top) };
  for (let attempt = 0; attempt <= boxes.length; attempt++) {
    const centred = viewOf(wanted, frame);
    const view = { ...centred, y: Math.max(centred.y, top) };
    const wrong = boxes.find(({ span, isText }) => isSeenWrong(seenSpan(span, view), { isText, frame }));
    if (wrong === undefined) {
      return view.scale < scales.smallest ? null : view;
    }
    const joined = union(wanted, wrong.span);
    wanted = { ...joined, top: Math.max(joined.top, top) };
  }
  return null;
}

interface ViewedFrame {
  readonly width: number;
  readonly height: number;
  /** Above the subtitles. */
  readonly lowest: number;
  /** Lettering stays so far from the edges. */
  readonly margin: { readonly side: number; readonly top: number };
}

/** The view in which a part of the board lies in the middle of what is above the subtitles, inside the board. */
function viewOf({ left, top, right, bottom }: Span, { width, height, lowest }: ViewedFrame): BoardView {
  const scale = Math.max(
    1,
    Math.min(scales.largest, width / Math.max(1, right - left), lowest / Math.max(1, bottom - top)),
  );
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - size / scale, value));
  return {
    x: within((left + right) / 2 - width / scale / 2, width),
    y: within((top + bottom) / 2 - lowest / scale / 2, height),
    scale,
  };
}

function seenSpan({ left, top, right, bottom }: Span, { x, y, scale }: BoardView): Span {
  return {
    left: (left - x) * scale,
    top: (top - y) * scale,
    right: (right - x) * scale,
    bottom: (bottom - y) * scale,
  };
}

/** What is cut by an edge, lettering also where it is too near to one, and anything that reaches under the subtitles. */
function isSeenWrong(
  { left, top, right, bottom }: Span,
  { isText, frame }: { isText: boolean; frame: ViewedFrame },
): boolean {
  const isAway = right <= 0 || left >= frame.width || bottom <= 0;
  const { side, top: highest } = isText ? frame.margin : { side: 0, top: 0 };
  const isCut = left < side || right > frame.width - side || top < highest;
  return !isAway && (bottom > frame.lowest || isCut);
}

function spanOf({ x, y, width, height }: PixelBox): Span {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function withMargin({ left, top, right, bottom }: Span): Span {
  const [across, down] = [(right - left) * marginPart, (bottom - top) * marginPart];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

function union(one: Span, other: Span): Span {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
