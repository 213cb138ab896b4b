import { expect, it } from 'vitest';
import { moodInWords } from './mood-in-words.ts';

it.each([
  ['English', 'An epic battle on a quiet hill, then war', 'dramatic'],
  ['French', 'Un matin paisible au bord du lac', 'calm'],
  ['Italian', 'Un bosco incantato e misterioso', 'mysterious'],
  ['Spanish', 'Un día alegre y feliz en el parque', 'joyful'],
  ['Hindi', 'एक उदास राजा', 'sad'],
  ['Japanese', '静かな夜の湖', 'calm'],
  ['English', 'How do bees make honey?', null],
] as const)('reads the mood that most words of a %s prompt name: %s', (language, prompt, mood) => {
  expect(moodInWords(prompt, language)).toBe(mood);
});
