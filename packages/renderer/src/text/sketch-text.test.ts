import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import type { TextElement } from '../timeline/drawing.ts';
import { boardStyles, styleLook } from '../timeline/drawing-style.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { fitText } from './fit-text.ts';
import { sketchText } from './sketch-text.ts';

const palette = { paper: '#fdfcf8', ink: '#1f2430', first: '#e4572e', second: '#2f6fde' };
const scale = frameScale('16:9', 960);

/** Texts whose letters reach far up, down or sideways. */
const texts: readonly (readonly [FilmLanguage, string])[] = [
  ['en', 'justly flying jumpy quiff of wolf'],
  ['fr', 'École, ÇA et là: l’Œuvre d’Àrgy'],
  ['es', '¿Qué, Ñandú? ¡Ágil gaff!'],
  ['it', 'Però città jolly f'],
  ['hi', 'क्षौंर्त्यू कृष्ण ज्ञानेंद्रियाँ द्रुत ट्रैफ़िक'],
  ['ja', '猫はなぜ、ゴロゴロjgと喉を鳴らす'],
];
const roles = ['title', 'label', 'fact', 'word'] as const;
const aligns = ['left', 'centre'] as const;

function edgeInk(element: TextElement, setting: { language: FilmLanguage; style: BoardStyle }): number {
  const sketch = sketchText(element, { palette, ...setting }, scale);
  const { box } = sketch ?? {};
  const values = sketch?.lettering?.values;
  if (box === undefined || values === undefined) {
    throw new Error('The text is outside the frame.');
  }
  let most = 0;
  for (let at = 0; at < values.length; at++) {
    const x = at % box.width;
    const y = Math.floor(at / box.width);
    if (x === 0 || y === 0 || x === box.width - 1 || y === box.height - 1) {
      most = Math.max(most, values[at] ?? 0);
    }
  }
  return most;
}

describe('lettering', () => {
  it.each(texts)('has all its ink inside its box in every style: %s, %s', (language, text) => {
    for (const style of boardStyles) {
      const { lettering } = styleLook(style);
      for (const role of roles) {
        for (const align of aligns) {
          const room = { width: 700, height: 500, largest: 110, smallest: 30, maxLines: 3 };
          const { lines, fontSize, width, height } = fitText({ text, role, language, lettering, ...room });
          const box = { x: 200, y: 200, width, height };
          const lettered = { role, lines: [...lines], fontSize, box, align };
          const element: TextElement = { kind: 'text', ...lettered, pen: 'ink' };
          expect(edgeInk(element, { language, style }), `${style} ${role} ${align}`).toBe(0);
        }
      }
    }
  });
});
