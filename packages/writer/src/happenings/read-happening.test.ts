import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../lexicon/lexicon.ts';
import { englishPremises } from '../testing/premises/english.ts';
import { frenchPremises } from '../testing/premises/french.ts';
import { hindiPremises } from '../testing/premises/hindi.ts';
import { italianPremises } from '../testing/premises/italian.ts';
import { japanesePremises } from '../testing/premises/japanese.ts';
import type { PremisePrompts } from '../testing/premises/premise-prompts.ts';
import { spanishPremises } from '../testing/premises/spanish.ts';
import { readHappening } from './read-happening.ts';

const lexicon = openLexicon();
const premises: Readonly<Record<LanguageCode, PremisePrompts>> = {
  en: englishPremises,
  fr: frenchPremises,
  it: italianPremises,
  es: spanishPremises,
  hi: hindiPremises,
  ja: japanesePremises,
};
const codes = ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const;

describe.each(codes)('a prompt in %s', (code) => {
  it.each(premises[code].happenings)('WORD-04 names something that happened: %s', (prompt) => {
    expect(readHappening(prompt, code, lexicon)).toBe('event');
  });

  it.each(premises[code].headlines)('WORD-04 reports something: %s', (prompt) => {
    expect(readHappening(prompt, code, lexicon)).toBe('headline');
  });

  it.each(premises[code].stories)('WORD-04 is a tale: %s', (prompt) => {
    expect(readHappening(prompt, code, lexicon)).toBeUndefined();
  });
});

it.each<[LanguageCode, string]>([
  ['en', 'Why prices rise'],
  ['fr', 'Pourquoi les prix augmentent'],
  ['it', 'Perché i prezzi aumentano'],
  ['es', 'Por qué suben los precios'],
  ['hi', 'इंसान पहली बार चाँद पर कैसे उतरा'],
  ['ja', '物価はなぜ上昇するのか'],
])('takes no question for a headline, in %s: %s', (code, prompt) => {
  expect(readHappening(prompt, code, lexicon)).toBeUndefined();
});
