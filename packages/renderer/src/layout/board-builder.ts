import { seededRandom } from '../draw/seeded-random.ts';
import type { SeededRandom } from '../draw/seeded-random.ts';
import { fitText } from '../text/fit-text.ts';
import type { FittedText } from '../text/fit-text.ts';
import type {
  AccentElement,
  Box,
  Cue,
  DrawingElement,
  PenName,
  Point,
  TextElement,
} from '../timeline/drawing.ts';
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
  frame(box: Box, shape: 'ellipse' | 'rectangle', pen: PenName, cue?: Cue): void;
  accent(shape: AccentElement['shape'], box: Box, pen: PenName, cue?: Cue): void;
}

export function createBoardBuilder(content: BoardContent): BoardBuilder {
  const random = seededRandom(content.seed);
  const elements: DrawingElement[] = [];
  const seed = (): number => Math.floor(random() * 1_000_000);
  const timed = (cue: Cue | undefined): { cue?: Cue } => (cue === undefined ? {} : { cue });
  return {
    content,
    random,
    elements,
    text(place) {
      const fitted = fitText({
        text: place.text,
        role: place.role,
        language: content.language,
        width: place.box.width,
        height: place.box.height,
        largest: place.largest,
        smallest: place.smallest,
        maxLines: place.maxLines,
      });
      const box = standingBox(place, fitted);
      elements.push({
        kind: 'text',
        role: place.role,
        lines: [...fitted.lines],
        fontSize: fitted.fontSize,
        box,
        align: place.align,
        pen: place.pen,
        ...timed(place.cue),
      });
      return box;
    },
    picture(picture, box, options = {}) {
      elements.push({
        kind: 'illustration',
        set: picture.set,
        name: picture.name,
        box,
        isMirrored: options.isMirrored ?? false,
        pen: options.pen ?? 'first',
        seed: seed(),
        ...timed(picture.cue),
      });
    },
    arrow(from, to, options = {}) {
      elements.push({
        kind: 'arrow',
        from,
        to,
        bend: options.bend ?? 0.3,
        width: 10,
        pen: options.pen ?? 'first',
        seed: seed(),
        ...timed(options.cue),
      });
    },
    underline(under, pen, options = {}) {
      const y = under.y + under.height + 8;
      elements.push({
        kind: 'underline',
        from: { x: under.x + 4, y: y + 4 },
        to: { x: under.x + under.width - 4, y: y - 3 },
        width: options.width ?? 10,
        pen,
        seed: seed(),
        ...timed(options.cue),
      });
    },
    frame(box, shape, pen, cue) {
      elements.push({ kind: 'frame', shape, box, width: 8, pen, seed: seed(), ...timed(cue) });
    },
    accent(shape, box, pen, cue) {
      elements.push({ kind: 'accent', shape, box, width: 6, pen, seed: seed(), ...timed(cue) });
    },
  };
}

function standingBox(place: TextPlace, fitted: FittedText): Box {
  const { box } = place;
  const spare = box.height - fitted.height;
  const down = { top: 0, middle: spare / 2, bottom: spare }[place.stand ?? 'top'];
  const x = place.align === 'left' ? box.x : box.x + (box.width - fitted.width) / 2;
  return { x, y: box.y + down, width: fitted.width, height: fitted.height };
}
