import { describe, expect, it } from 'vitest';
import { lookOf } from './person-looks.ts';
import { originOf } from './name-origins.ts';

describe('what the people of a film look like', () => {
  it('is another for everybody: by hair, beard, glasses or clothes', () => {
    for (const isWoman of [true, false]) {
      const looks = Array.from({ length: 4 }, (_, order) => lookOf({ name: 'A B', isWoman, order }));
      const known = looks.map(({ hairstyle, beard, outfit, outfitColour, hasGlasses = false }) =>
        [hairstyle, beard, outfit, outfitColour, hasGlasses].join(' '),
      );
      expect(new Set(known).size).toBe(4);
      expect(new Set(looks.map(({ outfitColour }) => outfitColour)).size).toBe(4);
    }
  });

  it('has the skin and hair of where a name is at home', () => {
    const [bose, tesla, yukawa] = ['जगदीश चन्द्र बसु', 'Nikola Tesla', '湯川秀樹'].map((name) =>
      lookOf({ name, isWoman: false, order: 2 }),
    );
    expect(new Set([bose?.skin, tesla?.skin, yukawa?.skin]).size).toBe(3);
    expect(bose?.outfit).toBe(tesla?.outfit);
  });
});

it.each([
  ['Jagadish Chandra Bose', 'india'],
  ['ジャガディッシュ・チャンドラ・ボース', 'india'],
  ['Hideki Yukawa', 'japan'],
  ['Kikunae Ikeda', 'japan'],
  ['Guglielmo Marconi', undefined],
  ['हाइनरिख़ हर्ट्ज़', undefined],
  ['Isambard Kingdom Brunel', undefined],
] as const)('the name %s is at home in %s', (name, origin) => {
  expect(originOf(name)).toBe(origin);
});
