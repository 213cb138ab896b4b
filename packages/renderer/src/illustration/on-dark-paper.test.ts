import { expect, it } from 'vitest';
import { lightness, parseHex } from '../draw/sketch.ts';
import { isDark, onDarkPaper } from './on-dark-paper.ts';

/** How far a colour is from grey. */
const chromaOf = (colour: string): number => Math.max(...parseHex(colour)) - Math.min(...parseHex(colour));

it('only dark paper is dark', () => {
  expect(isDark('#1b2637')).toBe(true);
  expect(isDark('#f3e8d2')).toBe(false);
});

it.each(['#e4f1f8', '#fde0b4', '#8fc26a', '#fbc9a4', '#b9b6de'])(
  'a pale colour is deeper on it and no greyer: %s',
  (pale) => {
    const laid = onDarkPaper(pale, { isOutlined: false });
    expect(lightness(parseHex(laid))).toBeLessThan(lightness(parseHex(pale)));
    expect(chromaOf(laid)).toBeGreaterThan(chromaOf(pale) * 0.8);
    // A light line is seen on it.
    expect(lightness(parseHex('#f5ecd9')) - lightness(parseHex(laid))).toBeGreaterThan(0.2);
  },
);

it('its hue stays: a sky of the evening is no brown', () => {
  const [red, green, blue] = parseHex(onDarkPaper('#e4f1f8', { isOutlined: false }));
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
  expect(onDarkPaper('#808080', { isOutlined: true })).toMatch(/^#(..)\1\1$/u);
});

it('a cloud stays white', () => {
  expect(lightness(parseHex(onDarkPaper('#dfe8f0', { isOutlined: true })))).toBeGreaterThan(0.7);
});

it('a sky by day is much lighter than the same by night, and pales nobody who is before it', () => {
  const skyOf = (fill: string): number => lightness(parseHex(onDarkPaper(fill, { isOutlined: false })));
  expect(skyOf('#e4f1f8')).toBeGreaterThan(skyOf('#8794c8') + 0.2);
  expect(skyOf('#e4f1f8')).toBeGreaterThan(skyOf('#8fc26a'));
  expect(chromaOf(onDarkPaper('#fde0b4', { isOutlined: false }))).toBeLessThan(140);
});
