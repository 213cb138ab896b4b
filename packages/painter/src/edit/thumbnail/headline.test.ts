import { describe, expect, it } from 'vitest';
import { readHeadline } from './headline.ts';

describe('readHeadline', () => {
  it('shouts what the prompt quotes', () => {
    expect(readHeadline('a thumbnail saying "it finally works"', 'en')).toBe('IT FINALLY WORKS');
  });

  it('keeps a short idea whole and drops the words about the thumbnail', () => {
    expect(readHeadline('thumbnail for How I trained my dog', 'en')).toBe('HOW I TRAINED MY DOG');
  });

  it('keeps at most five strong words of a long prompt', () => {
    const headline = readHeadline(
      'make a thumbnail about the history of the Roman empire and why it collapsed after centuries of war',
      'en',
    );
    expect(headline.split(' ').length).toBeLessThanOrEqual(5);
    expect(headline).toContain('ROMAN');
  });

  it('leaves scripts without capitals as they are', () => {
    expect(readHeadline('「猫の一日」のサムネイル', 'ja')).toBe('猫の一日');
  });
});
