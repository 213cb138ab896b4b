import type { Pronunciation } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { occurringIn, respell } from './respell.ts';

/** Words at a second each, as an engine would time what it is given. */
function timed(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}'-]+/gu)].map((match, index) => ({
    text: match[0],
    startSeconds: index,
    endSeconds: index + 1,
    startOffset: match.index,
    endOffset: match.index + match[0].length,
  }));
}

const list: Pronunciation[] = [
  { word: 'GIF', said: 'jiff' },
  { word: 'Nginx', said: 'engine ex' },
  { word: 'Kyoto', said: 'kyoh toh' },
];

describe('words said otherwise than they are written', () => {
  it('MAKE-03 are spoken as the list says and read as they are written, at the time they are heard', () => {
    const text = 'In Kyoto, nginx serves a GIF. Gifts stay.';
    const { text: said, written } = respell(text, list, 'English');
    expect(said).toBe('In kyoh toh, engine ex serves a jiff. Gifts stay.');
    const words = written(timed(said));
    expect(words.map(({ text: word }) => word)).toEqual([
      'In',
      'Kyoto',
      'nginx',
      'serves',
      'a',
      'GIF',
      'Gifts',
      'stay',
    ]);
    for (const { text: word, startOffset, endOffset } of words) {
      expect(text.slice(startOffset, endOffset)).toBe(word);
    }
    // 'kyoh toh' takes the second and third second, 'serves' comes after 'engine ex'.
    expect(words[1]).toMatchObject({ startSeconds: 1, endSeconds: 3 });
    expect(words[3]).toMatchObject({ startSeconds: 5, endSeconds: 6 });
  });

  it('MAKE-03 touch no narration that has none of them', () => {
    expect(occurringIn('Gifts for the kyotoite.', list, 'English')).toEqual([]);
    expect(occurringIn('A gif.', list, 'English')).toEqual([list[0]]);
  });

  it('MAKE-03 are found inside Japanese, which has no spaces, and may hold any sign', () => {
    const said = [{ word: '今日', said: 'きょう' }];
    expect(respell('今日は晴れ。', said, 'Japanese').text).toBe('きょうは晴れ。');
    expect(respell('We use C++ daily.', [{ word: 'C++', said: 'see plus' }], 'English').text).toBe(
      'We use see plus daily.',
    );
  });
});
