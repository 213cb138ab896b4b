import { describe, expect, it } from 'vitest';
import type { Box, DrawingElement } from '../timeline/drawing.ts';
import { boardSize } from '../timeline/language.ts';
import type { BoardContent, BoardTemplate } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

describe('the sides of a wide board', () => {
  const contentFor = (template: BoardTemplate, seed: number): BoardContent => ({
    template,
    title: 'Why cats purr',
    pictures: [
      { set: 'noto', name: 'cat' },
      { set: 'noto', name: 'house', cue: { word: 9 } },
    ],
    notes: [{ text: 'A purr calms the cat', cue: { word: 4 } }, { text: 'Cats purr' }],
    measures: [{ text: '70 %', amount: 70, cue: { word: 6 } }],
    whole: 100,
    aspect: '16:9',
    language: 'en',
    seed,
  });
  const middleOf = (element: DrawingElement | undefined): number => {
    const { x, width } = boxOf(element);
    return x + width / 2;
  };

  it.each(['hero', 'list'] as const)('go to and fro from one board to the next: %s', (template) => {
    for (let seed = 0; seed < 12; seed++) {
      const { elements } = layOutBoard(contentFor(template, seed));
      const shown = elements.filter(({ kind }) => kind === 'illustration' || kind === 'text');
      const picture = elements.find(({ kind }) => kind === 'illustration');
      const isLeft = middleOf(picture) < boardSize('16:9').width / 2;
      expect(isLeft).toBe(seed % 2 === 0);
      for (const other of shown.filter((each) => each !== picture && !isHeading(each))) {
        expect(middleOf(other) > middleOf(picture)).toBe(isLeft);
      }
    }
  });

  it('have what a number is about at the left, where drawing begins', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { elements } = layOutBoard(contentFor('number', seed));
      const picture = elements.find(({ kind }) => kind === 'illustration');
      expect(middleOf(picture)).toBeLessThan(boardSize('16:9').width / 2);
    }
  });
});

function isHeading(element: DrawingElement): boolean {
  return element.kind === 'text' && element.role === 'title';
}

function boxOf(element: DrawingElement | undefined): Box {
  if (element === undefined || !('box' in element)) {
    throw new Error('Nothing with a place of its own');
  }
  return element.box;
}
