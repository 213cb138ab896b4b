import { describe, expect, it } from 'vitest';
import { knownNumbers, readNumbers } from './read-numbers.ts';

describe('readNumbers', () => {
  it.each([
    ['1,204 cats, 1.204 gatti, 1 204 chats, 1\u202f204 chats', ['1204', '1204', '1204', '1204']],
    ['1,00,000 लोग और १२ बिल्लियाँ', ['100000', '12']],
    ['毎秒約２５回、1969年', ['25', '1969']],
    ['2.5 metres, 2,50 mètres', ['2.5', '2.5']],
    ['between 1914–1918 and at 10:30', ['1914', '1918', '10', '30']],
    ['the 1960s, the 19th, 30%', ['1960', '19', '30']],
    ['in 2019 500 horses', ['2019', '500']],
    ['CO2, H2O and an MP3', []],
    ['', []],
  ])('reads %s', (text, numbers) => {
    expect(readNumbers(text)).toEqual(numbers);
  });
});

describe('knownNumbers', () => {
  it('knows small numbers that a text spells out, in its language', () => {
    expect([...knownNumbers('Seven seas and 30 isles', 'en')]).toEqual(['30', '7']);
    expect([...knownNumbers('Siete mares', 'es')]).toEqual(['7']);
    expect([...knownNumbers('सात समुद्र', 'hi')]).toEqual(['7']);
    expect(knownNumbers('it happened once', 'en').size).toBe(0);
  });
});
