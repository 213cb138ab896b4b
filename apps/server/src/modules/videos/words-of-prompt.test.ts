import { describe, expect, it } from 'vitest';
import { fittingText, wordsOfPrompt } from './speak-clip.ts';

describe('the words of a prompt', () => {
  it.each([
    ['Welcome to our school.', { spoken: 'Welcome to our school.', presenter: '' }],
    [
      'An old teacher with glasses says: "Good morning."',
      { spoken: 'Good morning.', presenter: 'An old teacher with glasses says' },
    ],
    [
      'Une femme dit « Bonjour » et « Au revoir »',
      { spoken: 'Bonjour Au revoir', presenter: 'Une femme dit et' },
    ],
    ['先生が「おはよう」', { spoken: 'おはよう', presenter: '先生が' }],
  ])('%s', (prompt, words) => {
    expect(wordsOfPrompt(prompt)).toEqual(words);
  });
});

describe('a text for a short time', () => {
  const text = 'One two. Three four.';
  const words = [...text.matchAll(/\w+/gu)].map((match, index) => ({
    endSeconds: index + 1,
    endOffset: match.index + match[0].length,
  }));

  it.each([
    [9, 'One two. Three four.'],
    [3, 'One two.'],
    [1, 'One'],
    [0, 'One two. Three four.'],
  ])('of %s seconds ends with a sentence when one fits, else with a word', (seconds, fitting) => {
    expect(fittingText(text, words, seconds)).toBe(fitting);
  });
});
