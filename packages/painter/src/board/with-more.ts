import type { LanguageCode } from '@kinora/contract/catalogue';
import { moreBefore, moreBehind } from '@kinora/words';

/** The number at the head of what is written, of which it says how many there are at least. */
const headNumber = /^[–−-]?\d+(?:[ .,\u00a0\u202f]\d+)*(?!\d|[ .,\u00a0\u202f]\d| ?[–〜+])/u;

/** A figure as it is written, where its words say that there are more: '20+ cm', '20センチ以上'; both ends of a span say it all. */
export function withMore(
  written: string,
  { before, behind }: { readonly before: string; readonly behind: string },
  code: LanguageCode,
): string {
  const tail = moreBehind(behind, code);
  if (code === 'ja') {
    return tail === undefined ? written : `${written}${tail.slice(0, 2)}`;
  }
  const isMore = tail !== undefined || moreBefore(before, code) !== undefined;
  return isMore ? written.replace(headNumber, '$&+') : written;
}

/** Whether words say a figure, with or without that there are more. */
export function saysFigure(words: string, figure: string): boolean {
  return words.includes(figure) || words.includes(figure.replace('+', '').replace(/(?:以上|を超|超)$/u, ''));
}
