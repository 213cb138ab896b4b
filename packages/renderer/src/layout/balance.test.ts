import { expect, it } from 'vitest';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

const content: BoardContent = {
  template: 'balance',
  title: 'Frogs and toads: skin',
  pictures: [
    { set: 'noto', name: 'frog', label: 'frogs' },
    { set: 'noto', name: 'turtle', label: 'toads' },
  ],
  notes: [],
  columns: [
    [{ text: 'Moist' }],
    [{ text: 'The warty skin of toads is drier than that of frogs, and their hind legs are short' }],
  ],
  aspect: '16:9',
  language: 'en',
  style: 'classic',
  seed: 3,
};

it.each(['16:9', '9:16'] as const)(
  'letters what is said of either of two in one size, %s',
  (aspect: BoardContent['aspect']) => {
    const columns = [[{ text: 'Moist' }], [{ text: 'Drier than that of frogs' }]] as const;
    const sizes = layOutBoard({
      ...content,
      aspect,
      ...(aspect === '9:16' ? { columns } : {}),
    }).elements.flatMap((element) =>
      element.kind === 'text' && element.role === 'fact' ? [element.fontSize] : [],
    );
    expect(sizes.length).toBe(2);
    expect(new Set(sizes).size).toBe(1);
  },
);

it('points at both that are compared', () => {
  const arrows = layOutBoard({ ...content, template: 'compare' }).elements.filter(
    (element) => element.kind === 'arrow',
  );
  const [one, other] = arrows;
  expect(arrows.length).toBe(2);
  expect(Math.sign((one?.to.x ?? 0) - (one?.from.x ?? 0))).toBe(
    -Math.sign((other?.to.x ?? 0) - (other?.from.x ?? 0)),
  );
});
