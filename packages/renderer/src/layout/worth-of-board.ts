import type { Box, DrawingElement } from '../timeline/drawing.ts';
import { wholeOfStep } from '../timeline/picture-steps.ts';
import type { BoardContent } from './board-content.ts';
import { boxAround } from './boxes.ts';
import { coveredPart, usableArea } from './covered-part.ts';
import { goodSize } from './lettering-size.ts';
import { badBreak } from './word-columns.ts';

/** What counts on a board: what is covered, how far it spreads, its middle, its largest picture, what is hardly seen and what is seen less well, words one below the other, and what is missing. */
const weights = {
  covered: 1,
  spread: 0.35,
  aside: 0.6,
  main: 1.55,
  outdone: 0.5,
  missing: 0.6,
  small: 0.7,
  tiny: 0.14,
  slight: 0.42,
  slightMain: 0.7,
  column: 0.55,
} as const;
/** So much larger than the main picture another one would be seen first. */
const asLarge = 0.85;
/** The side of a square that a picture is hardly seen in. */
const icon = 200;
/** What a picture covers of a board that is seen as well as the others. */
const good = 0.1;
/** And what its main picture covers that is seen as what it is about; on a phone another one stands beneath it. */
const leastMain = { '16:9': 0.28, '9:16': 0.22 } as const;
/** A main picture that covers this part of a board is large enough. */
const enoughMain = { '16:9': 0.42, '9:16': 0.36 } as const;

/** How well a finished board uses its room: more is better. */
export function worthOfBoard(
  elements: readonly DrawingElement[],
  content: BoardContent,
  missing: number,
): number {
  const { aspect, template } = content;
  const room = usableArea(aspect);
  const whole = room.width * room.height;
  const boxes = elements.flatMap((each) =>
    each.kind === 'text' || each.kind === 'illustration' || each.kind === 'strokes' ? [each] : [],
  );
  const [first] = boxes;
  if (first === undefined) {
    return -missing;
  }
  const covered = boxes.reduce((sum, { box }) => sum + areaOf(box), 0);
  const shown = wholePictures(elements);
  const pictures = shown.map(({ box }) => areaOf(box));
  const mains = mainsOf(shown, content);
  const main = mains.reduce((sum, { box }) => sum + areaOf(box), 0);
  const lesser = Math.min(...mains.map(({ box }) => areaOf(box)));
  const others = Math.max(0, ...shown.filter((each) => !mains.includes(each)).map(({ box }) => areaOf(box)));
  const middle = {
    x: boxes.reduce((sum, { box }) => sum + (box.x + box.width / 2) * areaOf(box), 0) / covered,
    y: boxes.reduce((sum, { box }) => sum + (box.y + box.height / 2) * areaOf(box), 0) / covered,
  };
  const aside =
    Math.abs(middle.x - room.x - room.width / 2) / room.width +
    Math.abs(middle.y - room.y - room.height / 2) / room.height;
  return (
    weights.covered *
      coveredPart(
        boxes.map(({ box }) => box),
        aspect,
      ) +
    weights.spread * (spreadOf(boxes.map(({ box }) => box)) / whole) +
    weights.main * Math.min(enoughMain[aspect], main / whole) -
    weights.slightMain * (isOfOne(template) ? Math.max(0, 1 - main / whole / leastMain[aspect]) : 0) -
    weights.aside * aside -
    weights.outdone * (others > lesser * asLarge && (isOfOne(template) || isOfTwo(template)) ? 1 : 0) -
    weights.small * boxes.reduce((sum, each) => sum + smallness(each, content), 0) -
    weights.tiny * pictures.filter((area) => area < icon ** 2).length -
    weights.slight * pictures.reduce((sum, area) => sum + Math.max(0, 1 - area / (whole * good)), 0) -
    weights.column * boxes.reduce((sum, each) => sum + brokenness(each, content), 0) -
    weights.missing * missing
  );
}

interface WholePicture {
  readonly name: string;
  readonly box: Box;
}

/** Every picture with all that is drawn of it later. */
function wholePictures(elements: readonly DrawingElement[]): WholePicture[] {
  const known = new Map<string, Box>();
  const alone: WholePicture[] = [];
  for (const element of elements) {
    if (element.kind === 'illustration') {
      alone.push({ name: element.name, box: element.box });
    } else if (element.kind === 'strokes') {
      const name = wholeOfStep(element.name);
      const before = known.get(name);
      known.set(name, before === undefined ? element.box : boxAround([before, element.box]));
    }
  }
  return [...alone, ...[...known].map(([name, box]) => ({ name, box }))];
}

/** What a board is about: of two that are compared both, else its first picture, whenever that is drawn. */
function mainsOf(shown: readonly WholePicture[], { pictures, template }: BoardContent): WholePicture[] {
  const count = isOfTwo(template) ? 2 : 1;
  const meant = pictures.slice(0, count).map(({ name }) => name);
  const found = shown.filter(({ name }) => meant.includes(name)).slice(0, count);
  return found.length > 0 ? found : shown.slice(0, count);
}

/** From 0, where lettering is read without effort, to 1; what is nearly as large is nearly as good. */
function smallness(element: DrawingElement, content: BoardContent): number {
  if (element.kind !== 'text') {
    return 0;
  }
  const lacking = 1 - element.fontSize / goodSize(content, element.role);
  return lacking <= 0 ? 0 : Math.min(1, leastSmallness[content.aspect] + lacking / clearlySmaller);
}

/** A narrow column counts as so much of a broken one. */
const leastBroken = 0.45;
/** On a phone nobody looks closer. */
const leastSmallness = { '16:9': 0.35, '9:16': 0.7 } as const;
const clearlySmaller = 0.1;

function brokenness(element: DrawingElement, { language }: BoardContent): number {
  const bad = element.kind === 'text' && element.role !== 'title' ? badBreak(element.lines, language) : 0;
  return bad === 0 ? 0 : Math.max(leastBroken, bad);
}

function isOfTwo(template: BoardContent['template']): boolean {
  return template === 'compare' || template === 'balance';
}

function isOfOne(template: BoardContent['template']): boolean {
  return template === 'hero' || template === 'list';
}

function areaOf({ width, height }: Box): number {
  return width * height;
}

function spreadOf(boxes: readonly Box[]): number {
  return areaOf(boxAround(boxes));
}
