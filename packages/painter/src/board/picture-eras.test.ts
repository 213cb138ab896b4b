import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { captionOfEra, drawnOfEra, pictureThen, yearTold } from './picture-eras.ts';
import { isWithin, longestLabel } from './text-limits.ts';

const frenchYear = (narration: string, before: readonly string[] = []): number | undefined =>
  yearTold(sceneText('fr', narration, { before }));

it('has things look as they did in the year that is told', () => {
  const train = { set: 'noto', name: 'high-speed-train' } as const;
  expect(drawnOfEra(train, 1604)).toBeDefined();
  expect(drawnOfEra(train, 1879)).not.toEqual(drawnOfEra(train, 1604));
  expect(drawnOfEra(train, undefined)).toEqual(drawnOfEra(train, 2010));
});

it.each(['locomotive', 'train', 'high-speed-train'])('has every age of railways its own %s', (name) => {
  const years = [1604, 1804, 1814, 1829, 1837, 1863, 1905, 1938, 1955];
  const drawn = years.map((year) => JSON.stringify(drawnOfEra({ set: 'noto', name }, year)));
  expect(new Set(drawn).size).toBe(years.length);
});

it.each([
  ['automobile', 1886, 1925],
  ['ship', 1492, 1840],
  ['airplane', 1903, 1940],
  ['bicycle', 1870, 1890],
  ['camera', 1880, 1950],
  ['metro', 1863, 1890],
] as const)('has a %s look otherwise in %d than in %d', (...[name, early, later]) => {
  const then = drawnOfEra({ set: 'noto', name }, early);
  expect(then).toBeDefined();
  expect(drawnOfEra({ set: 'noto', name }, later)).not.toEqual(then);
});

it('has an engine of 1938 look otherwise than one of 1830', () => {
  const engine = { set: 'noto', name: 'locomotive' } as const;
  expect(drawnOfEra(engine, 1938)).not.toEqual(drawnOfEra(engine, 1830));
  // Without a year it is drawn in the manner of all others, too.
  expect(drawnOfEra(engine, undefined)).toEqual(drawnOfEra(engine, 1870));
});

it('has chocolate be drunk before there were bars of it', () => {
  const bar = { set: 'noto', name: 'chocolate-bar' } as const;
  expect(drawnOfEra(bar, 1544)).toBeDefined();
  expect(captionOfEra(bar, 1544, 'es')).toBe('chocolate batido');
  expect(drawnOfEra(bar, 1847)).toBeUndefined();
});

it('draws neither keys nor a mobile telephone in 1876', () => {
  const keys = { set: 'noto', name: 'telephone' } as const;
  expect(drawnOfEra(keys, 1876)).toBeDefined();
  expect(drawnOfEra(keys, 1985)).toBeUndefined();
  const telephone = { set: 'noto', name: 'mobile-phone' } as const;
  expect(pictureThen(telephone, 1876).name).toBe('telephone');
  expect(pictureThen(telephone, 2007)).toBe(telephone);
  expect(pictureThen(telephone, undefined)).toBe(telephone);
});

it('reads the latest year of a scene, else the one told last before it', () => {
  expect(frenchYear('En 1814, puis en 1829.', ['En 1981.'])).toBe(1829);
  expect(frenchYear('Elle roula encore.', ['En 1604.', 'En 1804.'])).toBe(1804);
  expect(frenchYear('Il pesait 1500 kg, et 12 000 tonnes.')).toBeUndefined();
});

it('calls what looked otherwise what it was, in every language', () => {
  const train = { set: 'noto', name: 'locomotive' } as const;
  for (const code of ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const) {
    const caption = captionOfEra(train, 1604, code) ?? '';
    expect(isWithin(caption, longestLabel), caption).toBe(true);
    expect(caption).not.toBe('');
    expect(captionOfEra(train, 1850, code)).toBeUndefined();
    expect(isWithin(captionOfEra(train, 1905, code) ?? '', longestLabel)).toBe(true);
  }
});
