import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import type { TextToFit } from './fit-text.ts';

function linesIn(width: number, input: Pick<TextToFit, 'text'> & Partial<TextToFit>): readonly string[] {
  const room = { role: 'fact', language: 'en', height: 900, largest: 60, smallest: 44, maxLines: 4 } as const;
  return fitText({ ...room, width, ...input }).lines;
}

describe('where a text on a board is broken', () => {
  it('is never a line of one Japanese character', () => {
    const text = 'エナメル質の穴';
    const lines = linesIn(400, { text, language: 'ja' });
    expect(lines).toEqual([text]);
  });

  it('is between what is told of one thing, and the sign between stands at no end of a line', () => {
    const text = 'train à grande vitesse · 515 km · 210 km/h';
    const lines = linesIn(760, { text, language: 'fr' });
    expect(lines).toEqual(['train à grande vitesse', '515 km · 210 km/h']);
  });

  it('leaves no single short word beneath longer lines', () => {
    const text = 'La Société nationale des chemins de fer français';
    const lines = linesIn(440, { text, language: 'fr' });
    expect(lines).toEqual(['La Société nationale', 'des chemins', 'de fer français']);
  });
});
