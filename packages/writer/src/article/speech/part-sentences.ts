import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';

/** 'Compressor: draws in the vapour', as a list names its parts. */
const namedPart = /^(?<name>\p{Lu}[\p{L}\s'’-]{2,40}?)\s?:\s(?<rest>\p{Ll}.*)$/u;

/** What is said of a part begins on its verb, and not on a thing or a place. */
const verbs: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:in\s[^,:;]{3,40}?\s)?(?:is|are|has|have|can|draws|takes|makes|turns|lets|keeps|holds|carries|\p{Ll}{3,}s)\s/u,
  it: /^(?:(?:nel|nei|nella|nelle|negli|in)\s[^,:;]{3,40}?\s)?(?:è|sono|ha|può|si\s\p{Ll}+|\p{Ll}{3,}(?:a|e|isce))\s/u,
  es: /^(?:en\s[^,:;]{3,40}?\s)?(?:es|son|ha|puede|se\s\p{Ll}+|\p{Ll}{3,}(?:a|e))\s/u,
};

const place = /^(?:in|nel|nei|nella|nelle|negli|en)\s/u;

/**
 * The part of a list as a sentence of its own: 'Compressore: aspira il vapore' is 'Il compressore aspira il vapore'. In the languages
 * whose articles can be told by the letters of a noun; elsewhere, and where no verb follows, it stays.
 */
export function sayPart(text: string, code: LanguageCode): string {
  const { name = '', rest = '' } = namedPart.exec(text)?.groups ?? {};
  const [opener = ''] = readWords(rest, code).map((word) => word.text.toLowerCase());
  const isThing = languageProfiles[code].nounMarkers.has(opener) && !place.test(rest);
  const isSaid = verbs[code]?.test(rest) === true && !isThing;
  const article = isSaid ? articleOf(name, code) : undefined;
  if (article === undefined) {
    return text;
  }
  const small = name.charAt(0).toLocaleLowerCase() + name.slice(1);
  const whole = `${article}${small} ${rest}`;
  return whole.replaceAll(/;\s(\p{Ll})/gu, (_, letter: string) => `. ${letter.toLocaleUpperCase()}`);
}

/** By the ending of its first noun; none where both genders end so. */
function articleOf(name: string, code: LanguageCode): string | undefined {
  const [noun = ''] = name.toLowerCase().split(/\s/u);
  switch (code) {
    case 'en':
      return 'The ';
    case 'it':
      return italianArticle(noun);
    case 'es':
      if (/(?:or|o|aje|al)$/u.test(noun)) {
        return 'El ';
      }
      return /(?:a|ción|sión|dad)$/u.test(noun) ? 'La ' : undefined;
    default:
      return undefined;
  }
}

function italianArticle(noun: string): string | undefined {
  const isMale = /(?:ore|o|ale)$/u.test(noun);
  const isFemale = /(?:a|zione|sione|trice|tà)$/u.test(noun);
  if (!isMale && !isFemale) {
    return undefined;
  }
  if (/^[aeiou]/u.test(noun)) {
    return 'L’';
  }
  if (isFemale) {
    return 'La ';
  }
  return /^(?:s[^aeiou]|z|gn|ps|x)/u.test(noun) ? 'Lo ' : 'Il ';
}
