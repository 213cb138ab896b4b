import type { LanguageCode } from '@kinora/contract/catalogue';

/** A number with its unit as a text tells it. */
export interface ReadMeasure {
  /** UTF-16 offset of its first digit. */
  readonly at: number;
  /** As the text has it. */
  readonly said: string;
  /** As it is written on a board: '27,6 m', '100–150 toneladas'. */
  readonly text: string;
  /** What is counted alike, whatever the language calls it. */
  readonly unit: string;
  /** Of a span: its upper end. */
  readonly amount: number;
  /** Of a span: its lower end. */
  readonly from?: number;
}

const digits = String.raw`\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
/** A number, or the ends of a span: '10 to 15', 'entre 100 y 150'. */
export const spanPattern = String.raw`(?<![\p{sc=Latin}\p{sc=Devanagari}\d.,])(${digits})(?:\s*(?:to|and|à|et|a|e|y|से|から|[-–〜～])\s*(${digits}))?`;

/** A number, or both ends of a span, as a board has them. */
export function spanOf([from, to]: readonly [string, string | undefined], code: LanguageCode): string {
  return to === undefined ? from : `${from}${code === 'ja' ? '〜' : '–'}${to}`;
}

/** '1,330' is a thousand in English and one and a third in French. */
export function valueOf(written: string, code: LanguageCode): number {
  const isPointDecimal = code === 'en' || code === 'hi' || code === 'ja';
  const bare = written.replace(/[ \u00a0\u202f]/gu, '');
  return Number(isPointDecimal ? bare.replace(/,/gu, '') : bare.replace(/\./gu, '').replace(',', '.'));
}
