import { expect, it } from 'vitest';
import { layOutBoard } from './lay-out-board.ts';
import { ringRound } from './ring-round.ts';

const board = { x: 12, width: 1896 };
const word = { box: { x: 400, y: 500, width: 240, height: 90 }, fontSize: 66, lines: ['humus'] };

it('is an ellipse round a word, well clear of its ends', () => {
  const { shape, box } = ringRound(word, board);
  expect(shape).toBe('ellipse');
  expect(box.x).toBeLessThan(400 - 25);
});

it('is a rectangle round long words, that an ellipse would cross, and round several lines', () => {
  const long = { ...word, box: { ...word.box, width: 520 }, lines: ['ash melts in the engine'] };
  expect(ringRound(long, board).shape).toBe('rectangle');
  expect(ringRound({ ...word, lines: ['one', 'two'] }, board).shape).toBe('rectangle');
});

it('never leaves its room', () => {
  const near = { ...word, box: { ...word.box, x: 20 } };
  const { shape, box } = ringRound(near, board);
  expect(shape).toBe('rectangle');
  expect(box.x).toBe(board.x);
});

it('finds the names of all pictures of a board in one size', () => {
  const picture = { set: 'noto', name: 'house', ratio: 1.4, label: 'bare soil' } as const;
  const pictures = [picture, { ...picture, name: 'rocket', label: 'a drop or two, no more' }];
  const content = {
    template: 'hero',
    title: 'Compost',
    pictures,
    notes: [],
    language: 'en',
    seed: 3,
  } as const;
  const { elements } = layOutBoard({ ...content, aspect: '16:9' });
  const sizes = elements.flatMap((each) =>
    each.kind === 'text' && each.role === 'label' ? [each.fontSize] : [],
  );
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.04);
});
