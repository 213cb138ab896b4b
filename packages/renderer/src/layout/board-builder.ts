import { seededRandom } from '../draw/seeded-random.ts';
import type { SeededRandom } from '../draw/seeded-random.ts';
import { fitText, fitWholeText } from '../text/fit-text.ts';
import type { FittedText } from '../text/fit-text.ts';
import type {
  AccentElement,
  Box,
  Cue,
  DrawingElement,
  FrameElement,
  PenName,
  Point,
  StrokesElement,
  TextElement,
} from '../timeline/drawing.ts';
import { mostShapes } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { StyleLook } from '../timeline/drawing-style.ts';
import type { BoardContent, BoardPicture, StrokePart } from './board-content.ts';
import { boxInBox } from './boxes.ts';
import type { Stand } from './boxes.ts';
import { boxOfElement } from './free-room.ts';
import { leastSize } from './lettering-size.ts';
import { narratedOrder, positionOf } from './narrated-order.ts';
import { nameOfStep } from '../timeline/picture-steps.ts';

export interface TextPlace {
  readonly text: string;
  readonly role: TextElement['role'];
  readonly box: Box;
  readonly align: TextElement['align'];
  readonly pen: PenName;
  readonly largest: number;
  readonly smallest: number;
  readonly maxLines: number;
  /** Where in the box the lines stand when they do not fill it. */
  readonly stand?: Stand;
  readonly cue?: Cue | undefined;
  /** The same in fewer words, the longest first: taken where there is no room for all of them. */
  readonly shorter?: readonly string[] | undefined;
  /** It must stand there: lettered smaller than all else where there is no other way, and cut in the end. */
  readonly isKept?: boolean | undefined;
}

/** A mark that is drawn when a word is spoken, after everything else. */
export interface Stress {
  readonly pen: PenName;
  readonly cue: Cue | undefined;
}

interface PictureOptions {
  readonly stand?: Stand;
  readonly pen?: PenName;
  readonly strength?: number | undefined;
  readonly isFramed?: boolean | undefined;
}

/** Collects the elements of one board in drawing order, and hands every template the same chance and the same pens. */
export interface BoardBuilder {
  readonly content: BoardContent;
  readonly look: StyleLook;
  readonly random: SeededRandom;
  /** Finds lines and size of a text without writing it; not whole where it cannot be written large enough to be read. */
  fit(place: TextPlace): FittedText;
  /** Writes a text into a box; the element's own box is what its lines really take. Nothing where it would be small or cut. */
  text(place: TextPlace): TextElement | undefined;
  /** Draws a picture as large as a box allows. @returns the box it really takes */
  picture(picture: BoardPicture, box: Box, options?: PictureOptions): Box;
  arrow(from: Point, to: Point, options?: { bend?: number; pen?: PenName; cue?: Cue | undefined }): void;
  /** A marker line under a text, as wide as the text. */
  underline(under: Box, pen: PenName, options?: { width?: number; cue?: Cue | undefined }): void;
  line(from: Point, to: Point, options: { pen: PenName; width: number }): void;
  /** A broad marker's stroke that fills a box from left to right. */
  highlightBar(box: Box, pen: PenName): void;
  frame(shape: FrameElement['shape'], box: Box, pen: PenName): void;
  accent(shape: AccentElement['shape'], box: Box, options: { pen: PenName; cue?: Cue | undefined }): void;
  /** Rings words when one is spoken. */
  ring(ring: Pick<FrameElement, 'shape' | 'box'>, stress: Stress): void;
  /** Sweeps a highlighter from one point to another when a word is spoken. */
  highlight(sweep: { from: Point; to: Point; width: number }, stress: Stress): void;
  /** The boxes of everything that is placed. */
  taken(): Box[];
  /** Notes that something found no room. */
  leaveOut(count: number): void;
  /** How much found no room; what is missed less counts for less. */
  leftOut(): number;
  /** Everything placed, in the order in which it is narrated; marks on spoken words last. */
  finish(): DrawingElement[];
}

/** Width of the ink of pictures that are made of outlines. */
const inkWidth = 6.4;

/** @param mostLabel no label is lettered larger: those of one board are of one size. */
export function createBoardBuilder(content: BoardContent, mostLabel = Infinity): BoardBuilder {
  const random = seededRandom(content.seed);
  const look = styleLook(content.style ?? 'classic');
  const elements: DrawingElement[] = [];
  // Apart from the others: what has no cue belongs to what it follows, and that is never a part.
  const parts: DrawingElement[] = [];
  const stresses: DrawingElement[] = [];
  let left = 0;
  const seed = (): number => Math.floor(random() * 1_000_000);
  const fit = (place: TextPlace): FittedText => {
    const most = place.role === 'label' ? mostLabel : Infinity;
    return fitPlace({ ...place, largest: Math.min(place.largest, most) }, content, look);
  };
  return {
    content,
    look,
    random,
    fit,
    text(place) {
      const fitted = fit(place);
      if (!fitted.isWhole && place.isKept !== true) {
        left += 1;
        return undefined;
      }
      const element = textElement(place, fitted);
      elements.push(element);
      return element;
    },
    picture(picture, room, { stand = 'middle', pen = 'first', ...look } = {}) {
      // A glass is round, whatever is seen through it.
      const box = boxInBox(room, picture.detail === undefined ? (picture.ratio ?? 1) : 1, stand);
      const { whole, later } = pictureElements(picture, { box, pen, seed: seed(), ...look });
      elements.push(...whole);
      parts.push(...later);
      return box;
    },
    ...marksOn(elements, seed),
    ring(ring, { pen, cue }) {
      stresses.push({ kind: 'frame', ...ring, width: 8, pen, seed: seed(), ...timed(cue) });
    },
    highlight(sweep, { pen, cue }) {
      stresses.push({ kind: 'highlight', ...sweep, pen, seed: seed(), ...timed(cue) });
    },
    taken: () => [...elements, ...parts, ...stresses].map(boxOfElement),
    leaveOut(count) {
      left += count;
    },
    leftOut: () => left,
    finish: () => [...narratedOrder([...elements, ...parts]), ...narratedOrder(stresses)],
  };
}

/** What points at, underlines and frames what is shown. */
function marksOn(
  elements: DrawingElement[],
  seed: () => number,
): Pick<BoardBuilder, 'arrow' | 'underline' | 'line' | 'highlightBar' | 'frame' | 'accent'> {
  return {
    arrow(from, to, { bend = 0.3, pen = 'first', cue } = {}) {
      elements.push({ kind: 'arrow', from, to, bend, width: 10, pen, seed: seed(), ...timed(cue) });
    },
    underline(under, pen, { width = 10, cue } = {}) {
      elements.push({ kind: 'underline', ...underlineEnds(under), width, pen, seed: seed(), ...timed(cue) });
    },
    line(from, to, { pen, width }) {
      elements.push({ kind: 'underline', from, to, width, pen, seed: seed() });
    },
    highlightBar(box, pen) {
      elements.push({ kind: 'highlight', ...barStroke(box), pen, seed: seed() });
    },
    frame(shape, box, pen) {
      elements.push({ kind: 'frame', shape, box, width: 8, pen, seed: seed() });
    },
    accent(shape, box, { pen, cue }) {
      elements.push({ kind: 'accent', shape, box, width: 6, pen, seed: seed(), ...timed(cue) });
    },
  };
}

interface DrawnPicture {
  readonly whole: DrawingElement[];
  readonly later: DrawingElement[];
}

/** A bundled picture, or one of outlines with the pen of all of them, and what of it is drawn later. */
function pictureElements(
  { set, name, strokes, detail, over, cue }: BoardPicture,
  {
    box,
    pen,
    strength,
    isFramed,
    seed,
  }: Pick<PictureOptions, 'strength' | 'isFramed'> & { box: Box; pen: PenName; seed: number },
): DrawnPicture {
  const paler = strength === undefined ? {} : { strength };
  const framed = isFramed === true ? { isFramed } : {};
  const drawn = (part: StrokePart, as: string, when: Cue | undefined): DrawingElement[] => {
    const own = { name: as, box: placedIn(box, part.place), seed, ...timed(when) };
    return inElements({ kind: 'strokes', ...shapesOf(part), width: inkWidth, ...paler, ...framed, ...own });
  };
  // Under a glass, what lies over the whole would lie beside its part.
  const after = [...(strokes?.later ?? []), ...(over === undefined || detail !== undefined ? [] : [over])];
  const later = after.flatMap((part, step) =>
    drawn(part, nameOfStep(name, step + 1), laterCue(part.cue, cue)),
  );
  if (strokes === undefined) {
    const part = detail === undefined ? {} : { detail };
    const common = { name, box, seed, ...timed(cue) };
    return { whole: [{ kind: 'illustration', set, isMirrored: false, pen, ...part, ...common }], later };
  }
  return { whole: drawn(strokes, name, cue), later };
}

function shapesOf({ grid, shapes }: StrokePart): Pick<StrokesElement, 'grid' | 'shapes'> {
  return { grid, shapes: [...shapes] };
}

/** A picture of more shapes than one element may have goes on in others, each on top of the one before it. */
function inElements(element: StrokesElement): DrawingElement[] {
  const { cue: _cue, ...uncued } = element;
  const count = Math.ceil(element.shapes.length / mostShapes);
  return Array.from({ length: count }, (_, index) => ({
    // What has no cue belongs to what it follows.
    ...(index === 0 ? element : uncued),
    shapes: element.shapes.slice(index * mostShapes, (index + 1) * mostShapes),
  }));
}

/** No part of a picture comes before the picture. */
function laterCue(own: Cue | undefined, whole: Cue | undefined): Cue | undefined {
  return own === undefined || (whole !== undefined && positionOf(own) < positionOf(whole)) ? whole : own;
}

function placedIn(box: Box, place: Box | undefined): Box {
  return place === undefined
    ? box
    : {
        x: box.x + place.x * box.width,
        y: box.y + place.y * box.height,
        width: place.width * box.width,
        height: place.height * box.height,
      };
}

/** Right below a text, rising a little. */
function underlineEnds(under: Box): { from: Point; to: Point } {
  const y = under.y + under.height + 2;
  return { from: { x: under.x + 4, y: y + 4 }, to: { x: under.x + under.width - 4, y: y - 3 } };
}

/** A marker's tip is round: its stroke begins and ends within the bar. */
function barStroke({ x, y, width, height }: Box): { from: Point; to: Point; width: number } {
  const middle = y + height / 2;
  const inset = height * 0.42;
  const end = x + Math.max(height * 0.43, width - inset);
  return { from: { x: x + inset, y: middle }, to: { x: end, y: middle }, width: height * 0.84 };
}

function timed(cue: Cue | undefined): { cue?: Cue } {
  return cue === undefined ? {} : { cue };
}

function fitPlace(place: TextPlace, content: BoardContent, look: StyleLook): FittedText {
  const { role, maxLines, isKept = false } = place;
  const { width, height } = place.box;
  const { language } = content;
  const room = { role, language, lettering: look.lettering, width, height, maxLines };
  const smallest = isKept ? place.smallest : Math.max(place.smallest, leastSize(content, role));
  const largest = Math.max(place.largest, smallest);
  for (const text of [place.text, ...(place.shorter ?? [])]) {
    const fitted = fitWholeText({ ...room, text, largest, smallest });
    if (fitted !== undefined) {
      return fitted;
    }
  }
  return isKept
    ? fitText({ ...room, text: place.text, largest, smallest })
    : { lines: [], fontSize: smallest, width: 0, height: 0, isWhole: false };
}

function textElement(place: TextPlace, fitted: FittedText): TextElement {
  const { role, align, pen } = place;
  return {
    kind: 'text',
    role,
    lines: [...fitted.lines],
    fontSize: fitted.fontSize,
    box: standingBox(place, fitted),
    align,
    pen,
    ...timed(place.cue),
  };
}

function standingBox(place: TextPlace, fitted: FittedText): Box {
  const { box } = place;
  const spare = box.height - fitted.height;
  const down = { top: 0, middle: spare / 2, bottom: spare }[place.stand ?? 'top'];
  const x = place.align === 'left' ? box.x : box.x + (box.width - fitted.width) / 2;
  return { x, y: box.y + down, width: fitted.width, height: fitted.height };
}
