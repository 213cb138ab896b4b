import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Lettering } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { canvasFont, letterReach } from './fonts.ts';
import type { LetteringRole } from './fonts.ts';

/** Measures lettering of one role and language. */
export interface TextMeasure {
  /** Width of a line at a font size, in the size's unit, with what its letters lean over. */
  width(text: string, fontSize: number): number;
  /** Width of the box a line needs, so that none of its ink is outside. */
  boxWidth(text: string, fontSize: number): number;
}

/** Lettering is measured at one size and scaled, so that the same words break alike at every resolution. */
const measuredSize = 100;

/** Where a line's ink is: slanted letters lean over their place, and a j reaches back before its own. */
export interface InkSpan {
  /** How far ink reaches to the left of where the line is begun. */
  readonly before: number;
  readonly width: number;
}

export function inkSpan(context: SKRSContext2D, text: string): InkSpan {
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
  const before = Math.max(0, actualBoundingBoxLeft);
  return { before, width: before + Math.max(width, actualBoundingBoxRight) };
}

/** The same words are measured again for every arrangement of a board; so many widths are kept of one lettering. */
const mostKept = 4000;
const measures = new Map<string, TextMeasure>();

export function createTextMeasure(
  role: LetteringRole,
  language: FilmLanguage,
  lettering: Lettering = 'marker',
): TextMeasure {
  const key = `${role} ${language} ${lettering}`;
  const measure = measures.get(key) ?? measureOf(role, language, lettering);
  measures.set(key, measure);
  return measure;
}

function measureOf(role: LetteringRole, language: FilmLanguage, lettering: Lettering): TextMeasure {
  const context = createCanvas(4, 4).getContext('2d');
  context.font = canvasFont(role, language, { size: measuredSize, lettering });
  const { aside } = letterReach(language, lettering);
  // A text is fitted by trying many sizes on the same words.
  const widths = new Map<string, number>();
  const width = (text: string, fontSize: number): number => {
    const measured = widths.get(text) ?? inkSpan(context, text).width;
    if (widths.size > mostKept) {
      widths.clear();
    }
    widths.set(text, measured);
    return (measured * fontSize) / measuredSize;
  };
  return { width, boxWidth: (text, fontSize) => width(text, fontSize) + aside * 2 * fontSize };
}
