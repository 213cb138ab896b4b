import type { Box, DrawingElement } from '../timeline/drawing.ts';
import type { BoardContent } from './board-content.ts';
import { coveredPart, usableArea } from './covered-part.ts';
import { goodSize } from './lettering-size.ts';
import { isWordColumn } from './word-columns.ts';

/** What counts on a board: what is covered, how far it spreads, its middle, its largest picture, what is hardly seen, words one below the other, and what is missing. */
const weights = {
  covered: 1,
  spread: 0.35,
  aside: 0.6,
  main: 1.55,
  outdone: 0.5,
  missing: 0.6,
  small: 0.7,
  tiny: 0.14,
  column: 0.3,
} as const;
/** So much larger than the main picture another one would be seen first. */
const asLarge = 0.85;
/** The side of a square that a picture is hardly seen in. */
const icon = 200;
/** A main picture that covers this part of a board is large enough. */
const enoughMain = 0.42;

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
  const pictures = boxes.filter(({ kind }) => kind !== 'text').map(({ box }) => areaOf(box));
  // Of two that are compared both are what a board is about.
  const mains = pictures.slice(0, isOfTwo(template) ? 2 : 1);
  const main = mains.reduce((sum, area) => sum + area, 0);
  const others = Math.max(0, ...pictures.slice(mains.length));
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
    weights.main * Math.min(enoughMain, main / whole) -
    weights.aside * aside -
    weights.outdone * (others > main * asLarge && isOfOne(template) ? 1 : 0) -
    weights.small * boxes.filter((each) => isSmall(each, content)).length -
    weights.tiny * pictures.filter((area) => area < icon ** 2).length -
    weights.column * boxes.filter((each) => isColumn(each, content)).length -
    weights.missing * missing
  );
}

function isSmall(element: DrawingElement, content: BoardContent): boolean {
  return element.kind === 'text' && element.fontSize < goodSize(content, element.role);
}

function isColumn(element: DrawingElement, { language }: BoardContent): boolean {
  return element.kind === 'text' && isWordColumn(element.lines, language);
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
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return width * (Math.max(...boxes.map((box) => box.y + box.height)) - y);
}
