import { describe, expect, it } from 'vitest';
import { ownLines } from './own-lines.ts';

/** A narration of which every word takes a second. */
function spoken(text: string) {
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }, place) => ({
    text: word,
    startSeconds: place,
    endSeconds: place + 1,
    startOffset: index,
    endOffset: index + word.length,
  }));
  const phonemes = words.map(({ startSeconds, endSeconds }) => ({ phoneme: 'a', startSeconds, endSeconds }));
  const turns = [{ speaker: 0, startSeconds: 0, endSeconds: words.length, phonemes }];
  return { text, words, turns };
}

const heard = (text: string, isActed = false): [number, number][] =>
  ownLines(spoken(text), { isActed }).map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]);

describe('whoever is told of in a film', () => {
  it.each<[string, [number, number][]]>([
    ["'Then I will do it,' said the young explorer, and began.", [[0, 5]]],
    [
      "'One step,' said the seal, 'and only one.' It was late.",
      [
        [0, 2],
        [5, 8],
      ],
    ],
    ["A neighbour's friend said: 'It isn't lost.' Nobody's dog barked.", [[4, 7]]],
    ['„Es geht los“, sagte sie.', [[0, 3]]],
    ['« Je pars », dit-elle.', [[0, 4]]],
  ])('says what is theirs alone: %s', (text, lines) => {
    expect(heard(text)).toEqual(lines);
  });

  it('keeps the sounds of their own words', () => {
    const [line] = ownLines(spoken("She said: 'I go.' Then she went."), { isActed: true });
    expect(line?.phonemes.map(({ startSeconds }) => startSeconds)).toEqual([2, 3]);
  });

  it('speaks all of it where nothing is said by anybody', () => {
    expect(heard("The explorers' boat was gone, and it wasn't theirs.")).toEqual([[0, 9]]);
  });

  it.each([
    ['Mara pushed off from the shore. The ice was thin.', []],
    ['Mara a quitté la rive, et sa mère la regardait.', []],
    ['Di sera i mari erano calmi, ma il vento mancava.', []],
    ['My boat was gone. Nobody came.', [[0, 6]]],
    ['मैं समुद्र पार करना चाहती थी।', [[0, 6]]],
  ])('says nothing of what others tell while they do it: %s', (text, lines) => {
    expect(heard(text, true)).toEqual(lines);
  });

  it('speaks as it is written where several do', () => {
    const scene = spoken("'I go,' she said. 'So do I.'");
    const turns = scene.turns.flatMap((turn) => [turn, { ...turn, speaker: 1 }]);
    expect(ownLines({ ...scene, turns }, { isActed: false })).toBe(turns);
  });
});
