import { describe, expect, it } from 'vitest';
import type { Script } from '@kinora/models';
import { letterableScript } from './letterable-script.ts';

function scriptOf(narration: string, title = 'Cairo'): Script {
  const scene = { title, narration, imagePrompt: '', videoPrompt: '', keyFacts: [], hasCharacter: false };
  return { title, scenes: [scene], sources: [], madeBy: { provider: 'test', model: 'test' } };
}

const told = (narration: string, language: 'English' | 'French' | 'Japanese' = 'English') =>
  letterableScript(scriptOf(narration), language).script.scenes[0]?.narration;

describe('a script as a film can letter it', () => {
  it.each([
    [
      'Cairo (Arabic: القاهرة, al-Qahira) is the capital (since 969) of Egypt.',
      'Cairo is the capital (since 969) of Egypt.',
    ],
    ['Its name “القاهرة” means the victorious.', 'Its name means the victorious.'],
    ['It is called القاهرة, or Cairo.', 'It is called, or Cairo.'],
    ['Πλάτων, Пётр and 東京 stay as they are.', 'Πλάτων, Пётр and 東京 stay as they are.'],
    ['Emoji 🚀 are not letters.', 'Emoji 🚀 are not letters.'],
  ])('leaves out words and brackets in letters that no typeface has: %s', (narration, expected) => {
    expect(told(narration)).toBe(expected);
  });

  it('keeps the rest of a Japanese sentence, which has no spaces', () => {
    expect(told('首都はไทยの中です。', 'Japanese')).toBe('首都はの中です。');
  });

  it('says which letters are gone, each once', () => {
    const { letters } = letterableScript(scriptOf('Its name قاق is short.', 'قا'), 'English');
    expect(letters).toEqual(['ق', 'ا']);
  });

  it('leaves a text alone of which nothing would be left, for the review to refuse', () => {
    expect(told('القاهرة')).toBe('القاهرة');
  });
});
