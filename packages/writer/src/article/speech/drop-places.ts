import type { LanguageCode } from '@kinora/words';
import { readWords } from '@kinora/words';

/** What says where another place lies, between two commas or at the end: 'à Wollaton, près de Nottingham,'. */
const places: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?<word>near|in|at|of|outside)\s(?:the\s)?(?:\p{Lu}[\p{L}'’-]+)(?:\s\p{Lu}[\p{L}'’-]+){0,2}(?<end>,(?=\s)|(?=\.$))/u,
  fr: /,\s(?<word>près d|au|en|à|dans|aux)(?:e\s|u\s|['’]|\s(?:l['’]|la\s|le\s|pays de\s)?)(?:\p{Lu}[\p{L}'’-]+)(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}(?<end>,(?=\s)|(?=\.$))/u,
  it: /,\s(?<word>vicino a|nei pressi di|presso|in|a|nel|nell|nella)(?:\s|['’])(?:\p{Lu}[\p{L}'’-]+)(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}(?<end>,(?=\s)|(?=\.$))/u,
  es: /,\s(?<word>cerca de|en|de)\s(?:la\s|el\s)?(?:\p{Lu}[\p{L}'’-]+)(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}(?<end>,(?=\s)|(?=\.$))/u,
};
/** How far off it lies. */
const distances: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?:about|some|nearly|over)\s\d[\d.,]*\s?(?:km|kilometres|miles)\s(?:away|off)(?<end>,(?=\s)|(?=\.$))/u,
  fr: /,\sà\s(?:près de|environ|plus de|quelque)\s\d[\d ,]*\s?(?:km|kilomètres)(?<end>,(?=\s)|(?=\.$))/u,
  it: /,\sa\s(?:circa|quasi|oltre)\s\d[\d .,]*\s?(?:km|chilometri)(?<end>,(?=\s)|(?=\.$))/u,
  es: /,\sa\s(?:unos|casi|más de)\s\d[\d .,]*\s?(?:km|kilómetros)(?<end>,(?=\s)|(?=\.$))/u,
  hi: /,\sलगभग\s\d[\d.,]*\s?(?:किमी|किलोमीटर|मीटर) की दूरी पर(?<end>,(?=\s))/u,
};
/** An adverbial at the beginning keeps the comma after it: 'In 1869, in Utah, a spike …'. */
const opener =
  /^(?:In|On|At|En|Le \d+|À|Dans|Au|Nel|Nella|Il \d+|A|El \d+|Hacia|Vers|Verso|By|From|Depuis|Dal|Desde)(?!\p{L})[^,]*$/u;
const longestOpener = 4;

/** A sentence without the places that say where its places lie; of a list of places none is left out. */
export function withoutPlaces(text: string, code: LanguageCode): string {
  return [places[code], distances[code]].reduce<string>(
    (whole, aside) => (aside === undefined ? whole : dropAll(whole, aside, code)),
    text,
  );
}

function dropAll(text: string, aside: RegExp, code: LanguageCode): string {
  const found = aside.exec(text);
  if (found === null) {
    return text;
  }
  const { word, end = '' } = found.groups ?? {};
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  if (word !== undefined && isListed(word, before, after)) {
    return text;
  }
  const isOpener = opener.test(before) && readWords(before, code).length <= longestOpener;
  const isComma = end === ',' && (isOpener || continuing.test(after));
  return dropAll(`${before}${isComma ? ',' : ''}${after}`, aside, code);
}

/** What is said beside it goes on behind a comma. */
const continuing = /^\s(?:which|who|where|and|but|qui|où|et|mais|che|dove|e|ma|que|donde|y|pero)(?!\p{L})/u;

/** 'In France, in Italy, in Spain': the same word begins the part before or after. */
function isListed(word: string, before: string, after: string): boolean {
  const parts = [before.split(', ').at(-1) ?? '', after.trim().replace(/^(?:and|et|e|y)\s/u, '')];
  return parts.some((part) => part.toLowerCase().startsWith(`${word} `));
}
