import { describe, expect, it } from 'vitest';
import { caughtWish } from './caught-wish.ts';

describe('the wish of whoever runs after something', () => {
  it.each([
    ['en', 'run after the last train of summer', 'catch the last train of summer'],
    ['en', 'chase its own tail', 'catch its own tail'],
    ['fr', "courir après le dernier train de l'été", "attraper le dernier train de l'été"],
    ['it', "correre dietro all'ultimo treno", "prendere l'ultimo treno"],
    ['it', 'rincorrere una farfalla', 'prendere una farfalla'],
    ['es', 'correr tras el último tren', 'alcanzar el último tren'],
    ['es', 'correr detrás del viento', 'alcanzar el viento'],
    ['hi', 'आख़िरी रेलगाड़ी के पीछे दौड़ना', 'आख़िरी रेलगाड़ी को पकड़ना'],
    ['ja', '最後の列車を追いかける', '最後の列車に追いつく'],
  ] as const)('is to catch it: %s, %s', (code, action, wish) => {
    expect(caughtWish(action, code)).toBe(wish);
  });

  it('stays where nobody runs after anything', () => {
    expect(caughtWish('run through the fields', 'en')).toBe('run through the fields');
    expect(caughtWish('follow a cloud', 'en')).toBe('follow a cloud');
  });
});
