import { expect, it } from 'vitest';
import { dollarsOf, makerFacts, storyFacts } from './maker-facts.ts';
import type { Made } from './maker-facts.ts';

const byFal: Made = {
  key: 'veo3',
  made_by: { provider: 'fal', model: 'fal-ai/veo3.1' },
  is_stand_in: false,
  estimate_usd: { from: 0.8, to: 0.8 },
  estimate_note: null,
};
const byKinora: Made = {
  ...byFal,
  made_by: { provider: 'builtin', model: 'Kinora' },
  is_stand_in: true,
  estimate_usd: null,
};

it('REAL-11 names the maker with the price, for one picture where an engine asks for several', () => {
  expect(makerFacts([byFal]).line).toBe('by fal, about $0.80');
  const engine = { ...byFal, image_function: 'seedream', is_stand_in: true };
  expect(makerFacts([engine])).toMatchObject({
    line: 'Pictures by fal, about $0.80 each',
    isMovedHere: true,
    isDrawnHere: false,
  });
});

it('says no price of several together', () => {
  expect(makerFacts([byFal, byFal]).line).toBe('by fal');
});

it('names the maker alone where no dollars are known, and keeps what is said instead', () => {
  const unpriced = { ...byFal, estimate_usd: null, estimate_note: 'Nobody says.' };
  expect(makerFacts([unpriced])).toMatchObject({ line: 'by fal', note: 'Nobody says.' });
});

it('says of what Kinora draws under another name that it does, and names no vendor', () => {
  expect(makerFacts([byKinora])).toEqual({
    vendor: null,
    line: null,
    note: null,
    isDrawnHere: true,
    isMovedHere: false,
  });
});

it('says of a story who makes its pictures, and that Kinora moves them where nobody else can', () => {
  const engine = { ...byFal, image_function: 'seedream', is_stand_in: true };
  const image = { ...byFal, estimate_usd: { from: 0.04, to: 0.04 } };
  const pictures = { line: 'Pictures by fal, about $0.04 each', isDrawnHere: false };
  expect(storyFacts({ engine, image, video: byFal })).toMatchObject({ ...pictures, isMovedHere: false });
  expect(storyFacts({ engine, image, video: byKinora })).toMatchObject({ ...pictures, isMovedHere: true });
  expect(storyFacts({ engine, image, video: undefined })).toMatchObject({ ...pictures, isMovedHere: true });
  const unbought = storyFacts({
    engine: { ...byKinora, is_stand_in: false },
    image: undefined,
    video: byKinora,
  });
  expect(unbought).toMatchObject({ line: null, isDrawnHere: true, isMovedHere: false });
});

it('counts dollars to the cent, and small ones until they say something', () => {
  const costs = (from: number, to = from, count = 1) => dollarsOf({ estimate_usd: { from, to } }, count);
  expect(costs(0.04)).toBe('$0.04');
  expect(costs(0.003)).toBe('$0.003');
  expect(costs(0.04, 0.04, 8)).toBe('$0.32');
  expect(costs(0.5, 1.2)).toBe('$0.50–$1.20');
  expect(costs(0)).toBeNull();
  expect(dollarsOf(undefined)).toBeNull();
});
