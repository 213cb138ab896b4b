import type { LanguageCode } from '@kinora/words';
import type { PremiseHero } from './premise.ts';

const children: Readonly<Record<LanguageCode, readonly [phrase: string, head: string]>> = {
  en: ['curious girl', 'girl'],
  hi: ['जिज्ञासु लड़की', 'लड़की'],
  fr: ['fillette curieuse', 'fillette'],
  it: ['bambina curiosa', 'bambina'],
  es: ['niña curiosa', 'niña'],
  ja: ['好奇心いっぱいの女の子', '女の子'],
};

/** Hero of an idea that names none: somebody finds the words and follows them, or looks for the thing that it is about. */
export function curiousChild(code: LanguageCode): PremiseHero {
  const [phrase, head] = children[code];
  return { phrase, head, determiner: 'indefinite', possessive: undefined, gender: 'f', isPlural: false };
}
