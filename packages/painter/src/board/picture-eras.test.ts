import { expect, it } from 'vitest';
import { captionOfEra, drawnOfEra, yearTold } from './picture-eras.ts';
import { isWithin, longestLabel } from './text-limits.ts';

const scene = {
  code: 'fr',
  title: '',
  keyFacts: [],
  description: '',
  detail: '',
  index: 1,
  count: 6,
} as const;

it('has things look as they did in the year that is told', () => {
  const train = { set: 'noto', name: 'high-speed-train' } as const;
  expect(drawnOfEra(train, 1604)).toBeDefined();
  expect(drawnOfEra(train, 1879)).not.toEqual(drawnOfEra(train, 1604));
  expect(drawnOfEra(train, 1981)).toBeUndefined();
  expect(drawnOfEra(train, undefined)).toBeUndefined();
});

it('reads the latest year of a scene, else the one told last before it', () => {
  expect(yearTold({ ...scene, narration: 'En 1814, puis en 1829.', before: ['En 1981.'] })).toBe(1829);
  expect(yearTold({ ...scene, narration: 'Elle roula encore.', before: ['En 1604.', 'En 1804.'] })).toBe(
    1804,
  );
  expect(yearTold({ ...scene, narration: 'Il pesait 1500 kg, et 12 000 tonnes.' })).toBeUndefined();
});

it('calls what looked otherwise what it was, in every language', () => {
  const train = { set: 'noto', name: 'locomotive' } as const;
  for (const code of ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const) {
    const caption = captionOfEra(train, 1604, code) ?? '';
    expect(isWithin(caption, longestLabel), caption).toBe(true);
    expect(caption).not.toBe('');
    expect(captionOfEra(train, 1904, code)).toBeUndefined();
  }
});
