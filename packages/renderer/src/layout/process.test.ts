import { describe, expect, it } from 'vitest';
import type { Drawing } from '../timeline/drawing.ts';
import { boardAspects } from '../timeline/language.ts';
import type { BoardPicture } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

const labels = [
  'bare soil, in shade',
  'twigs',
  'layers',
  'watered and covered',
  'turned with a fork',
  'sieved',
];

function boardOf(count: number, aspect: (typeof boardAspects)[number]): Drawing {
  const pictures = labels
    .slice(0, count)
    .map((label): BoardPicture => ({ set: 'noto', name: 'cat', ratio: 1.5, label }));
  return layOutBoard({
    template: 'process',
    title: 'To sum up',
    pictures,
    notes: [],
    aspect,
    language: 'en',
    seed: 1,
  });
}

const picturesOf = ({ elements }: Drawing) =>
  elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []));

describe.each(boardAspects)('the steps of a %s board', (aspect) => {
  it.each([3, 4, 5, 6])('are all drawn, numbered and named: %i', (count) => {
    const board = boardOf(count, aspect);
    const words = board.elements.flatMap((each) => (each.kind === 'text' ? [each.lines.join(' ')] : []));
    expect(picturesOf(board)).toHaveLength(count);
    expect(words).toEqual(expect.arrayContaining(labels.slice(0, count)));
    expect(words).toEqual(
      expect.arrayContaining(Array.from({ length: count }, (_, index) => String(index + 1))),
    );
  });

  it('have neither numbers nor arrows where they have no order, and none is larger than another', () => {
    const pictures = [...labels, 'finished'].map((label, place): BoardPicture => ({
      set: 'noto',
      name: 'cat',
      ratio: 1,
      label: label.split(' ')[0] ?? `${place}`,
    }));
    const board = layOutBoard({
      template: 'process',
      isUnordered: true,
      title: 'Seven people',
      pictures,
      notes: [],
      aspect,
      language: 'en',
      seed: 1,
    });
    const words = board.elements.flatMap((each) => (each.kind === 'text' ? [each.lines.join(' ')] : []));
    expect(words).toEqual(expect.arrayContaining(pictures.map(({ label }) => label)));
    expect(words.filter((word) => /^\d$/u.test(word))).toEqual([]);
    const heights = picturesOf(board).map(({ height }) => Math.round(height));
    expect(heights).toHaveLength(7);
    expect(new Set(heights).size).toBe(1);
  });

  it('come each with its number and its name: until it is told its place is free', () => {
    const { elements } = boardOf(5, aspect);
    const from = elements.findIndex(({ kind }) => kind === 'illustration');
    const told = elements.slice(from).flatMap((each) => {
      const words = each.kind === 'text' ? [each.lines.join(' ')] : [];
      return each.kind === 'illustration' ? ['picture'] : words;
    });
    expect(told).toEqual(labels.slice(0, 5).flatMap((label, index) => ['picture', `${index + 1}`, label]));
  });

  it('are five of which none is a thumbnail', () => {
    const sides = picturesOf(boardOf(5, aspect)).map(({ width, height }) => Math.sqrt(width * height));
    expect(Math.min(...sides)).toBeGreaterThan(aspect === '16:9' ? 300 : 225);
  });

  it('stand over the whole width, a row of fewer further apart', () => {
    const boxes = picturesOf(boardOf(5, aspect));
    const rows = [...new Set(boxes.map(({ y, height }) => Math.round(y + height)))].map((foot) =>
      boxes.filter(({ y, height }) => Math.round(y + height) === foot),
    );
    const steps = rows.flatMap((row) => (row.length > 1 ? [(row[1]?.x ?? 0) - (row[0]?.x ?? 0)] : []));
    expect(rows.map((row) => row.length)).toEqual(aspect === '16:9' ? [3, 2] : [2, 2, 1]);
    expect(steps.map(Math.round)).toEqual(steps.map(Math.round).toSorted((one, other) => one - other));
  });

  it('have the names of a row on one height and in one size', () => {
    const board = boardOf(5, aspect);
    const named = board.elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'label' && !/^\d$/u.test(each.lines.join('')) ? [each] : [],
    );
    expect(new Set(named.map(({ fontSize }) => fontSize)).size).toBe(1);
    const grounds = new Set(picturesOf(board).map(({ y, height }) => Math.round(y + height)));
    const middles = new Set(named.map(({ box }) => Math.round(box.y + box.height / 2)));
    expect(middles.size).toBe(grounds.size);
  });
});
