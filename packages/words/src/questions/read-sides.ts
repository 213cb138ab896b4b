import type { LanguageCode } from '../language/language-code.ts';
import { isContentWord, readWords } from '../language/words.ts';

const between: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\s*,?\s+(?:and|with|to|or|from|versus|vs\.?)\s+/iu,
  fr: /\s*,?\s+(?:et|avec|ou|à|contre|versus|vs\.?)\s+/iu,
  it: /\s*,?\s+(?:e|ed|con|o|contro|versus|vs\.?)\s+/iu,
  es: /\s*,?\s+(?:y|e|con|o|frente a|contra|versus|vs\.?)\s+/iu,
  hi: /\s+(?:और|तथा|एवं|बनाम|से|या)\s+/u,
  ja: /[とや]|、|対/u,
};

/** The two that the parts of a prompt around 'versus' or 'compare' set against each other; undefined where there are not two. */
export function readSides(
  parts: readonly string[],
  code: LanguageCode,
): readonly [string, string] | undefined {
  const sides = parts
    .flatMap((part) => part.split(between[code]))
    .map((side) => nameOf(side, code))
    .filter((side) => side !== '');
  const [one, other] = sides;
  return sides.length !== 2 || one === undefined || other === undefined || one === other
    ? undefined
    : [one, other];
}

/** From the first word that carries topic to the last: 'the green tea?' is 'green tea'. */
function nameOf(side: string, code: LanguageCode): string {
  const words = readWords(side, code).filter(({ text }) => isContentWord(text, code));
  return side.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}
