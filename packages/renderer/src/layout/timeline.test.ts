import { describe, expect, it } from 'vitest';
import type { DrawingElement } from '../timeline/drawing.ts';
import { boardStyles } from '../timeline/drawing-style.ts';
import { boardAspects, boardSize, filmLanguages } from '../timeline/language.ts';
import type { BoardContent, BoardEvent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

const moments: readonly BoardEvent[] = [
  { date: '1544', text: 'whipped chocolate', picture: { set: 'noto', name: 'cat', ratio: 0.45 } },
  { date: '1657', text: 'a chocolate house', picture: { set: 'noto', name: 'house', ratio: 1.4 } },
];

function elementsOf(change: Partial<BoardContent>): DrawingElement[] {
  return layOutBoard({
    template: 'timeline',
    title: 'On its way',
    pictures: [],
    notes: [],
    events: moments,
    aspect: '16:9',
    language: 'en',
    seed: 1,
    ...change,
  }).elements;
}

const heightsOf = (elements: readonly DrawingElement[]): number[] =>
  elements.flatMap((each) => (each.kind === 'illustration' ? [each.box.height] : []));

const wordsOf = (elements: readonly DrawingElement[]): string[] =>
  elements.flatMap((each) => (each.kind === 'text' ? [each.lines.join(' ')] : []));

describe('a line of dates', () => {
  it.each(boardAspects)('shows the pictures of two moments large: %s', (aspect) => {
    const heights = heightsOf(elementsOf({ aspect }));
    const { height } = boardSize(aspect);
    expect(heights).toHaveLength(2);
    expect(Math.min(...heights)).toBeGreaterThan(height * (aspect === '16:9' ? 0.32 : 0.18));
  });

  it('shows three moments of like shapes about equally large, however long the name of one is', () => {
    const texts = [
      'le métro de Londres',
      'le premier métro électrique',
      'La Société nationale des chemins de fer français',
    ];
    const events = texts.map((text, index) => ({
      date: ['1863', '1890', '1938'][index] ?? '',
      text,
      picture: { set: 'noto', name: 'house', ratio: 2.4 - index * 0.2 } as const,
    }));
    const heights = heightsOf(elementsOf({ events, language: 'fr' }));
    expect(heights).toHaveLength(3);
    expect(Math.min(...heights)).toBeGreaterThan(Math.max(...heights) * 0.75);
  });

  it('writes what happened larger than has to be looked at closely where there is width for it', () => {
    const texts = ['the cocoa press', 'moulded into bars'];
    const events = texts.map((text, index) => ({
      date: ['1828', '1847'][index] ?? '',
      text,
      picture: { set: 'noto', name: 'house', ratio: 1.1 + index * 0.4 } as const,
    }));
    for (const style of ['classic', 'playful', 'minimal'] as const) {
      const sizes = elementsOf({ events, style }).flatMap((each) =>
        each.kind === 'text' && each.role === 'fact' ? [each.fontSize] : [],
      );
      expect(sizes, style).toHaveLength(2);
      expect(Math.min(...sizes), style).toBeGreaterThan(boardSize('16:9').height * 0.06);
    }
  });

  it('has nothing told behind its last date', () => {
    const told = [{ text: '515 km' }, { picture: { set: 'noto', name: 'cat', label: 'sugar' } as const }];
    const elements = elementsOf({ told });
    const dates = elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'word' && /^\d{4}$/u.test(each.lines[0] ?? '') ? [each.box] : [],
    );
    const last = Math.max(...dates.map(({ x, width }) => x + width / 2));
    expect(last).toBeGreaterThan(boardSize('16:9').width * 0.55);
  });

  it('is interrupted by its dates, and runs from one side of the board to the other', () => {
    const elements = elementsOf({});
    const lines = elements.flatMap((each) => (each.kind === 'underline' ? [each] : [])).slice(1);
    const dates = elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'word' ? [each.box] : [],
    );
    for (const { x, width, y, height } of dates) {
      const crossed = lines.filter(
        ({ from, to }) => from.y > y && from.y < y + height && from.x < x + width && to.x > x,
      );
      expect(crossed).toEqual([]);
    }
    const ends = [...lines.flatMap(({ from, to }) => [from.x, to.x]), ...dates.map(({ x }) => x)];
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(1600);
  });

  it.each(filmLanguages)('writes every date, whatever the hand: %s', (language) => {
    const events = ['1853', '1925', '1984', '2002'].map((date, index) => ({
      ...moments[index % 2],
      date,
    }));
    for (const aspect of boardAspects) {
      for (const style of boardStyles) {
        const written = wordsOf(elementsOf({ events, aspect, language, style }));
        expect(written, `${style} ${aspect}`).toEqual(expect.arrayContaining(events.map(({ date }) => date)));
      }
    }
  });

  it('rather writes what happened than a number that is told beside it', () => {
    const text = 'the national railway company came into being after long talks';
    const events = [...moments, { date: '1938', text }];
    expect(wordsOf(elementsOf({ events, told: [{ text: '515 km' }, { text: '210 km/h' }] }))).toContain(text);
  });

  it('uses both sides of the line where wide pictures would be low on one', () => {
    const events = ['1938', '1964', '1981', '1990'].map((date, index) => ({
      date,
      text:
        ['the national railway', 'a train of great speed', 'from Paris to Lyon', 'under the sea'][index] ??
        '',
      picture: { set: 'noto', name: 'house', ratio: 2.4 } as const,
      cue: { word: index * 6 },
    }));
    const elements = elementsOf({ events });
    const boxes = elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []));
    const dates = elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'word' ? [each.box] : [],
    );
    const [line = 0] = dates.map(({ y, height }) => y + height / 2);
    expect(boxes.map(({ y, height }) => y + height / 2 < line)).toEqual([true, false, true, false]);
    // One row of four would have no more than 398 for each.
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(425);
    const places = dates.map(({ x }) => x);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });
});
