import type { LanguageCode } from '@kinora/contract/catalogue';
import { readLexicon } from '@kinora/words';

/** A figure's name found in a text. */
export interface Sighting {
  readonly at: number;
  readonly figure: string;
  readonly name: string;
  readonly isLandmark?: boolean;
  /** A family of its kind. */
  readonly isFamily?: boolean;
}

/** Finds the words of a table in a folded text, and the text without them. */
export function findFigures(
  text: string,
  code: LanguageCode,
  table: string,
): { sightings: Sighting[]; rest: string } {
  const sightings: Sighting[] = [];
  let rest = text;
  for (const { value, phrase } of readLexicon(table, code)) {
    if (!text.includes(phrase)) {
      continue;
    }
    const ending = code === 'ja' ? '' : '(?:s|es|i|e|ों|े)?(?![\\p{L}\\p{M}])';
    const start = code === 'ja' ? '' : '(?<![\\p{L}\\p{M}])';
    rest = rest.replace(new RegExp(`${start}${phrase}${ending}`, 'gu'), (match: string, at: number) => {
      sightings.push({ at, figure: value, name: match });
      return ' '.repeat(match.length);
    });
  }
  return { sightings, rest };
}
