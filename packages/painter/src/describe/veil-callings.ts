import type { LanguageCode } from '@kinora/contract/catalogue';
import { landmarkWords, placeWords, readLexicon, roleWords } from '@kinora/words';
import { isRole } from './roles.ts';

/** No letter of any language: what stands for words that are read later. */
const veil = '\u2042';

/**
 * Callings are read before places: no painter of Japanese stands in a house, and no street is told of by who sweeps it. What
 * is named after them is not: a pirate's ship, the world of who dives.
 */
export function withoutCallings(text: string, code: LanguageCode): string {
  let bare = text;
  readLexicon(`${roleWords}${landmarkWords}${placeWords}`, code)
    .filter(({ phrase }) => phrase.length > 1 && text.includes(phrase))
    .reduce((unread, { value, phrase }) => {
      const whole = code === 'ja' ? phrase : `(?<![\\p{L}\\p{M}])${phrase}(?![\\p{L}\\p{M}])`;
      return unread.replace(new RegExp(whole, 'gu'), (found, at: number) => {
        const blank = veil.repeat(found.length);
        if (isRole(value)) {
          bare = `${bare.slice(0, at)}${blank}${bare.slice(at + found.length)}`;
        }
        return blank;
      });
    }, text);
  return bare;
}

/** The same with the callings back in their places. */
export function unveiled(text: string, whole: string): string {
  return text.replace(/\u2042+/gu, (found, at: number) => whole.slice(at, at + found.length));
}

/** Who keeps a lighthouse is known by that and stands beside it: the building is read before its keeper. */
export const lightkeepers =
  /(?<!\p{L})(?:(lighthouse)[ -]keeper|gardien(?:ne)? (?:de|du) (phare)|guardian[oa] (?:del|di) (faro)|guardi[aá]na? del (faro)|farer[oa])(?!\p{L})|(प्रकाशस्तंभ) (?:रक्षक|(?:का रखवाला|की रखवाली))|(灯台)守/gu;

/** The building, then who keeps it, in one word. */
export function asLightkeeper(_all: string, ...found: unknown[]): string {
  const tower = found.slice(0, 6).find((word) => typeof word === 'string') ?? '';
  return `${String(tower)} lightkeeper`.trim();
}
