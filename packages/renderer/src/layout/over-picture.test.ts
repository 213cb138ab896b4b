import { expect, it } from 'vitest';
import { layOutBoard } from './lay-out-board.ts';

const mark = {
  grid: { width: 100, height: 100 },
  shapes: [{ outline: 'M0 0L100 100', ink: 1 }],
  place: { x: 0.25, y: 0, width: 0.5, height: 1 },
  cue: { word: 3 },
};
const board = (picture: object) =>
  layOutBoard({
    template: 'hero',
    title: 'Bridges',
    pictures: [{ set: 'noto', name: 'bridge-at-night', ...picture }],
    notes: [],
    events: [],
    aspect: '16:9',
    language: 'en',
    style: 'classic',
    seed: 1,
    turn: 1,
  }).elements;

it('what lies over a bundled picture is drawn after it, in its place and when it is told', () => {
  const elements = board({ over: mark });
  const under = elements.find(({ kind }) => kind === 'illustration');
  const over = elements.find(({ kind }) => kind === 'strokes');
  const bounds = under?.kind === 'illustration' && over?.kind === 'strokes' ? [under.box, over.box] : [];
  const [whole, part] = bounds;
  expect(part?.width).toBeCloseTo((whole?.width ?? 0) / 2);
  expect(part?.x).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0) / 4);
  expect(over?.cue).toEqual({ word: 3 });
  expect(elements.findIndex(({ kind }) => kind === 'strokes')).toBeGreaterThan(
    elements.findIndex(({ kind }) => kind === 'illustration'),
  );
});

it('nothing lies over a part that is seen under a glass', () => {
  const detail = { x: 0.5, y: 0.5, scale: 2, ratio: 1 };
  expect(board({ over: mark, detail }).some(({ kind }) => kind === 'strokes')).toBe(false);
});
