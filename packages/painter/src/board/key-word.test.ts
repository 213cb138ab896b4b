import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { keyWord } from './key-word.ts';

describe('the word that stands for a scene without pictures', () => {
  it.each([
    ['hi', 'मार्कोनी ने बनाया, जिन्होंने पेटेंट लिया।', 'मार्कोनी'],
    ['hi', 'उन्होंने पेटेंट लिया।', 'पेटेंट'],
    ['en', 'They which would because taxonomy.', 'taxonomy'],
  ] as const)('is no small word, however long it is written (%s: %s)', (code, narration, word) => {
    expect(keyWord(sceneText(code, narration), '')).toBe(word);
  });
});
