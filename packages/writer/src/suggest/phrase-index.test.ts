import { describe, expect, it } from 'vitest';
import { openPhraseIndex } from './phrase-index.ts';

const index = openPhraseIndex();

describe('prompt suggestions', () => {
  it('EXP-04 come from at least 300 ideas', () => {
    expect(index.size).toBeGreaterThanOrEqual(300);
  });

  it('EXP-04 begin after three characters and are at most five', () => {
    expect(index.suggest({ query: 'wh', past: [] })).toEqual([]);
    expect(index.suggest({ query: 'why', past: [] })).toHaveLength(5);
  });

  it('EXP-04 match beginnings first, then words anywhere, without accents or case', () => {
    expect(index.suggest({ query: 'A FOX WHO', past: [] })[0]).toBe('A fox who learns to paint');
    expect(index.suggest({ query: 'etoile puits', past: [] })).toContain(
      'Une étoile qui tombe dans un puits',
    );
    expect(index.suggest({ query: 'キツネ', past: [] })).toContain('絵を描くことを学ぶキツネ');
  });

  it('EXP-04 put the user’s own earlier prompts first, once each', () => {
    const past = ['A fox who learns to bake', 'A fox who learns to bake', 'x'.repeat(500)];
    const found = index.suggest({ query: 'a fox', past });
    expect(found[0]).toBe('A fox who learns to bake');
    expect(new Set(found).size).toBe(found.length);
  });

  it('EXP-04 never suggest what is already typed, and take any input', () => {
    expect(index.suggest({ query: 'what is gravity?', past: [] })).not.toContain('What is gravity?');
    expect(index.suggest({ query: '.*(+[', past: ['.*(+['] })).toEqual([]);
  });
});
