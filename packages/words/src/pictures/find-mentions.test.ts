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
  ['en', 'hot air balloon', 'balloon'],
  ['en', 'black hole', 'hole'],
  ['en', 'democracy', 'ballot-box-with-ballot'],
  ['en', 'photosynthesis', 'leaf-fluttering-in-wind'],
  ['en', 'friendship', 'handshake'],
  ['en', 'volcanoes', 'volcano'],
  ['en', 'bridge', 'bridge-at-night'],
  ['hi', 'बिल्ली', 'cat'],
  ['hi', 'बिल्लियाँ', 'cat'],
  ['hi', 'आटे', 'sheaf-of-rice'],
  ['hi', 'ख़मीर', 'microbe'],
  ['hi', 'पेड़ों', 'deciduous-tree'],
  ['hi', 'लोकतंत्र', 'ballot-box-with-ballot'],
  ['hi', 'गूँधने', 'bowl-with-spoon'],
  ['hi', 'दोस्ती', 'handshake'],
  ['hi', 'नमक', 'salt'],
  ['hi', 'साँस', 'wind-face'],
  ['fr', 'chats', 'cat'],
  ['fr', 'levure', 'microbe'],
  ['fr', 'l’eau', 'droplet'],
  ['fr', 'pétrit', 'bowl-with-spoon'],
  ['fr', 'journaux', 'newspaper'],
  ['fr', 'arbres', 'deciduous-tree'],
  ['fr', 'démocratie', 'ballot-box-with-ballot'],
  ['fr', 'amitié', 'handshake'],
  ['fr', 'dioxyde de carbone', 'bubbles'],
  ['fr', 'la peinture', 'artist-palette'],
  ['it', 'gatti', 'cat'],
  ['it', 'volpi', 'fox'],
  ['it', 'lievito', 'microbe'],
  ['it', 'alberi', 'deciduous-tree'],
  ['it', 'dell’acqua', 'droplet'],
  ['it', 'democrazia', 'ballot-box-with-ballot'],
  ['it', 'dormiva', 'bed'],
  ['it', 'amicizia', 'handshake'],
  ['it', 'anidride carbonica', 'bubbles'],
  ['it', 'batteri', 'microbe'],
  ['es', 'gatos', 'cat'],
  ['es', 'luces', 'sun'],
  ['es', 'levadura', 'microbe'],
  ['es', 'árboles', 'deciduous-tree'],
  ['es', 'amistad', 'handshake'],
  ['es', 'pintaba', 'artist-palette'],
  ['es', 'democracia', 'ballot-box-with-ballot'],
  ['es', 'elecciones', 'ballot-box-with-ballot'],
  ['es', 'dióxido de carbono', 'bubbles'],
  ['ja', '猫は眠る', 'cat'],
  ['ja', '絵を描いた', 'artist-palette'],
  ['ja', '眠っています', 'bed'],
  ['ja', '小麦粉', 'sheaf-of-rice'],
  ['ja', '民主主義', 'ballot-box-with-ballot'],
  ['ja', '酵母', 'microbe'],
  ['ja', '二酸化炭素', 'bubbles'],
  ['ja', '友達', 'handshake'],
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
