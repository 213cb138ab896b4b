import type { LanguageCode } from '@kinora/contract/catalogue';
import { createIconReader } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { openConcepts } from '../concepts/concepts.ts';
import { readEmojiPictures } from './emoji-pictures.ts';
import { findMentions } from './find-mentions.ts';
import { openPictureIndex } from './picture-index.ts';
import type { PictureIndex } from './picture-index.ts';

const icons = createIconReader();
const opened = new Map<LanguageCode, PictureIndex>();

function firstPicture(text: string, code: LanguageCode): string | undefined {
  const index = opened.get(code) ?? openPictureIndex(code);
  opened.set(code, index);
  return findMentions(text, index)[0]?.entry.pictures[0]?.name;
}

const expected: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'cats', 'cat'],
  ['en', 'purring', 'wave-sine'],
  ['en', 'kneading', 'bowl-with-spoon'],
  ['en', 'mice', 'mouse'],
  ['en', 'leaves', 'leaf-fluttering-in-wind'],
  ['en', 'grape', 'grapes'],
  ['en', 'painted', 'artist-palette'],
  ['en', 'hot air balloon', 'air-balloon'],
  ['en', 'democracy', 'ballot-box-with-ballot'],
  ['en', 'photosynthesis', 'leaf-fluttering-in-wind'],
  ['en', 'volcanoes', 'volcano'],
  ['en', 'bridge', 'bridge-at-night'],
  ['hi', 'बिल्ली', 'cat'],
  ['hi', 'बिल्लियाँ', 'cat'],
  ['hi', 'आटे', 'sheaf-of-rice'],
  ['hi', 'ख़मीर', 'microbe'],
  ['hi', 'पेड़ों', 'deciduous-tree'],
  ['hi', 'लोकतंत्र', 'ballot-box-with-ballot'],
  ['hi', 'गूँधने', 'bowl-with-spoon'],
  ['hi', 'नमक', 'salt'],
  ['hi', 'साँस', 'wind-face'],
  ['fr', 'chats', 'cat'],
  ['fr', 'levure', 'microbe'],
  ['fr', 'l’eau', 'droplet'],
  ['fr', 'pétrit', 'bowl-with-spoon'],
  ['fr', 'journaux', 'newspaper'],
  ['fr', 'arbres', 'deciduous-tree'],
  ['fr', 'démocratie', 'ballot-box-with-ballot'],
  ['fr', 'dioxyde de carbone', 'bubbles'],
  ['fr', 'la peinture', 'artist-palette'],
  ['it', 'gatti', 'cat'],
  ['it', 'volpi', 'fox'],
  ['it', 'lievito', 'microbe'],
  ['it', 'alberi', 'deciduous-tree'],
  ['it', 'dell’acqua', 'droplet'],
  ['it', 'democrazia', 'ballot-box-with-ballot'],
  ['it', 'dormiva', 'person-in-bed'],
  ['it', 'anidride carbonica', 'bubbles'],
  ['it', 'batteri', 'microbe'],
  ['es', 'gatos', 'cat'],
  ['es', 'las luces del sol', 'sun'],
  ['es', 'levadura', 'microbe'],
  ['es', 'árboles', 'deciduous-tree'],
  ['es', 'pintaba', 'artist-palette'],
  ['es', 'democracia', 'ballot-box-with-ballot'],
  ['es', 'elecciones', 'ballot-box-with-ballot'],
  ['es', 'dióxido de carbono', 'bubbles'],
  ['ja', '猫は眠る', 'cat'],
  ['ja', '絵を描いた', 'artist-palette'],
  ['ja', '眠っています', 'person-in-bed'],
  ['ja', '小麦粉', 'sheaf-of-rice'],
  ['ja', '民主主義', 'ballot-box-with-ballot'],
  ['ja', '酵母', 'microbe'],
  ['ja', '二酸化炭素', 'bubbles'],
  ['ja', 'きつね', 'fox'],
  ['ja', '走りました', 'person-running'],
];

describe('pictures of words', () => {
  it.each(expected)('finds in %s for “%s” the picture %s', (code, text, picture) => {
    expect(firstPicture(text, code)).toBe(picture);
  });

  it.each([
    ['en', 'the quixly florbinated wumptious zindle'],
    ['en', 'it was always this way, again and again, of course'],
    ['hi', 'यह तो ऐसा ही था और वह भी'],
    ['fr', 'il y a toujours quelque chose de plus'],
    ['it', 'c’è sempre qualcosa di più'],
    ['es', 'siempre hay algo más que eso'],
    ['ja', 'それはいつもそうでした'],
  ] as const)('finds none in %s for “%s”', (code, text) => {
    expect(firstPicture(text, code)).toBeUndefined();
  });

  it.each([
    [
      'en',
      'quiet, a thought, a dream, freedom, time, hope, slowly, an idea, friendship, patience, colour, wisdom, success',
    ],
    ['hi', 'खामोशी, सोच, सपना, आजादी, समय, उम्मीद, धीरे, विचार, दोस्ती, धैर्य, रंग, सफलता'],
    [
      'fr',
      'le silence, la pensée, un rêve, la liberté, le temps, l’espoir, lentement, une idée, l’amitié, la couleur',
    ],
    [
      'it',
      'il silenzio, il pensiero, un sogno, la libertà, il tempo, la speranza, lentamente, un’idea, l’amicizia, il colore',
    ],
    [
      'es',
      'el silencio, el pensamiento, un sueño, la libertad, el tiempo, la esperanza, despacio, una idea, la amistad',
    ],
    ['ja', '静けさ、考え、夢、自由、時間、希望、ゆっくり、アイデア、友情、色、成功'],
  ] as const)('WORD-10 has no picture for what nobody can draw, in %s', (code, text) => {
    expect(findMentions(text, openPictureIndex(code)).flatMap(({ entry }) => entry.pictures)).toEqual([]);
  });

  it.each([
    ['She seals the jar.', 'The seal swims.', 'seal'],
    ['He watched the road.', 'A watch lay on his wrist.', 'watch'],
    ['They ship goods.', 'The ship left the harbour.', 'ship'],
  ])('draws no thing for the verb in “%s”, but for the noun in “%s”', (verb, noun, picture) => {
    const names = (text: string): string[] =>
      findMentions(text, openPictureIndex('en')).flatMap(({ entry }) =>
        entry.pictures.map(({ name }) => name),
      );
    expect(names(verb)).not.toContain(picture);
    expect(names(noun)).toContain(picture);
  });

  it('takes the sense that the topic speaks for where the sentence says nothing', () => {
    const index = openPictureIndex('en');
    const names = (topic: string): (string | undefined)[] =>
      findMentions('They went to the bank.', index, topic).map(({ entry }) => entry.pictures[0]?.name);
    expect(names('How savings earn interest')).toEqual(['bank']);
    expect(names('Willows by a river')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('knows no picture that does not exist', () => {
    const names = [
      ...openConcepts().flatMap((concept) => concept.pictures),
      ...readEmojiPictures('en').map((emoji) => emoji.picture),
    ];
    expect(names.filter(({ set, name }) => !icons.has(set, name))).toEqual([]);
  });

  it('OUT-04 has words in all six languages for each of over 400 concepts, and no word twice', () => {
    const concepts = openConcepts();
    expect(concepts.length).toBeGreaterThan(400);
    for (const code of ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const) {
      const words = concepts.flatMap((concept) => concept.words[code]);
      expect(concepts.filter((concept) => concept.words[code].length === 0)).toEqual([]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});
