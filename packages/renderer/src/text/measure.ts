import { createCanvas } from '@napi-rs/canvas';
import type { FilmLanguage } from '../timeline/language.ts';
import { canvasFont } from './fonts.ts';
import type { LetteringRole } from './fonts.ts';

/** Measures lettering of one role and language. */
export interface TextMeasure {
  /** Advance width of a line at a font size, in the size's unit. */
  width(text: string, fontSize: number): number;
}

/** Lettering is measured at one size and scaled, so that the same words break alike at every resolution. */
const measuredSize = 100;

export function createTextMeasure(role: LetteringRole, language: FilmLanguage): TextMeasure {
  const context = createCanvas(4, 4).getContext('2d');
  context.font = canvasFont(role, language, measuredSize);
  return {
    width: (text, fontSize) => (context.measureText(text).width * fontSize) / measuredSize,
  };
}
