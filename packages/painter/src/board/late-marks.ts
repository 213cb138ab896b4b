import type { Drawing } from '@kinora/renderer';
import { stressCueAt } from './cues.ts';
import type { SceneText } from './scene-text.ts';
import { lettersInFourSeconds } from './speaking-pace.ts';

type Element = Drawing['elements'][number];
type Lettering = Extract<Element, { kind: 'text' }>;

/** What is drawn at once takes the first of them. */
const firstPart = 0.75;
/** After this part of a narration the finished board is looked at. */
const lastPart = 0.94;
/** A board's own limit, see the renderer's plan of a drawing. */
const mostElements = 60;

/**
 * A drawing with marks where nothing new would be seen for some seconds: a ring round the label, or a line under the words, of
 * what was drawn last. Every lettering is marked once at most; a board that has none is left as it is.
 */
export function withLateMarks(drawing: Drawing, scene: SceneText): Drawing {
  const { narration, code } = scene;
  // Nothing stands still for longer.
  const stride = lettersInFourSeconds[code];
  const elements = [...drawing.elements];
  const marked = new Set(elements.flatMap((element, at) => (isMarked(elements, at) ? [element] : [])));
  let seen = stride * firstPart;
  while (seen + stride < narration.length * lastPart && elements.length < mostElements) {
    const next = elements.map((each) => offsetOf(each, scene)).find((offset) => offset > seen) ?? Infinity;
    if (next - seen <= stride) {
      seen = next;
      continue;
    }
    // Where there is too little to mark, what there is is spread over the rest.
    const left = elements.filter((each) => isMarkable(each) && !marked.has(each)).length;
    const rest = narration.length * lastPart - seen;
    const wait = next === Infinity ? Math.max(stride, rest / (left + 1)) : stride;
    const offset = Math.round(seen + wait);
    const before = elements.findIndex((each) => offsetOf(each, scene) > offset);
    const end = before < 0 ? elements.length : before;
    const target = elements.slice(0, end).findLast((each) => isMarkable(each) && !marked.has(each));
    if (target?.kind !== 'text') {
      seen = next === Infinity ? narration.length : next;
      continue;
    }
    marked.add(target);
    elements.splice(end, 0, {
      ...markOf(target, { isUnderlined: isUnderlined(elements, target), seed: offset }),
      cue: stressCueAt(narration, offset, code),
    });
    seen = offset;
  }
  return { ...drawing, elements };
}

/** Where in the narration an element is waited for; what waits for nothing is there from the start. */
function offsetOf({ cue }: Element, { narration }: SceneText): number {
  if (cue === undefined) {
    return 0;
  }
  if ('fraction' in cue) {
    return cue.fraction * narration.length;
  }
  const words = [...narration.matchAll(/\S*[\p{L}\p{N}]\S*/gu)];
  return words[cue.word]?.index ?? narration.length;
}

function isMarkable(element: Element): boolean {
  return element.kind === 'text' && element.role !== 'title';
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

function isInside({ x, y }: { x: number; y: number }, { box }: Lettering): boolean {
  return x >= box.x - 40 && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Words are underlined, and ringed where they are underlined already; a ring keeps clear of its letters. */
function markOf(target: Lettering, { isUnderlined, seed }: { isUnderlined: boolean; seed: number }): Element {
  const { box, fontSize, pen } = target;
  const other = pen === 'first' ? 'second' : 'first';
  if (isUnderlined) {
    const reach = fontSize * 0.5;
    const ring = { x: box.x - reach, y: box.y - 8, width: box.width + reach * 2, height: box.height + 20 };
    return { kind: 'frame', shape: 'ellipse', box: ring, width: 8, pen: other, seed };
  }
  const y = box.y + box.height - 4;
  const [from, to] = [
    { x: box.x + 4, y: y + 3 },
    { x: box.x + box.width - 4, y: y - 3 },
  ];
  return { kind: 'underline', from, to, width: 9, pen: other, seed };
}
