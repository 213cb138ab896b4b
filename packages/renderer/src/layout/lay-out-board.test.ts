import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextMeasure } from '../text/measure.ts';
import { DrawingSchema } from '../timeline/drawing.ts';
import type { Box, DrawingElement } from '../timeline/drawing.ts';
import { boardAspects, boardSize, filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { boardTemplates } from './board-content.ts';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { boardRegions } from './safe-area.ts';

const words: Record<FilmLanguage, readonly string[]> = {
  en: ['cats', 'purr', 'a', 'photosynthesis', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', '14,000'],
  hi: ['बिल्ली', 'क्यों', 'घुरघुराती', 'है', 'अर्थव्यवस्था', 'प्रकाश-संश्लेषण'],
  fr: ['l’économie', 'est', 'où', 'anticonstitutionnellement', 'œuvre', 'à'],
  it: ['perché', 'il', 'precipitevolissimevolmente', 'gatto', 'è', 'città'],
  es: ['¿por', 'qué?', 'el', 'otorrinolaringólogo', 'corazón', 'año'],
  ja: ['猫', 'はなぜ', 'ゴロゴロと', '喉を鳴らす', 'のでしょうか', '光合成'],
};

const text = (language: FilmLanguage, most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...words[language]), { minLength: 1, maxLength: most })
    .map((chosen) => chosen.join(language === 'ja' ? '' : ' '));

const picture = (language: FilmLanguage) =>
  fc.record(
    {
      set: fc.constant('noto' as const),
      name: fc.constantFrom('cat', 'rocket', 'house'),
      label: text(language, 3),
    },
    { requiredKeys: ['set', 'name'] },
  );

const content: fc.Arbitrary<BoardContent> = fc.constantFrom(...filmLanguages).chain((language) =>
  fc.record({
    template: fc.constantFrom(...boardTemplates),
    title: fc.oneof(text(language, 14), fc.constant('')),
    pictures: fc.array(picture(language), { maxLength: 4 }),
    notes: fc.array(fc.record({ text: text(language, 16) }), { maxLength: 5 }),
    aspect: fc.constantFrom(...boardAspects),
    language: fc.constant(language),
    seed: fc.nat(100_000),
  }),
);

/** What an element covers, its pen's width aside. */
function areaOf(element: DrawingElement): Box {
  if (element.kind !== 'arrow' && element.kind !== 'underline') {
    return element.box;
  }
  const { from, to } = element;
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}

describe('a laid out board', () => {
  it('keeps everything inside the board and above the subtitles, in every language and shape', () => {
    fc.assert(
      fc.property(content, (board) => {
        const drawing = layOutBoard(board);
        const size = boardSize(board.aspect);
        const { subtitles } = boardRegions(board.aspect);
        expect(DrawingSchema.safeParse(drawing).error).toBeUndefined();
        for (const element of drawing.elements) {
          const area = areaOf(element);
          expect(area.x, element.kind).toBeGreaterThanOrEqual(0);
          expect(area.y, element.kind).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width, element.kind).toBeLessThanOrEqual(size.width);
          expect(area.y + area.height, element.kind).toBeLessThanOrEqual(subtitles.y);
        }
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  it('clips no text: every line is narrower than its box and all lines fit its height', () => {
    fc.assert(
      fc.property(content, (board) => {
        for (const element of layOutBoard(board).elements) {
          if (element.kind === 'text') {
            const measure = createTextMeasure(element.role, board.language);
            for (const line of element.lines) {
              expect(measure.width(line, element.fontSize)).toBeLessThanOrEqual(element.box.width + 0.01);
            }
            expect(element.lines.length * element.fontSize).toBeLessThanOrEqual(element.box.height + 0.01);
          }
        }
      }),
      { numRuns: 150, seed: 2 },
    );
  });

  it('loses no word of a title that fits', () => {
    const title = 'How photosynthesis feeds the living world';
    const drawing = layOutBoard({
      template: 'hero',
      title,
      pictures: [{ set: 'noto', name: 'seedling' }],
      notes: [],
      aspect: '9:16',
      language: 'en',
      seed: 1,
    });
    const [first] = drawing.elements;
    expect(first?.kind === 'text' ? first.lines.join(' ') : '').toBe(title);
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(content, (board) => {
        expect(layOutBoard(board)).toEqual(layOutBoard(board));
      }),
      { numRuns: 20, seed: 3 },
    );
  });
});
