import { describe, expect, it } from 'vitest';
import { openLexicon } from '../lexicon/lexicon.ts';
import { seedRandom } from '../random.ts';
import { openEnglishVerbs } from './english-verbs.ts';
import { paintHero } from './paint-hero.ts';
import { readPremise } from './read-premise.ts';

describe('paintHero', () => {
  const lexicon = openLexicon();
  const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

  it.each([
    ['en', 'Mia and the magic paintbrush', 'Mia, a girl, with'],
    ['en', 'A dog named Biscuit who saves Christmas', 'Biscuit, a dog, with'],
    ['en', 'Grandpa teaches me to fish', 'Grandpa with'],
    ['en', 'Ninja cats defend the village', 'ninja cats with'],
    ['fr', 'Une fille et un capitaine trouvent une carte', 'a girl and a captain with'],
    ['it', 'Una bambina e un drago costruiscono una barca', 'a girl and a dragon with'],
    ['ja', '小さな忍者が月まで飛ぶ凧を作る', 'a little ninja with'],
    ['ja', 'フラミンゴが空を飛ぶ', 'a flamingo with'],
  ] as const)('says in English who is to be seen, %s: %s', (code, prompt, start) => {
    const painted = paintHero(readPremise(prompt, code, knowledge), lexicon, seedRandom('seed'));
    expect(painted.startsWith(start)).toBe(true);
  });

  it('shows a child where no dictionary knows the hero, and letters nothing', () => {
    const painted = paintHero(
      readPremise('ゾルブラが空を飛ぶ', 'ja', knowledge),
      lexicon,
      seedRandom('seed'),
    );
    expect(painted).toMatch(/^a child with/u);
  });
});
