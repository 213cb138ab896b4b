import { seededRandom } from '../draw/seeded-random.ts';
import type { SeededRandom } from '../draw/seeded-random.ts';
import { fitText } from '../text/fit-text.ts';
import type { FittedText } from '../text/fit-text.ts';
import type {
  AccentElement,
  Box,
  Cue,
  DrawingElement,
  FrameElement,
  PenName,
  Point,
  TextElement,
} from '../timeline/drawing.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import type { BoardContent, BoardPicture } from './board-content.ts';

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
  readonly stand?: 'top' | 'middle' | 'bottom';
  readonly cue?: Cue | undefined;
}

/** Collects the elements of one board in drawing order, and hands every template the same chance and the same pens. */
export interface BoardBuilder {
  readonly content: BoardContent;
  readonly random: SeededRandom;
  readonly elements: DrawingElement[];
  /** Writes a text into a box; returns the box its lines really take. */
  text(place: TextPlace): Box;
  picture(picture: BoardPicture, box: Box, options?: { isMirrored?: boolean; pen?: PenName }): void;
  arrow(from: Point, to: Point, options?: { bend?: number; pen?: PenName; cue?: Cue | undefined }): void;
  /** A marker line under a text, as wide as the text. */
  underline(under: Box, pen: PenName, options?: { width?: number; cue?: Cue | undefined }): void;
  frame(shape: FrameElement['shape'], box: Box, pen: PenName): void;
  accent(shape: AccentElement['shape'], box: Box, options: { pen: PenName; cue?: Cue | undefined }): void;
}

export function createBoardBuilder(content: BoardContent): BoardBuilder {
  const random = seededRandom(content.seed);
  const elements: DrawingElement[] = [];
  const seed = (): number => Math.floor(random() * 1_000_000);
  return {
    content,
    random,
    elements,
    text(place) {
      const element = textElement(place, content.language);
      elements.push(element);
      return element.box;
    },
    picture({ set, name, cue }, box, { isMirrored = false, pen = 'first' } = {}) {
      elements.push({ kind: 'illustration', set, name, box, isMirrored, pen, seed: seed(), ...timed(cue) });
    },
    arrow(from, to, { bend = 0.3, pen = 'first', cue } = {}) {
      elements.push({ kind: 'arrow', from, to, bend, width: 10, pen, seed: seed(), ...timed(cue) });
    },
    underline(under, pen, { width = 10, cue } = {}) {
      const y = under.y + under.height + 2;
      const from = { x: under.x + 4, y: y + 4 };
      const to = { x: under.x + under.width - 4, y: y - 3 };
      elements.push({ kind: 'underline', from, to, width, pen, seed: seed(), ...timed(cue) });
    },
    frame(shape, box, pen) {
      elements.push({ kind: 'frame', shape, box, width: 8, pen, seed: seed() });
    },
    accent(shape, box, { pen, cue }) {
      elements.push({ kind: 'accent', shape, box, width: 6, pen, seed: seed(), ...timed(cue) });
    },
  };
}

function timed(cue: Cue | undefined): { cue?: Cue } {
  return cue === undefined ? {} : { cue };
}

function textElement(place: TextPlace, language: FilmLanguage): TextElement {
  const { text, role, align, pen, largest, smallest, maxLines } = place;
  const { width, height } = place.box;
  const fitted = fitText({ text, role, language, width, height, largest, smallest, maxLines });
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
