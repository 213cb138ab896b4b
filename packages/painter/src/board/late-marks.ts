import { lettersInFourSeconds } from '@kinora/words';
import { boardRegions, ringRound } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { stressCueAt } from './cues.ts';
import { offsetOf } from './element-offset.ts';
import type { SceneText } from './scene-text.ts';
import { isSpokenOf } from './spoken-of.ts';

type Element = Drawing['elements'][number];
type Lettering = Extract<Element, { kind: 'text' }>;

/** Nothing new for so much of four seconds is long. */
const stridePart = 0.75;
/** So many of these waits give room for another ring round a picture. */
const stridesToRing = 4;
/** What is drawn at once takes the first of them. */
const firstPart = 0.75;
/** After this part of a narration the finished board is looked at. */
const lastPart = 0.94;
/** A board's own limit, see the renderer's plan of a drawing. */
const mostElements = 60;

/**
 * A drawing with marks where nothing new would be seen for some seconds: a ring round the label, or a line under the words, of
 * what is spoken of just then and was drawn last. Every lettering is marked once at most; a board that has none is left as it is.
 */
export function withLateMarks(drawing: Drawing, scene: SceneText): Drawing {
  const { narration, code } = scene;
  const { aspect } = drawing;
  // Nothing stands still for longer.
  const stride = lettersInFourSeconds[code] * stridePart;
  const elements = [...drawing.elements];
  const marked = new Set(elements.flatMap((element, at) => (isMarked(elements, at) ? [element] : [])));
  let seen = stride * firstPart;
  let lastMarked: Element['kind'] | undefined;
  while (seen + stride < narration.length * lastPart && elements.length < mostElements) {
    const next = elements.map((each) => offsetOf(each, scene)).find((offset) => offset > seen) ?? Infinity;
    if (next - seen <= stride) {
      seen = next;
      continue;
    }
    // Where there is too little to mark, what there is is spread over the rest.
    const left = elements
      .filter((each): each is Markable => isMarkable(each, { elements, aspect }) && !marked.has(each))
      .filter((each) => isSpokenOf(each, Math.round(seen + stride), { elements, scene })).length;
    const rest = narration.length * lastPart - seen;
    const wait = next === Infinity ? Math.max(stride, rest / (left + 1)) : stride;
    const offset = Math.round(seen + wait);
    const before = elements.findIndex((each) => offsetOf(each, scene) > offset);
    const end = before < 0 ? elements.length : before;
    // One ring shows what is meant, and more of them only where much time is left.
    const rings = elements.filter((each) => isRingOfPicture(each, elements)).length;
    const hasRings = rings > Math.floor(offset / (stride * stridesToRing));
    const drawn = elements
      .slice(0, end)
      .filter((each): each is Markable => isMarkable(each, { elements, aspect }) && !marked.has(each))
      .filter((each) => each.kind === 'text' || !hasRings)
      .filter((each) => isSpokenOf(each, offset, { elements, scene }));
    const target = drawn.findLast((each) => each.kind !== lastMarked) ?? drawn.at(-1);
    if (target === undefined) {
      // Nothing of what stands there is spoken of just then.
      seen = Math.min(next, offset);
      continue;
    }
    marked.add(target);
    lastMarked = target.kind;
    elements.splice(end, 0, {
      ...markFor({ elements, aspect }, target, offset),
      cue: stressCueAt(narration, offset, code),
    });
    seen = offset;
  }
  return { ...drawing, elements };
}

/** Words, and pictures that have room for a ring. */
function isMarkable(
  element: Element,
  { elements, aspect }: Pick<Drawing, 'elements' | 'aspect'>,
): element is Markable {
  if (element.kind === 'text') {
    return element.role !== 'title';
  }
  if (element.kind !== 'illustration' && element.kind !== 'strokes') {
    return false;
  }
  const ring = ringAbout(element.box);
  return isOnBoard(ring, aspect) && elements.every((other) => other === element || !meets(other, ring));
}

function isRingOfPicture(mark: Element, elements: readonly Element[]): boolean {
  return (
    mark.kind === 'frame' &&
    mark.shape === 'ellipse' &&
    elements.some(
      (each) =>
        (each.kind === 'illustration' || each.kind === 'strokes') &&
        isInside({ x: mark.box.x + mark.box.width / 2, y: mark.box.y + mark.box.height / 2 }, each),
    )
  );
}

type Markable = Extract<Element, { kind: 'text' | 'illustration' | 'strokes' }>;
type Box = Lettering['box'];

/** The line under a title is within this. */
const titleGap = 30;

/** How far a ring keeps away from the picture in it. */
const ringReach = 0.05;
/** And as a part of its width and height: a tighter one would cross what is drawn in its corners. */
const ringPart = 0.1;

function ringAbout({ x, y, width, height }: Box): Box {
  const reach = Math.max(width, height) * ringReach;
  const [across, down] = [width * ringPart + reach, height * ringPart + reach];
  return { x: x - across, y: y - down, width: width + across * 2, height: height + down * 2 };
}

/** What a mark keeps from the edges of the frame. */
const edge = 12;

/** A ring whose line is cut by an edge, or covered by the subtitles, is none. */
function isOnBoard({ x, y, width, height }: Box, aspect: Drawing['aspect']): boolean {
  const { left, right, subtitles } = boardRegions(aspect);
  return x > edge && y > edge && x + width < left + right - edge && y + height < subtitles.y - edge;
}

/** Words that a ring would cross; a label beneath its picture may touch it. */
function meets(other: Element, ring: Box): boolean {
  if (other.kind !== 'text' && other.kind !== 'illustration' && other.kind !== 'strokes') {
    return false;
  }
  const { box } = other;
  if (other.kind === 'text' && other.role === 'title') {
    return box.y + box.height + titleGap > ring.y;
  }
  const isBelow = other.kind === 'text' && box.y >= ring.y + ring.height - box.height * 0.5;
  return !isBelow && isReached(box, ring);
}

/** Whether any of a box lies within an ellipse. */
function isReached(box: Box, ring: Box): boolean {
  const offset = (from: number, size: number, middle: number): number =>
    Math.min(Math.max(middle, from), from + size) - middle;
  const across = offset(box.x, box.width, ring.x + ring.width / 2) / (ring.width / 2);
  const down = offset(box.y, box.height, ring.y + ring.height / 2) / (ring.height / 2);
  return Math.hypot(across, down) < 1;
}

function markFor(
  { elements, aspect }: Pick<Drawing, 'elements' | 'aspect'>,
  target: Markable,
  seed: number,
): Element {
  return target.kind === 'text'
    ? markOf(target, { elements, aspect, seed })
    : { kind: 'frame', shape: 'ellipse', box: ringAbout(target.box), width: 9, pen: 'first', seed };
}

/** A lettering that has a mark of its own already: a ring, a line or a sweep of the highlighter that waits for a word. */
function isMarked(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  return (
    element?.kind === 'text' &&
    elements.some((mark) => {
      const place = placeOf(mark);
      return place !== undefined && mark.cue !== undefined && isInside(place, element);
    })
  );
}

/** A picture's name has a line under it already, as wide as it is. */
function isUnderlined(elements: readonly Element[], { box }: Lettering): boolean {
  return elements.some(
    (line) =>
      line.kind === 'underline' &&
      Math.abs(line.from.x - box.x) < box.height &&
      Math.abs(line.to.x - box.x - box.width) < box.height &&
      Math.abs(line.from.y - box.y - box.height) < box.height / 2,
  );
}

function placeOf(element: Element): { x: number; y: number } | undefined {
  if (element.kind === 'frame') {
    return { x: element.box.x + element.box.width / 2, y: element.box.y + element.box.height / 2 };
  }
  return element.kind === 'highlight' ? element.from : undefined;
}

function isInside({ x, y }: { x: number; y: number }, { box }: { readonly box: Box }): boolean {
  return x >= box.x - 40 && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Words are underlined, and ringed where they are underlined already; a ring keeps clear of its letters and of all others. */
function markOf(
  target: Lettering,
  { elements, aspect, seed }: Pick<Drawing, 'elements' | 'aspect'> & { readonly seed: number },
): Element {
  const { box, pen } = target;
  const other = pen === 'first' ? 'second' : 'first';
  if (isUnderlined(elements, target)) {
    return { kind: 'frame', ...clearRing(target, { elements, aspect }), width: 8, pen: other, seed };
  }
  const y = box.y + box.height - 4;
  const [from, to] = [
    { x: box.x + 4, y: y + 3 },
    { x: box.x + box.width - 4, y: y - 3 },
  ];
  return { kind: 'underline', from, to, width: 9, pen: other, seed };
}

function clearRing(
  target: Lettering,
  { elements, aspect }: Pick<Drawing, 'elements' | 'aspect'>,
): ReturnType<typeof ringRound> {
  const { left, right } = boardRegions(aspect);
  const ring = ringRound(target, { x: edge, width: left + right - edge * 2 });
  const isCrossed = elements.some(
    (each) => each !== target && each.kind === 'text' && isReached(each.box, ring.box),
  );
  // A word has no other one's mark over it: the narrow frame keeps to its own room.
  const { box } = target;
  return isCrossed ? ringRound(target, { x: box.x - 10, width: box.width + 20 }) : ring;
}
