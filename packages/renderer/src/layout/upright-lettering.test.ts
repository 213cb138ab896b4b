import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { canvasFont } from '../text/fonts.ts';
import { boardStyles, styleLook } from '../timeline/drawing-style.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';
import { boardSize, filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';

/** On a phone a small letter is read without effort from this part of the frame's width; the brush's are bold. */
const readablePart = { brush: 0.032, other: 0.038 } as const;

const told: Record<FilmLanguage, { labels: readonly [string, string, string]; note: string }> = {
  en: { labels: ['refrigerator', 'heat', 'motor'], note: 'It gives the heat to the room' },
  fr: { labels: ['réfrigérateur', 'moteur', 'liquide'], note: 'Il rend la chaleur à la pièce' },
  it: { labels: ['frigorifero', 'motore', 'liquido'], note: 'Restituendo il calore all’aria' },
  es: { labels: ['frigorífico', 'calor', 'motor'], note: 'Devuelve el calor a la cocina' },
  hi: { labels: ['रेडियो', 'पेटेण्ट', 'बेतार'], note: 'लगभग 6 किमी की दूरी पर' },
  ja: { labels: ['冷蔵庫', '熱', '電気'], note: '熱を部屋の空気へ返す' },
};

/** The height of a letter without an ascender, in board units, of everything written beneath the title. */
function letterHeights(language: FilmLanguage, style: BoardStyle, content: Partial<BoardContent>): number[] {
  const drawing = layOutBoard({
    template: 'hero',
    title: '',
    pictures: [],
    notes: [],
    aspect: '9:16',
    language,
    style,
    seed: 3,
    ...content,
  });
  const context = createCanvas(4, 4).getContext('2d');
  return drawing.elements.flatMap((element) => {
    if (element.kind !== 'text' || element.role === 'title') {
      return [];
    }
    const { lettering } = styleLook(style);
    context.font = canvasFont(element.role, language, { size: 1000, lettering });
    const small = { ja: '口', hi: 'र', en: 'x', fr: 'x', it: 'x', es: 'x' }[language];
    return [(context.measureText(small).actualBoundingBoxAscent * element.fontSize) / 1000];
  });
}

describe.each(filmLanguages)('lettering of upright boards in %s', (language) => {
  const { labels, note } = told[language];
  const pictures = labels.map((label) => ({ set: 'noto', name: 'cat', label }) as const);
  const [hero] = pictures;

  it.each(boardStyles)('is read on a phone: %s', (style) => {
    const boards = [
      letterHeights(language, style, {
        pictures: [hero ?? { set: 'noto', name: 'cat' }],
        notes: [{ text: note }],
      }),
      letterHeights(language, style, { pictures: pictures.slice(1), notes: [{ text: note }] }),
      letterHeights(language, style, { pictures, notes: [{ text: note }] }),
      letterHeights(language, style, {
        template: 'list',
        pictures: pictures.slice(0, 1),
        notes: [{ text: note }, { text: labels[1] }],
      }),
    ];
    const least = styleLook(style).lettering === 'brush' ? readablePart.brush : readablePart.other;
    for (const heights of boards) {
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(boardSize('9:16').width * least);
    }
  });
});
