import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { toldGrowth } from './told-growth.ts';

function growth(code: LanguageCode, narration: string, before: readonly string[] = []) {
  const scene = { code, narration, before, title: '', keyFacts: [], description: '', detail: '' };
  return toldGrowth({ ...scene, index: 3, count: 7 });
}

describe('a garden', () => {
  it.each<[LanguageCode, string, string, string]>([
    [
      'en',
      'The robot put a hundred seeds into the ground.',
      'On the thirteenth morning a green tip looked out of the earth.',
      'The garden was as high as the fence.',
    ],
    [
      'fr',
      'Le robot mit cent graines en terre.',
      'Une pointe verte sortit de terre.',
      'Le jardin dépassa la clôture.',
    ],
    [
      'it',
      'Il robot piantò cento semi.',
      'Il primo bocciolo si aprì.',
      'Il giardino era più alto dello steccato.',
    ],
    [
      'es',
      'El robot enterró cien semillas.',
      'Una punta verde asomó de la tierra.',
      'El jardín es tan alto como la valla.',
    ],
    ['hi', 'रोबोट ने सौ बीज मिट्टी में डाले।', 'मिट्टी से एक हरी नोक झाँक उठी।', 'बाग़ बाड़ जितना ऊँचा हो गया।'],
    [
      'ja',
      'ロボットは種を百つぶまきました。',
      '緑の先が、土の中からのぞきました。',
      '庭は垣根ほども高くなりました。',
    ],
  ])('is as far as the story has told by then, %s', (code, sown, ...then) => {
    const [come, high] = then;
    expect(growth(code, sown)).toBe('bare');
    expect(growth(code, come, [sown])).toBe('sprouting');
    expect(growth(code, high, [sown, come])).toBe('high');
    // Nothing is told of it in between.
    expect(growth(code, '…', [sown])).toBe('bare');
  });

  it('is not known where nothing was told of it, nor by what somebody advises', () => {
    expect(growth('en', 'The robot looked at the garden.')).toBeUndefined();
    expect(growth('en', "'They were planted seeds, and nothing grew,' said a mole.")).toBeUndefined();
  });
});
