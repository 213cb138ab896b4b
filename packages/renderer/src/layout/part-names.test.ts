import { describe, expect, it } from 'vitest';
import type { DrawingElement, TextElement } from '../timeline/drawing.ts';
import type { BoardContent, BoardPicture } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

const glasses: BoardPicture = {
  set: 'noto',
  name: 'cat',
  ratio: 1.4,
  label: 'river water, sea water',
  names: [
    { text: 'river water', middle: 0.2 },
    { text: 'sea water', middle: 0.8, cue: { word: 9 } },
  ],
};

function drawn(
  pictures: readonly BoardPicture[],
  more: Partial<BoardContent> = {},
): readonly DrawingElement[] {
  const board = { template: 'hero', title: 'The sea', notes: [], aspect: '16:9', language: 'en' } as const;
  return layOutBoard({ ...board, pictures, seed: 4, turn: 0, ...more }).elements;
}

const labelsOf = (elements: readonly DrawingElement[]): TextElement[] =>
  elements.filter((each): each is TextElement => each.kind === 'text' && each.role === 'label');
const middleOf = ({ box }: TextElement): number => box.x + box.width / 2;

function pictureIn(elements: readonly DrawingElement[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const found = elements.find((each) => each.kind === 'illustration');
  return found?.box ?? { x: 0, y: 0, width: 0, height: 0 };
}

describe.each(['16:9', '9:16'] as const)(
  'a picture of two, each with its name, on a board of %s',
  (aspect) => {
    it('has each name under its own half, on one line and in one size', () => {
      const elements = drawn([glasses], { aspect });
      const box = pictureIn(elements);
      const labels = labelsOf(elements);
      expect(labels.map(({ lines }) => lines.join(' '))).toEqual(['river water', 'sea water']);
      const [river, sea] = labels.map(middleOf);
      expect(river).toBeCloseTo(box.x + box.width * 0.2, 0);
      expect(sea).toBeCloseTo(box.x + box.width * 0.8, 0);
      expect(new Set(labels.map(({ fontSize }) => fontSize)).size).toBe(1);
      expect(new Set(labels.map(({ box: { y } }) => y)).size).toBe(1);
      expect(labels[0]?.box.y).toBeGreaterThanOrEqual(box.y + box.height);
      expect(labels[1]?.cue).toEqual({ word: 9 });
    });

    it('is called by one name where its parts’ names would be cut', () => {
      const long = 'water of all the rivers that run down to it from the mountains';
      const names = [0.48, 0.52].map((middle) => ({ text: long, middle }));
      const labels = labelsOf(drawn([{ ...glasses, names }], { aspect }));
      expect(labels.map(({ lines }) => lines.join(' '))).toEqual(['river water, sea water']);
    });
  },
);

it('stands by the names of its parts beside another picture as well', () => {
  const other: BoardPicture = { set: 'noto', name: 'rocket', label: 'rain' };
  const labels = labelsOf(drawn([other, { ...glasses, cue: { word: 3 } }]));
  expect(labels.map(({ lines }) => lines.join(' ')).toSorted()).toEqual(['rain', 'river water', 'sea water']);
});

it('has the names that it keeps room for within it, and then nothing beneath it', () => {
  const room = { x: 0.1, y: 0.1, width: 0.5, height: 0.3 };
  const names = [{ text: 'crater', middle: 0.3, room }];
  const elements = drawn([{ ...glasses, names }]);
  const box = pictureIn(elements);
  const [label] = labelsOf(elements);
  expect(label?.box.y).toBeGreaterThan(box.y);
  expect((label?.box.y ?? 0) + (label?.box.height ?? 0)).toBeLessThan(box.y + box.height * 0.4 + 1);
  expect(elements.filter(({ kind }) => kind === 'underline')).toHaveLength(1);
});
