import { describe, expect, it } from 'vitest';
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

it.each(['16:9', '9:16'] as const)('shows both before anything is told of either, %s', (aspect) => {
  const [one, other] = content.pictures;
  const pictures = [one, other].flatMap((each, index) =>
    each === undefined ? [] : [{ ...each, cue: { word: 3 + index * 20 } }],
  );
  const columns = [
    [{ text: 'Moist', cue: { word: 6 } }],
    [{ text: 'Drier than that of frogs', cue: { word: 25 } }],
  ] as const;
  for (const turn of [0, 1]) {
    const { elements } = layOutBoard({ ...content, aspect, pictures, columns, turn });
    const first = elements.findIndex((each) => each.kind === 'text' && each.role === 'fact');
    const shown = elements.filter(({ kind }) => kind === 'illustration');
    expect(shown.map((each) => elements.indexOf(each)).every((at) => at >= 0 && at < first)).toBe(true);
    expect(shown.map(({ cue }) => cue)).toEqual([{ word: 3 }, { word: 3 }]);
    // The name of the second is marked when it is told of.
    expect(
      elements.some(
        (each) =>
          each.kind === 'frame' && each.cue !== undefined && 'word' in each.cue && each.cue.word === 23,
      ),
    ).toBe(true);
  }
});

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

it('draws two that measure so much in the ratio of what they measure, each with its name', () => {
  const measured: BoardContent = {
    ...content,
    pictures: [
      { set: 'noto', name: 'frog', label: 'frogs', ratio: 1 },
      { set: 'noto', name: 'turtle', label: 'toads', ratio: 2 },
    ],
    columns: [[{ text: '30 cm' }], [{ text: '12 cm' }]],
    weights: { amounts: [30, 12], isMass: false },
  };
  const { elements } = layOutBoard(measured);
  const [one, other] = elements.flatMap((each) =>
    each.kind === 'illustration' ? [Math.max(each.box.width, each.box.height)] : [],
  );
  expect((one ?? 0) / (other ?? 1)).toBeCloseTo(2.5, 1);
  const names = elements.flatMap((each) => (each.kind === 'text' && each.role === 'label' ? each.lines : []));
  expect(names).toEqual(['frogs', 'toads']);
});

describe('two of which it is told how large they are', () => {
  const measured: BoardContent = {
    ...content,
    pictures: [
      { set: 'noto', name: 'frog', label: 'frogs', ratio: 1.3 },
      { set: 'noto', name: 'turtle', label: 'toads', ratio: 1.5 },
    ],
    columns: [
      [{ text: '32 cm · 3 kg', cue: { word: 9 } }, { text: 'The largest is the goliath frog' }],
      [{ text: '2–20 cm', cue: { word: 20 } }],
    ],
    weights: { amounts: [32, 20], isMass: false },
  };

  it('stand on one ground, the larger one as wide as a quarter of the board and more', () => {
    const boxes = layOutBoard(measured).elements.flatMap((each) =>
      each.kind === 'illustration' ? [each.box] : [],
    );
    const [one, other] = boxes;
    expect(one?.width).toBeGreaterThan(1920 / 4);
    expect((one?.y ?? 0) + (one?.height ?? 0)).toBeCloseTo((other?.y ?? 1) + (other?.height ?? 0), 0);
  });

  it.each(['16:9', '9:16'] as const)(
    'have their figures right beneath them, each when it is said: %s',
    (aspect) => {
      const { elements } = layOutBoard({ ...measured, aspect });
      const pictures = elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []));
      const figures = elements.flatMap((each) =>
        each.kind === 'text' && each.role === 'word' ? [each] : [],
      );
      expect(figures.map(({ lines }) => lines.join(' '))).toEqual(['32 cm · 3 kg', '2–20 cm']);
      expect(figures.map(({ cue }) => cue)).toEqual([{ word: 9 }, { word: 20 }]);
      figures.forEach(({ box }, index) => {
        const above = pictures[index];
        expect(Math.abs((above?.x ?? 0) + (above?.width ?? 0) / 2 - box.x - box.width / 2)).toBeLessThan(2);
        expect(box.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      });
    },
  );

  it('are both seen where one is hundreds of times as large', () => {
    const weights = { amounts: [3000, 2], isMass: false } as const;
    const sizes = layOutBoard({ ...measured, weights }).elements.flatMap((each) =>
      each.kind === 'illustration' ? [each.box.width] : [],
    );
    expect(Math.min(...sizes)).toBeGreaterThan(40);
  });
});

it('shows two that are compared by sentences larger than what is written of them', () => {
  const long = { text: 'The hind legs carry the weight of a leap and push off from the ground' };
  const columns = [
    [long, { text: 'They are long' }],
    [long, { text: 'They are short' }],
  ] as const;
  for (const turn of [0, 1, 2]) {
    const { elements } = layOutBoard({ ...content, columns, turn });
    const areas = (kind: 'illustration' | 'text'): number[] =>
      elements.flatMap((each) =>
        each.kind === kind && (each.kind !== 'text' || each.role === 'fact')
          ? [each.box.width * each.box.height]
          : [],
      );
    const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);
    expect(sum(areas('illustration')), `turn ${turn}`).toBeGreaterThan(180_000);
    expect(areas('text').length).toBeGreaterThanOrEqual(2);
  }
});
