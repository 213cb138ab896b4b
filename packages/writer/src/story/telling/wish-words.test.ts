import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sayWish } from './wish-words.ts';

describe('a wish as the story goes on', () => {
  it.each<[string, LanguageCode, string]>([
    ['paint', 'en', 'paint'],
    ['befriend a whale', 'en', 'befriend a whale'],
    ['run after the last train of summer', 'en', 'run after the last train'],
    ['bake bread for the whole village', 'en', 'bake bread'],
    ['stop being afraid of the dark', 'en', 'stop being afraid'],
    ["courir après le dernier train de l'été", 'fr', 'courir après le dernier train'],
    ['coltivare un giardino tra le nuvole', 'it', 'coltivare un giardino'],
    ['ne plus avoir peur du noir', 'fr', 'ne plus avoir peur'],
    ["correre dietro all'ultimo treno dell'estate", 'it', "correre dietro all'ultimo treno"],
    ['correr tras el último tren del verano', 'es', 'correr tras el último tren'],
    ['गर्मी की आख़िरी रेलगाड़ी के पीछे दौड़ना', 'hi', 'आख़िरी रेलगाड़ी के पीछे दौड़ना'],
    ['夏の最後の列車を追いかける', 'ja', '列車を追いかける'],
    ['雲の上で庭を育てる', 'ja', '庭を育てる'],
  ])('%s (%s) is %s when it is tried and from then on', (action, code, shorter) => {
    expect(sayWish(action, code, 'DO IT')).toEqual({
      full: action,
      tried: shorter,
      later: shorter,
      reached: action,
    });
  });

  it.each<[string, LanguageCode]>([
    ['see what lies beyond the reef', 'en'],
    ['take good care of dragons', 'en'],
    ['give somebody the perfect present', 'en'],
    ["savoir ce qu'il y a derrière la porte", 'fr'],
    ['किसी को सबसे सुंदर तोहफ़ा देना', 'hi'],
    ['みんなをびっくりさせる', 'ja'],
  ])('%s (%s) loses nothing of its sense: it is said once more, and then pointed at', (action, code) => {
    expect(sayWish(action, code, 'DO IT')).toEqual({
      full: action,
      tried: action,
      later: 'DO IT',
      reached: 'DO IT',
    });
  });

  it('is not said whole once more where that would take a breath', () => {
    const wish = 'cross the sea to the last of the seven islands that nobody has ever seen';
    const { tried, reached } = sayWish(wish, 'en', 'DO IT');
    expect(reached).toBe(tried);
  });
});
