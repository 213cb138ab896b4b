import type { Lettering } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { lineHeight } from './fonts.ts';
import type { LetteringRole } from './fonts.ts';
import { createTextMeasure } from './measure.ts';
import type { TextMeasure } from './measure.ts';
import { splitCharacters, splitPhrases } from './phrases.ts';

export interface TextToFit {
  readonly text: string;
  readonly role: LetteringRole;
  readonly language: FilmLanguage;
  /** The typefaces of the board's style; a marker's when left out. */
  readonly lettering?: Lettering;
  /** The room there is, in board units. */
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  /** Below this size the text is cut off with an ellipsis instead of shrinking further. */
  readonly smallest: number;
  readonly maxLines: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly fontSize: number;
  /** Width of the widest line and height of all lines, in board units: never more than the room there was. */
  readonly width: number;
  readonly height: number;
  /** Whether it is all there and no word is torn: a cut text ends in an ellipsis. */
  readonly isWhole: boolean;
}

/**
 * Breaks and sizes a text for a box: the largest size at which it fits in the allowed lines, evenly filled. A text too
 * long even at the smallest size ends in an ellipsis, so nothing is ever clipped.
 */
export function fitText(input: TextToFit): FittedText {
  const whole = fitWholeText(input);
  if (whole !== undefined) {
    return whole;
  }
  const text = tidied(input.text);
  const measure = createTextMeasure(input.role, input.language, input.lettering);
  const spacing = lineHeight(input.language, input.lettering);
  const rows = Math.max(1, Math.min(input.maxLines, Math.floor(input.height / (input.smallest * spacing))));
  const lines = cutLines(text, { ...input, maxLines: rows }, measure);
  return fitted(lines, input, { measure, size: input.smallest, isWhole: false });
}

function tidied(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** From the largest size to the smallest, each a little smaller than the one before. */
function sizesOf({ largest, smallest }: TextToFit): number[] {
  const steps = Math.max(0, Math.floor(Math.log(smallest / largest) / Math.log(step)));
  const sizes = Array.from({ length: steps + 1 }, (_, index) => largest * step ** index);
  return largest <= smallest ? [smallest] : [...sizes.filter((size) => size > smallest), smallest];
}

const step = 0.96;

/** A text broken and sized like this; undefined where it would have to be cut, or a word of it torn. */
export function fitWholeText(input: TextToFit): FittedText | undefined {
  const text = tidied(input.text);
  const byWords = fitPhrases(withoutLoneEnd(splitPhrases(text, input.language), input.language), input);
  if (byWords === undefined || byWords.lines.length === 1 || !text.includes(dot)) {
    return byWords;
  }
  // What is told of one thing stays together, also a little smaller.
  const smallest = Math.max(input.smallest, byWords.fontSize * leastTogether);
  const together = fitPhrases(phrasesAtDots(text), { ...input, smallest, maxLines: byWords.lines.length });
  return together ?? byWords;
}

/** The sign between two that are told of one thing. */
const dot = ' · ';
const leastTogether = 0.8;

function phrasesAtDots(text: string): string[] {
  const parts = text.split(dot);
  return parts.map((part, index) => `${index > 0 ? ' ' : ''}${part}${index < parts.length - 1 ? ' ·' : ''}`);
}

/** The largest size at which phrases stand in their room; undefined where they do not even small. */
function fitPhrases(phrases: readonly string[], input: TextToFit): FittedText | undefined {
  const measure = createTextMeasure(input.role, input.language, input.lettering);
  const spacing = lineHeight(input.language, input.lettering);
  for (const size of sizesOf(input)) {
    const rows = Math.min(input.maxLines, Math.floor(input.height / (size * spacing)));
    const lines = breakLines(phrases, { measure, size, width: input.width });
    if (lines !== null && lines.length <= rows) {
      return fitted(evenLines(phrases, lines, { measure, size, width: input.width }), input, {
        measure,
        size,
        isWhole: true,
      });
    }
  }
  return undefined;
}

/** Not more than so many characters together are too short for a line, and no longer than the others are they with what is before them. */
const loneEnd = { most: 2, together: 9 } as const;

/** A Japanese text does not end in a line of one character: where words are not set apart, that is no word any more. */
function withoutLoneEnd(phrases: readonly string[], language: FilmLanguage): readonly string[] {
  const [before, last] = phrases.slice(-2);
  const isLone =
    language === 'ja' &&
    before !== undefined &&
    last !== undefined &&
    [...last].length <= loneEnd.most &&
    [...before, ...last].length <= loneEnd.together;
  return isLone ? [...phrases.slice(0, -2), before + last] : phrases;
}

/** What lines are broken for: how wide lettering is at a size, and how wide it may be. */
interface LineRoom {
  readonly measure: TextMeasure;
  readonly size: number;
  readonly width: number;
}

function fitted(
  broken: readonly string[],
  input: TextToFit,
  { measure, size, isWhole }: Pick<LineRoom, 'measure' | 'size'> & Pick<FittedText, 'isWhole'>,
): FittedText {
  // Between two lines nothing else parts what is told of one thing.
  const lines = broken.map((line) => line.replace(/ ·$/u, ''));
  const widest = Math.max(0, ...lines.map((line) => measure.boxWidth(line, size)));
  return {
    lines,
    fontSize: size,
    width: Math.min(input.width, widest),
    height: lines.length * size * lineHeight(input.language, input.lettering),
    isWhole,
  };
}

/** Fills lines one after the other; null when a single phrase is wider than the room. */
function breakLines(phrases: readonly string[], { measure, size, width }: LineRoom): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const phrase of phrases) {
    const longer = line + phrase;
    if (measure.boxWidth(longer.trim(), size) <= width) {
      line = longer;
      continue;
    }
    if (measure.boxWidth(phrase.trim(), size) > width) {
      return null;
    }
    lines.push(line.trim());
    line = phrase;
  }
  lines.push(line.trim());
  return lines.filter((each) => each !== '');
}

/** The same number of lines with the narrowest possible room, so that no last line holds a single short word. */
function evenLines(phrases: readonly string[], lines: readonly string[], room: LineRoom): readonly string[] {
  let best = lines;
  let low = room.width / lines.length;
  let high = room.width;
  for (let attempt = 0; attempt < 7 && lines.length > 1; attempt++) {
    const middle = (low + high) / 2;
    const narrower = breakLines(phrases, { ...room, width: middle });
    if (narrower !== null && narrower.length === lines.length) {
      best = narrower;
      high = middle;
    } else {
      low = middle;
    }
  }
  return best.length > 2 ? withLongerEnd(phrases, best, room) : best;
}

/** In a room as wide as the longest line, words stand in the last lines where that leaves no line as short. */
function withLongerEnd(
  phrases: readonly string[],
  lines: readonly string[],
  { measure, size }: LineRoom,
): readonly string[] {
  const widthOf = (line: string): number => measure.boxWidth(line, size);
  const width = Math.max(...lines.map(widthOf));
  const fromEnd = phrases.reduceRight<string[]>((filled, phrase) => {
    const [line, ...others] = filled;
    return line !== undefined && widthOf((phrase + line).trim()) <= width
      ? [phrase + line, ...others]
      : [phrase, ...filled];
  }, []);
  const ended = fromEnd.map((line) => line.trim());
  const shortest = (all: readonly string[]): number => Math.min(...all.map(widthOf));
  return ended.length === lines.length && shortest(ended) > shortest(lines) ? ended : lines;
}

/** As many whole characters as the allowed lines hold, and an ellipsis if that is not all. */
function cutLines(text: string, input: TextToFit, measure: TextMeasure): string[] {
  const isTooWide = (part: string): boolean => measure.boxWidth(part, input.smallest) > input.width;
  const lines: string[] = [];
  let line = '';
  const isFull = (): boolean => lines.length === input.maxLines - 1;
  const units = splitPhrases(text, input.language).flatMap((phrase) =>
    isTooWide(phrase.trim()) ? splitCharacters(phrase, input.language) : [phrase],
  );
  for (const unit of units) {
    const ending = isFull() ? '…' : '';
    if (!isTooWide((line + unit).trim() + ending)) {
      line += unit;
    } else if (isFull()) {
      lines.push(endedLine(splitCharacters(line.trim(), input.language), isTooWide));
      return lines;
    } else {
      lines.push(line.trim());
      line = unit;
    }
  }
  lines.push(line.trim());
  return lines.filter((each) => each !== '');
}

/** As many of a line's characters as leave room for an ellipsis. */
function endedLine(characters: readonly string[], isTooWide: (line: string) => boolean): string {
  let kept = characters.length;
  while (kept > 1 && isTooWide(`${characters.slice(0, kept).join('')}…`)) {
    kept -= 1;
  }
  return `${characters.slice(0, kept).join('').trim()}…`;
}
