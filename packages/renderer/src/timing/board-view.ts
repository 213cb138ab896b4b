import type { PixelBox } from '../draw/coverage.ts';
import type { Sketch } from '../draw/sketch.ts';
import { boardRegions } from '../layout/safe-area.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';

/** What the camera sees of the board: the corner of a part of it in pixels, shown so many times as large. */
export interface BoardView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Only here it is shown nearer: what is around this part of the frame stays as it is drawn. The whole frame when left out. */
  readonly window?: PixelBox;
}

/** A board as it is drawn. */
export interface DrawnBoard {
  readonly scene: DrawnScene;
  readonly sketches: readonly (Sketch | null)[];
  readonly pixelsPerUnit: number;
}

/** Nearer than this letters look coarse; less is not seen. */
const scales = { largest: 1.4, smallest: 1.06 } as const;
/** Room round what is looked at, as a part of its size: a window has its edge near by. */
const marginParts = { frame: 0.16, window: 0.05 } as const;
/** Board units above lettering: upright films have buttons there. */
const margins = { '16:9': 20, '9:16': 110 } as const;
/** The line under a title is above this, and a frame's own line outside of this. */
const titleGap = 24;
const frameLine = 8;

interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface SeenBox {
  readonly span: Span;
  readonly isText: boolean;
  /** It is seen in every view, whatever else leaves the frame. */
  readonly isKept: boolean;
}

/** Where a part of the board is shown. */
interface ViewedFrame extends Span {
  /** Above the subtitles. */
  readonly lowest: number;
  /** Lettering stays so far from the edges. */
  readonly margin: { readonly side: number; readonly top: number };
}

/** The view after a part of the way from the whole board to another view; it begins and ends slowly. */
export function viewTowards(target: BoardView, part: number): BoardView {
  const eased = part * part * (3 - 2 * part);
  const scale = 1 + (target.scale - 1) * eased;
  // The point that stays where it is: so the way is straight.
  const still = { x: target.x / (1 - 1 / target.scale), y: target.y / (1 - 1 / target.scale) };
  return { ...target, x: still.x * (1 - 1 / scale), y: still.y * (1 - 1 / scale), scale };
}

/** A thing or somebody; the lines of a place are round all of them. */
export function isPicture(element: DrawnScene['drawing']['elements'][number] | undefined): boolean {
  return (
    element?.kind === 'illustration' || (element?.kind === 'strokes' && !element.name.startsWith('place-'))
  );
}

/**
 * The view of a picture from near; null where there is no room for it. A picture in a frame of its own is seen nearer inside
 * of it. The heading never leaves: it is in the view, or stays where it is while what is beneath it comes nearer.
 */
export function closerView(board: DrawnBoard, element: number | undefined): BoardView | null {
  const { scene, sketches } = board;
  const spoken = sketches[element ?? -1] ?? null;
  if (spoken === null) {
    return null;
  }
  const picture = spanOf(spoken.box);
  const framed = scene.drawing.elements.findIndex((each, index) => {
    const sketch = sketches[index] ?? null;
    return each.kind === 'strokes' && each.isFramed === true && sketch !== null && holds(sketch.box, picture);
  });
  return framed < 0
    ? (viewOfWhole(board, picture) ?? viewBeneathTitle(board, picture))
    : viewInFrame(board, picture, framed);
}

function viewOfWhole(board: DrawnBoard, picture: Span): BoardView | null {
  return viewWithout(boxesOf(board), {
    target: withMargin(picture, marginParts.frame),
    frame: frameOf(board),
  });
}

/** A heading over an upright board would leave the picture at the frame's edge. */
function viewBeneathTitle(board: DrawnBoard, picture: Span): BoardView | null {
  const title = boxesOf(board).find(({ isKept }) => isKept);
  if (title === undefined || board.scene.drawing.aspect === '9:16') {
    return null;
  }
  const frame = frameOf(board);
  const top = evenly(title.span.bottom + titleGap * board.pixelsPerUnit);
  return viewInWindow(boxesOf(board), picture, { ...frame, top });
}

function viewInFrame(board: DrawnBoard, picture: Span, framed: number): BoardView | null {
  const { scene, sketches, pixelsPerUnit } = board;
  const sketch = sketches[framed] ?? null;
  if (sketch === null) {
    return null;
  }
  const line = frameLine * pixelsPerUnit;
  const { left, top, right, bottom } = spanOf(sketch.box);
  const inner = {
    left: evenly(left + line),
    top: evenly(top + line),
    right: evenly(right - line) - 2,
    bottom: evenly(bottom - line) - 2,
  };
  // What a place is made of may be cut by its frame.
  const isScenery = (index: number): boolean => {
    const element = scene.drawing.elements[index];
    return (
      element?.kind === 'strokes' && (element.isFramed === true || element.name.startsWith('place-later'))
    );
  };
  const boxes = boxesOf({ ...board, sketches: sketches.map((each, at) => (isScenery(at) ? null : each)) });
  return viewInWindow(boxes, picture, {
    ...inner,
    lowest: inner.bottom,
    margin: { side: 0, top: 0 },
  });
}

/** A view in a part of the frame; null where something lies across its edge, of which half would stay behind. */
function viewInWindow(boxes: readonly SeenBox[], picture: Span, frame: ViewedFrame): BoardView | null {
  const { left, top, right, bottom } = frame;
  const inside = boxes.filter(({ span }) => !isOutside(span, frame));
  const isAcross = inside.some(
    ({ span }) => span.left < left || span.top < top || span.right > right || span.bottom > bottom,
  );
  const view = isAcross
    ? null
    : viewWithout(inside, { target: withMargin(picture, marginParts.window), frame });
  return view === null
    ? null
    : { ...view, window: { x: left, y: top, width: right - left, height: bottom - top } };
}

function frameOf({ scene, pixelsPerUnit }: DrawnBoard): ViewedFrame {
  const { aspect } = scene.drawing;
  const { subtitles } = boardRegions(aspect);
  return {
    left: 0,
    top: 0,
    right: Math.round((aspect === '16:9' ? 1920 : 1080) * pixelsPerUnit),
    bottom: Math.round((aspect === '16:9' ? 1080 : 1920) * pixelsPerUnit),
    lowest: (subtitles.y - 16) * pixelsPerUnit,
    margin: { side: 30 * pixelsPerUnit, top: margins[aspect] * pixelsPerUnit },
  };
}

function boxesOf({ scene, sketches }: DrawnBoard): SeenBox[] {
  const { elements } = scene.drawing;
  return sketches.flatMap((sketch, index): SeenBox[] => {
    const element = elements[index];
    const isText = element?.kind === 'text';
    return sketch === null || element?.kind === 'accent'
      ? []
      : [{ span: spanOf(sketch.box), isText, isKept: isText && element.role === 'title' }];
  });
}

/** The nearest view of a part of the board that shows nothing wrong. */
function viewWithout(
  boxes: readonly SeenBox[],
  { target, frame }: { target: Span; frame: ViewedFrame },
): BoardView | null {
  let wanted = target;
  for (let attempt = 0; attempt <= boxes.length; attempt++) {
    const view = viewOf(wanted, frame);
    const wrong = boxes.find((box) => isSeenWrong(box, { view, frame }));
    if (wrong === undefined) {
      return view.scale < scales.smallest ? null : view;
    }
    wanted = union(wanted, wrong.span);
  }
  return null;
}

/** The view in which a part of the board lies in the middle of what is above the subtitles, inside the board. */
function viewOf(wanted: Span, { left, top, right, bottom, lowest }: ViewedFrame): BoardView {
  const scale = Math.max(
    1,
    Math.min(
      scales.largest,
      (right - left) / Math.max(1, wanted.right - wanted.left),
      (lowest - top) / Math.max(1, wanted.bottom - wanted.top),
    ),
  );
  const shown = 1 - 1 / scale;
  const within = (value: number, [from, to]: readonly [number, number]): number =>
    Math.max(from * shown, Math.min(to * shown, value));
  return {
    x: within((wanted.left + wanted.right) / 2 - (left + right) / 2 / scale, [left, right]),
    y: within((wanted.top + wanted.bottom) / 2 - (top + lowest) / 2 / scale, [top, bottom]),
    scale,
  };
}

/** What is cut by an edge, lettering also where it is too near to one, and anything that reaches under the subtitles. */
function isSeenWrong(
  { span, isText, isKept }: SeenBox,
  { view, frame }: { view: BoardView; frame: ViewedFrame },
): boolean {
  const { left, top, right, bottom } = seenSpan(span, view);
  const isAway = right <= frame.left || left >= frame.right || bottom <= frame.top;
  const { side, top: highest } = isText ? frame.margin : { side: 0, top: 0 };
  const isCut = left < frame.left + side || right > frame.right - side || top < frame.top + highest;
  return isAway ? isKept : bottom > frame.lowest || isCut;
}

function seenSpan({ left, top, right, bottom }: Span, { x, y, scale }: BoardView): Span {
  return {
    left: (left - x) * scale,
    top: (top - y) * scale,
    right: (right - x) * scale,
    bottom: (bottom - y) * scale,
  };
}

function isOutside(span: Span, { left, top, right, bottom }: Span): boolean {
  return span.right <= left || span.left >= right || span.bottom <= top || span.top >= bottom;
}

function holds(box: PixelBox, { left, top, right, bottom }: Span): boolean {
  const outer = spanOf(box);
  return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
}

/** Colours are kept for two by two pixels. */
function evenly(value: number): number {
  return Math.ceil(value / 2) * 2;
}

function spanOf({ x, y, width, height }: PixelBox): Span {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function withMargin({ left, top, right, bottom }: Span, part: number): Span {
  const [across, down] = [(right - left) * part, (bottom - top) * part];
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
