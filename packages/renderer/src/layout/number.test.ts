import { expect, it } from 'vitest';
import type { BoardContent, BoardMeasure } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

function elementsOf(measures: readonly BoardMeasure[]) {
  const content: BoardContent = {
    template: 'number',
    title: 'How heavy',
    pictures: [],
    notes: [],
    measures,
    aspect: '16:9',
    language: 'en',
    seed: 1,
  };
  return layOutBoard(content).elements;
}

const measures: readonly BoardMeasure[] = [
  { text: '190 t', amount: 190, label: 'blue whale' },
  { text: '80 t', amount: 80, label: 'Argentinosaurus', cue: { word: 6 } },
  { text: '340 t', amount: 340, label: 'Perucetus', cue: { word: 20 }, takenBack: { word: 30 } },
];

it('gives no bar to a number that is taken back, and crosses it out when that is said', () => {
  const elements = elementsOf(measures);
  const bars = elements.flatMap((each) => (each.kind === 'frame' ? [each.box.width] : []));
  expect(bars).toHaveLength(2);
  expect((bars[0] ?? 0) / (bars[1] ?? 1)).toBeCloseTo(190 / 80, 2);
  const number = elements.find((each) => each.kind === 'text' && each.lines.join('') === '340 t');
  const stroke = elements.find(({ kind, cue }) => kind === 'underline' && cue !== undefined);
  expect(stroke?.cue).toEqual({ word: 30 });
  if (number?.kind !== 'text' || stroke?.kind !== 'underline') {
    throw new Error('neither a number nor a stroke');
  }
  expect(stroke.from.y).toBeGreaterThan(number.box.y + number.box.height * 0.3);
  expect(stroke.from.y).toBeLessThan(number.box.y + number.box.height * 0.7);
});

it('names whatever is measured', () => {
  const words = elementsOf(measures).flatMap((each) =>
    each.kind === 'text' && each.role === 'label' ? [each.lines.join(' ')] : [],
  );
  expect(words).toEqual(['blue whale', 'Argentinosaurus', 'Perucetus']);
});

it('gives no bar to a number that stands alone, which would be compared with nothing', () => {
  const alone = elementsOf(measures.slice(0, 1));
  expect(alone.filter(({ kind }) => kind === 'frame' || kind === 'highlight')).toEqual([]);
  expect(alone.some((each) => each.kind === 'text' && each.lines.join('') === '190 t')).toBe(true);
});
