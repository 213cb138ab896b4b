import { describe, expect, it } from 'vitest';
import { closeSpans } from './close-spans.ts';

const turn = (startSeconds: number, endSeconds: number) => ({
  character: 0,
  startSeconds,
  endSeconds,
  phonemes: [],
});

describe('an acted scene is seen from near', () => {
  it.each([
    ['only after what is done was seen', [turn(0.4, 5)], [[1.7, 5.3]]],
    ['through a breath between two lines', [turn(3, 5), turn(6, 9)], [[2.9, 9.3]]],
    [
      'for each line where much is told between them',
      [turn(3, 5), turn(9, 12)],
      [
        [2.9, 5.3],
        [8.9, 12.3],
      ],
    ],
    ['not for a cry', [turn(4, 4.6)], []],
    ['until its end where little is left of it', [turn(12, 15)], [[11.9, 16]]],
    [
      'in turn with what is done where much is said',
      [turn(0, 16)],
      [
        [1.7, 7.7],
        [11.1, 16],
      ],
    ],
    ['never where nobody speaks', [], []],
  ])('%s', (_, turns, spans) => {
    expect(closeSpans(turns, 16).map((span) => span.map((at) => Math.round(at * 10) / 10))).toEqual(spans);
  });
});
