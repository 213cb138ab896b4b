import { describe, expect, it } from 'vitest';
import { wordTimes } from './word-times.ts';

function words(...spoken: readonly string[]) {
  return spoken.map((text, index) => ({ text, startOffset: index, endOffset: index + 1, spoken: text }));
}

describe('wordTimes', () => {
  it('lights each word from its mark to the next', () => {
    const marks = new Map([
      ['w0', 1],
      ['w1', 1.5],
    ]);
    const times = wordTimes({ words: words('one', 'two'), marks, startSeconds: 1, endSeconds: 2 });
    expect(times.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
      [1, 1.5],
      [1.5, 2],
    ]);
  });

  it('shares the time of missing marks by length', () => {
    const marks = new Map([['w3', 2]]);
    const times = wordTimes({ words: words('aa', 'a', 'a', 'b'), marks, startSeconds: 1, endSeconds: 3 });
    expect(times.map(({ startSeconds }) => startSeconds)).toEqual([1, 1.5, 1.75, 2]);
  });

  it('never runs backwards or out of the utterance', () => {
    const marks = new Map([
      ['w1', 9],
      ['w2', 0.5],
    ]);
    const times = wordTimes({ words: words('a', 'b', 'c'), marks, startSeconds: 1, endSeconds: 2 });
    expect(times.map(({ startSeconds }) => startSeconds)).toEqual([1, 2, 2]);
  });
});
