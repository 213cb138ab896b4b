import { describe, expect, it } from 'vitest';
import type { Drawing } from '../timeline/drawing.ts';
import { boardSize } from '../timeline/language.ts';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { boardRegions } from './safe-area.ts';

function boardOf(change: Partial<BoardContent>): Drawing {
  return layOutBoard({
    template: 'hero',
    title: 'In short',
    pictures: [],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed: 1,
    ...change,
  });
}

const [cat, house] = [
  { set: 'noto', name: 'cat' },
  { set: 'noto', name: 'house' },
] as const;

const pictureIn = ({ elements }: Drawing): { width: number; height: number } =>
  elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []))[0] ?? { width: 0, height: 0 };

const wordsIn = ({ elements }: Drawing): string[] =>
  elements.flatMap((each) => (each.kind === 'text' ? [each.lines.join(' ')] : []));

describe('a main picture with what is told of it', () => {
  it('stands beside it on an upright board where it is tall, as high as most of the board', () => {
    const somebody = { ...cat, ratio: 0.45, label: 'Guglielmo Marconi' };
    const told = [{ picture: { ...house, ratio: 1.3, label: 'patent' } }];
    const board = boardOf({ aspect: '9:16', pictures: [somebody], told });
    expect(pictureIn(board).height).toBeGreaterThan(boardSize('9:16').height * 0.38);
    expect(wordsIn(board)).toEqual(expect.arrayContaining(['Guglielmo Marconi', 'patent']));
  });

  it('spans the board over a few words where it is flat', () => {
    const notes = [{ text: 'It was money once' }];
    const board = boardOf({ pictures: [{ ...cat, ratio: 4 }], notes });
    const { left, right } = boardRegions('16:9');
    expect(pictureIn(board).width).toBeGreaterThan((right - left) * 0.8);
    expect(wordsIn(board)).toContain('It was money once');
  });

  it.each(['Les pertes compensent les apports', 'Le sel reste dans la mer'])(
    'writes what is said: %s',
    (text) => {
      const board = boardOf({
        language: 'fr',
        pictures: [{ ...cat, ratio: 1.08, label: 'océan' }],
        notes: [{ text }],
      });
      expect(wordsIn(board)).toContain(text);
    },
  );
});
