import { describe, expect, it } from 'vitest';
import { moreBefore, moreBehind } from './at-least.ts';

describe('the words that say there are more', () => {
  it.each([
    ['en', 'It may weigh over ', 'over '],
    ['en', 'from about 2 cm to more than ', 'more than '],
    ['en', 'It does not grow to more than ', undefined],
    ['en', 'no more than ', undefined],
    ['fr', 'Elle pèse plus de ', 'plus de '],
    ['fr', 'Elle ne pèse pas plus de ', undefined],
    ['it', 'Finì dopo oltre ', 'oltre '],
    ['it', 'Non pesa più di ', undefined],
    ['es', 'por encima de los ', 'por encima de los '],
    ['es', 'No mide más de ', undefined],
    ['hi', 'इसका भार कम से कम ', 'कम से कम '],
  ] as const)('are read before a number, and not where they are denied, in %s: %s', (code, before, said) => {
    expect(moreBefore(before, code)).toBe(said);
  });

  it.each([
    ['en', ' or more in a day', ' or more'],
    ['hi', ' से अधिक तक बढ़ा ली', ' से अधिक'],
    ['hi', ' से अधिक नहीं होता', undefined],
    ['ja', '以上の噴火がありました', '以上'],
    ['ja', '以上にはなりません', undefined],
    ['ja', 'です', undefined],
  ] as const)('are read behind it, and not where they are denied, in %s: %s', (code, behind, said) => {
    expect(moreBehind(behind, code)).toBe(said);
  });
});
