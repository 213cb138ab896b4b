import type { Language } from '@kinora/contract/catalogue';
import { findMentions, openPictureIndex } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';
import { heroNames, neutralNames } from './hero-names.ts';

const writer = createBuiltinWriter();
const narrate = async (changes: Parameters<typeof sampleRequest>[0]): Promise<string[]> =>
  (await writer.writeScript(sampleRequest(changes), sampleCall())).scenes.map(({ narration }) => narration);

/** How a hero's name is told of first. */
const presented: Readonly<Record<Language, RegExp>> = {
  English: / called (\p{Lu}\p{L}+)/u,
  French: / nommée? (\p{Lu}\p{L}+)/u,
  Italian: / di nome (\p{Lu}\p{L}+)/u,
  Spanish: / llamad[oa] (\p{Lu}\p{L}+)/u,
  Hindi: /([\p{L}\p{M}]+) नाम (?:का|की|के) /u,
  Japanese: /([\p{sc=Katakana}]+)という/u,
};

describe('a hero without a name', () => {
  it.each<[Language, string]>([
    ['English', 'A fox who learns to paint'],
    ['English', 'A small red boat that wants to see the sea'],
    ['English', 'The robot that is afraid of the dark'],
    ['English', 'A woman who learns to surf'],
    ['French', 'Une petite abeille cherche une fleur'],
    ['Italian', 'Un robot che coltiva un giardino'],
    ['Spanish', 'Un águila que quiere nadar'],
    ['Hindi', 'चाँद पर जाने वाला एक छोटा हाथी'],
    ['Japanese', '空を飛びたいペンギン'],
  ])('is given one that helpers call it by, the same each time, in %s: %s', async (language, prompt) => {
    const scenes = await narrate({ prompt, language });
    const name = presented[language].exec(scenes[0] ?? '')?.[1] ?? 'no name';
    expect(scenes[4]).toContain(name);
    expect(await narrate({ prompt, language })).toEqual(scenes);
  });

  it('is a she or a he where an English trade says neither, and never several', async () => {
    for (const prompt of ['A lighthouse keeper who befriends a whale', 'A baker who is afraid of the oven']) {
      const scenes = await narrate({ prompt, language: 'English' });
      const told = scenes.join(' ');
      expect(told).toMatch(/\b(?:she|he)\b/iu);
      const name = presented.English.exec(told)?.[1] ?? '';
      const isHers = heroNames.en.f.includes(name);
      expect(told).not.toMatch(isHers ? /\b(?:he|his|him)\b/iu : /\b(?:she|her)\b/iu);
    }
  });

  it('is a he where the word for the trade says so', async () => {
    const [postman = ''] = await narrate({
      prompt: 'A postman who brings a letter to the moon',
      language: 'English',
    });
    expect(heroNames.en.m).toContain(presented.English.exec(postman)?.[1]);
  });

  it('is a she or a he as her or his language says', async () => {
    const [bee] = await narrate({ prompt: 'Une abeille qui veut danser', language: 'French' });
    const [bear] = await narrate({ prompt: 'Un ours qui veut danser', language: 'French' });
    expect(bee).toMatch(/une abeille nommée /u);
    expect(bear).toMatch(/un ours nommé /u);
  });
});

describe('no name is given to', () => {
  it.each<[Language, string, string]>([
    ['English', 'Mia who wants to swim', 'who has one'],
    ['English', 'A fox called Rufus who learns to paint', 'whom the idea calls by one'],
    ['French', 'Un renard nommé Rufus qui veut peindre', 'whom the idea calls by one'],
    ['English', 'Two brothers who build a boat', 'several'],
    ['English', 'My grandmother who learned to swim', 'somebody’s own'],
    ['English', 'The moon who wanted to dance', 'the only one there is'],
    ['English', 'The last postman who wants to sing', 'the last one'],
    ['Hindi', 'गाँव का आख़िरी डाकिया', 'the last one'],
    ['Japanese', '二人の兄弟', 'several'],
  ])('in %s: %s (%s)', async (language, prompt, _who) => {
    const own = /called Rufus|nommé Rufus/gu;
    const scenes = await narrate({ prompt, language });
    expect(scenes.join(' ').replace(own, '')).not.toMatch(presented[language]);
  });

  it('a film’s hero, whose characters bring theirs', async () => {
    const scenes = await narrate({
      prompt: 'A young explorer who wants to cross the sea',
      videoType: 'film',
    });
    expect(scenes.join(' ')).not.toMatch(presented.English);
  });
});

describe('the names', () => {
  it.each(Object.entries(heroNames))('are nothing that a board would draw, in %s', (code, { f, m }) => {
    const index = openPictureIndex(code as LanguageCode); // The keys of a table of languages.
    const drawn = [...f, ...m, ...neutralNames].filter((name) => findMentions(name, index).length > 0);
    expect(drawn).toEqual([]);
  });
});
