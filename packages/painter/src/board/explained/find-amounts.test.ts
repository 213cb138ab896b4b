import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../outline/index.ts';
import type { SceneText } from '../scene-text.ts';
import { sceneText } from '../../testing/scene-text.ts';
import { drawToScale, drawWeighed } from './draw-amounts.ts';
import { findAmounts } from './find-amounts.ts';

const amounts = (code: SceneText['code'], film: string, narration: string): string | undefined =>
  findAmounts(sceneText(code, narration, { filmTitle: film, index: 2 }), openPictureIndex(code))?.caption;

describe('what is compared by counting', () => {
  it.each([
    ['en', 'The blue whale', 'It weighs as much as 25 elephants.', '25 × elephants'],
    ['fr', 'La baleine bleue', 'Il faudrait vingt-cinq éléphants pour l’équilibrer.', '25 × éléphants'],
    ['it', 'La balena azzurra', 'Pesa quanto venticinque elefanti.', '25 × elefanti'],
    ['es', 'La ballena azul', 'Un elefante pesa 6 t: harían falta unos veinticinco.', '25 × elefante (6 t)'],
    ['hi', 'नीली व्हेल', 'उसका वज़न पच्चीस हाथी के बराबर है।', '25 × हाथी'],
    ['ja', 'シロナガスクジラと鯨', '体重は25頭の象に相当します。', '象×25'],
  ] as const)('is drawn as so many: %s', (...[code, film, narration, caption]) => {
    expect(amounts(code, film, narration)).toBe(caption);
  });

  it.each([
    ['en', 'The brown bear', 'In autumn the reserves of fat are full.', 'fat: little, then much'],
    [
      'es',
      'La ballena azul',
      'Al final del verano las reservas de grasa están completas.',
      'grasa: poca, mucha',
    ],
    ['ja', '鯨の体', '夏の終わりには脂肪が多くなります。', '脂肪は少、のち多'],
  ] as const)(
    'is an animal lean and fat where a season lays up its fat: %s',
    (...[code, film, narration, caption]) => {
      expect(amounts(code, film, narration)).toBe(caption);
    },
  );

  it('is no season where no fat is told of, and of no thing', () => {
    expect(amounts('en', 'The brown bear', 'In autumn the bear sleeps.')).toBeUndefined();
    expect(amounts('en', 'The cheese', 'In summer the fat is full of flavour.')).toBeUndefined();
  });

  it('is nothing where the number counts something else or is measured', () => {
    expect(amounts('en', 'The blue whale', 'Elephants weigh 6 tonnes.')).toBeUndefined();
    expect(amounts('en', 'The blue whale', 'It has two fins.')).toBeUndefined();
  });

  it('has as many of the one as are told, and the other once', () => {
    const [five, ten] = [5, 10].map((count) => drawWeighed('whale', { figure: 'elephant', count }).length);
    const one = ((ten ?? 0) - (five ?? 0)) / 5;
    expect(one).toBeGreaterThan(3);
    expect(Number.isInteger(one)).toBe(true);
  });

  it('keeps each of many apart from the others, as wide as a tenth of the pan', () => {
    const widthOf = (count: number): number => {
      const shapes = drawWeighed('whale', { figure: 'elephant', count });
      const { left, right } = boundsOf(shapes.slice(-partsOf(count)));
      return right - left;
    };
    const partsOf = (count: number): number =>
      drawWeighed('whale', { figure: 'elephant', count }).length -
      drawWeighed('whale', { figure: 'elephant', count: count - 1 }).length;
    expect(widthOf(25)).toBeGreaterThan(70);
    expect(widthOf(5)).toBeGreaterThan(widthOf(25));
  });

  it('draws a person beside a length as small as it is beside it', () => {
    const widthOf = (metres: number): number => {
      const { left, right } = boundsOf(drawToScale('whale', metres));
      return right - left;
    };
    expect(widthOf(10)).toBeGreaterThan(widthOf(30));
  });
});
