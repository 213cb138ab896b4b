import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import { sketchMark } from '../draw/sketch-marks.ts';
import type { Drawing, DrawingElement } from '../timeline/drawing.ts';
import { boardAspects, boardSize, filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { boardTemplates } from './board-content.ts';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { boardRegions } from './safe-area.ts';

/** One word that must be cut, in the letters of each language. */
const letters: Record<FilmLanguage, string> = {
  en: 'Wm',
  hi: 'घ्रक्ष',
  fr: 'œé',
  it: 'èm',
  es: 'ñW',
  ja: '鬱薔',
};

const longText = (language: FilmLanguage): fc.Arbitrary<string> => {
  const word = letters[language].repeat(60).slice(0, 60);
  const short = letters[language].repeat(4);
  const title = Array.from({ length: 40 }, () => short)
    .join(' ')
    .slice(0, 200);
  return fc.constantFrom(word, `${word} ${word} ${word}`, title, short, `${short} ${word}`);
};

const content: fc.Arbitrary<BoardContent> = fc.constantFrom(...filmLanguages).chain((language) => {
  const text = longText(language);
  const picture = fc.record({ set: fc.constant('noto' as const), name: fc.constant('cat'), label: text });
  return fc.record({
    template: fc.constantFrom(...boardTemplates),
    title: text,
    pictures: fc.array(picture, { maxLength: 4 }),
    notes: fc.array(fc.record({ text }), { maxLength: 5 }),
    aspect: fc.constantFrom(...boardAspects),
    language: fc.constant(language),
    seed: fc.nat(100_000),
  });
});

/** Everything an element may ink, its pen's width included, in board units. */
function inkedEdges(element: DrawingElement, drawing: Drawing) {
  if (element.kind === 'text' || element.kind === 'illustration' || element.kind === 'strokes') {
    const { x, y, width, height } = element.box;
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  // Drawn on a frame of one pixel a unit that is cut at its edges: what touches an edge would have gone on.
  const box = sketchMark(element, drawing, frameScale(drawing.aspect, 1920))?.box;
  return box === undefined
    ? { left: -1, top: -1, right: -1, bottom: -1 }
    : { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

describe('a board with very long words', () => {
  it('keeps all ink off the edges and out of the subtitles, and every box has a size', () => {
    fc.assert(
      fc.property(content, (board) => {
        const drawing = layOutBoard(board);
        const { subtitles } = boardRegions(board.aspect);
        const { width } = boardSize(board.aspect);
        for (const element of drawing.elements) {
          const edges = inkedEdges(element, drawing);
          expect(edges.left, element.kind).toBeGreaterThan(0);
          expect(edges.top, element.kind).toBeGreaterThan(0);
          expect(edges.right, element.kind).toBeLessThan(width);
          expect(edges.bottom, element.kind).toBeLessThanOrEqual(subtitles.y);
          expect(edges.right - edges.left, element.kind).toBeGreaterThan(0);
          expect(edges.bottom - edges.top, element.kind).toBeGreaterThan(0);
        }
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it('shortens what cannot be lettered large enough to read, with an ellipsis', () => {
    const title = 'W'.repeat(200);
    const [first] = layOutBoard({
      template: 'card',
      title,
      pictures: [],
      notes: [{ text: 'short' }],
      aspect: '9:16',
      language: 'en',
      seed: 1,
    }).elements;
    expect(first?.kind === 'text' && first.lines.at(-1)?.endsWith('…')).toBe(true);
    expect(first?.kind === 'text' ? first.fontSize : 0).toBeGreaterThanOrEqual(40);
  });
});
