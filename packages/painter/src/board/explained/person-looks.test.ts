import { describe, expect, it } from 'vitest';
import { lookOf } from './person-looks.ts';
import { originOf } from './name-origins.ts';
import { whatTheyGave } from './what-they-gave.ts';

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
  });

  it.each([
    ['Lucius Vitruvius', -20, false, 'toga'],
    ['Hugh of Chester', 1210, false, 'cotte'],
    ['Robert Hooke', 1650, false, 'doublet'],
    ['Mary Ward', 1620, true, 'long-dress'],
    ['John Harrison', 1735, false, 'justaucorps'],
    ['Elihu Thomson', 1890, false, 'frock-coat'],
    ['Ada Yonath', 2009, true, 'sweater'],
    ['Lakshmi Bai', 1857, true, 'sari'],
    ['Vikram Singh', 1780, false, 'kurta'],
    ['Homi Bhabha', 1940, false, 'achkan'],
    ['平賀源内', 1776, false, 'kimono'],
    ['Ibn al-Haytham', 1020, false, 'robe'],
  ] as const)('%s of %s wears what was worn then and there', (...[name, year, isWoman, outfit]) => {
    expect(lookOf({ name, isWoman, order: 0, year }).outfit).toBe(outfit);
  });

  it('is what everybody knows of them, in whatever order a film names them', () => {
    const [early, late] = [0, 5].map((order) =>
      lookOf({ name: 'Guglielmo Marconi', isWoman: false, order, year: 1896 }),
    );
    expect([early?.hair, early?.hairstyle, early?.beard]).toEqual([late?.hair, late?.hairstyle, late?.beard]);
    expect(lookOf({ name: 'निकोला टेस्ला', isWoman: false, order: 0 }).beard).toBe('moustache');
    expect(lookOf({ name: 'ルートヴィヒ・ヴァン・ベートーヴェン', isWoman: false, order: 0 }).outfit).toBe(
      'frock-coat',
    );
  });

  it('has no glasses before they were worn, and a wig where wigs were', () => {
    const looks = Array.from({ length: 8 }, (_, order) =>
      lookOf({ name: 'A B', isWoman: false, order, year: 1730 }),
    );
    expect(looks.filter(({ hasGlasses }) => hasGlasses === true)).toEqual([]);
    expect(new Set(looks.map(({ hairstyle }) => hairstyle))).toEqual(new Set(['wig']));
  });
});

describe('what somebody gave', () => {
  it.each([
    ['John Doe', 'John Doe built a spark gap with two balls.', 'en', 'spark'],
    ['Jean Dupont', 'Jean Dupont dressa la première antenne.', 'fr', 'antenna'],
    ['Michael Faraday', 'Michael Faraday worked in a laboratory.', 'en', 'coil'],
    ['Jane Roe', 'Jane Roe tried it in her laboratory.', 'en', 'flask'],
    ['Jane Roe', 'Jane Roe came to London.', 'en', undefined],
  ] as const)('%s: %s', (...[name, words, code, sign]) => {
    expect(whatTheyGave({ name, words }, code)).toBe(sign);
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
