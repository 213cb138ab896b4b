import { expect, it } from 'vitest';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

const earth = {
  set: 'noto',
  name: 'place-map',
  ratio: 1.8,
  strokes: { grid: { width: 180, height: 100 }, shapes: [{ outline: '0,0 180,0 180,100 0,100', ink: 1 }] },
} as const;

function namesOn(
  places: Pick<NonNullable<NonNullable<BoardContent['route']>['map']>, 'from' | 'to' | 'marks'>,
) {
  const { elements } = layOutBoard({
    template: 'map',
    title: 'The way',
    pictures: [],
    notes: [],
    events: [],
    aspect: '16:9',
    language: 'en',
    seed: 3,
    route: { from: 'Brazil', to: 'São Tomé', map: { picture: earth, ...places } },
  });
  return elements.flatMap((element) =>
    element.kind === 'text' && element.role === 'label'
      ? [{ text: element.lines.join(' '), box: element.box }]
      : [],
  );
}

it('has the name of every place on a map, and none on another', () => {
  const names = namesOn({ from: [0.3, 0.5], to: [0.87, 0.2], marks: [{ name: 'Bioko', at: [0.89, 0.15] }] });
  expect(names.map(({ text }) => text)).toEqual(['Brazil', 'São Tomé', 'Bioko']);
  for (const [index, { box }] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      const isApart =
        box.x + box.width <= other.box.x ||
        other.box.x + other.box.width <= box.x ||
        box.y + box.height <= other.box.y ||
        other.box.y + other.box.height <= box.y;
      expect(isApart, other.text).toBe(true);
    }
  }
});

it('has no name hang over the edge of the map', () => {
  for (const { box, text } of namesOn({ from: [0.01, 0.02], to: [0.99, 0.98], marks: [] })) {
    expect(box.x, text).toBeGreaterThan(0);
    expect(box.x + box.width, text).toBeLessThan(1920);
  }
});
