import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '@kinora/words';
import { expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { seedRandom } from '../../random.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { readPremise } from '../read-premise.ts';
import { settleStory } from './story-setting.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

it.each([
  ['English', 'A small red boat that wants to see the sea'],
  ['French', 'Un petit bateau rouge qui veut voir la mer'],
  ['Spanish', 'Un barco que quiere ver el mar'],
] as const)('a boat lies in water wherever it lives: %s', (language: Language, prompt) => {
  const code = languageCodes[language];
  const premise = readPremise(prompt, code, knowledge);
  for (let seed = 1; seed < 30; seed++) {
    const { seen } = settleStory(premise, { prompt, code, lexicon }, seedRandom(String(seed)));
    expect(seen).toMatch(/river|sea|harbour|beach|bay|stream/u);
  }
});
