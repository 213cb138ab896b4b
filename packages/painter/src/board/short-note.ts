import type { LanguageCode } from '@kinora/contract/catalogue';
import { languageProfiles, readWords } from '@kinora/words';
import { opensOnGerund } from './gerunds.ts';
import { lengthOf } from './text-limits.ts';

/** A note is read beside a picture while a voice speaks: longer ones are that voice's sentence once more. */
const longest = { words: 6, letters: 36, dense: 16 } as const;

/** Whether a text is short and whole enough to stand beside a picture: no sentence, and no half of one. */
export function isShortNote(text: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return lengthOf(text) <= longest.dense;
  }
  const isShort = lengthOf(text) <= longest.letters && readWords(text, code).length <= longest.words;
  return isShort && !opensOnGerund(text.toLowerCase(), code) && !hangs(text, code);
}

/** 'Quando i negozi si dotarono di banchi': a clause that hangs from another says nothing without it. */
const hanging: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:when|where|while|because|so that|although|though|if|unless|until|since|which|who|that) /iu,
  fr: /^(?:quand|lorsqu|où |tandis|parce|afin|bien qu|si |pour que|puisqu|qui |que |qu['’]|dont )/iu,
  it: /^(?:quando|dove|mentre|perché|affinché|benché|se |finché|poiché|che |cui )/iu,
  es: /^(?:cuando|donde|mientras|porque|aunque|si |para que|hasta que|puesto que|que |cuy[oa]s? )/iu,
  hi: /^(?:जब|जहाँ|जहां|क्योंकि|ताकि|यदि|अगर|जो|जिस\S*|जिन\S*|कि) /u,
  ja: /(?!)/u,
};

function hangs(text: string, code: LanguageCode): boolean {
  return hanging[code].test(text);
}

/** What a sentence says of the film's own subject that makes it what it is: 'Compost is organic matter'. */
export function isDefinition(text: string, filmTitle: string, code: LanguageCode): boolean {
  const words = readWords(text, code).map((word) => word.text.toLowerCase());
  const verb = words.findIndex((word) => copulas.has(word));
  const named = words
    .slice(0, Math.max(0, verb))
    .filter((word) => !languageProfiles[code].stopWords.has(word));
  const title = filmTitle.toLowerCase();
  return named.length > 0 && named.every((word) => title.includes(word));
}

const copulas: ReadonlySet<string> = new Set(['is', 'are', 'est', 'sont', 'è', 'sono', 'es', 'son']);
