import { describe, expect, it } from 'vitest';
import { keyWord } from './key-word.ts';
import type { SceneText } from './scene-text.ts';

const scene = (code: SceneText['code'], narration: string): SceneText => ({
  code,
  narration,
  title: '',
  keyFacts: [],
  description: '',
  detail: '',
  index: 0,
  count: 3,
});

describe('the word that stands for a scene without pictures', () => {
  it.each([
    ['hi', 'मार्कोनी ने बनाया, जिन्होंने पेटेंट लिया।', 'मार्कोनी'],
    ['hi', 'उन्होंने पेटेंट लिया।', 'पेटेंट'],
    ['en', 'They which would because taxonomy.', 'taxonomy'],
  ] as const)('is no small word, however long it is written (%s: %s)', (code, narration, word) => {
    expect(keyWord(scene(code, narration), '')).toBe(word);
  });
});
