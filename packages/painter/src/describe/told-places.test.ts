import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openPromptReader } from '../testing/read-prompt.ts';

const read = openPromptReader({ hasLettering: false });

describe('what a wish comes to', () => {
  it.each([
    ['a girl happily sailing, a large island ahead, on the open sea', 'island'],
    ['a girl happily sailing, another shore ahead, on the open sea', 'beach'],
  ])('is large before whoever sails: %s', (prompt, place) => {
    const plan = read(prompt);
    expect(plan.place).toBe(place);
    expect(plan.details).toContain('landfall');
    expect(plan.subjects[0]).toMatchObject({ figure: 'girl', act: 'sail', relation: 'aboard' });
  });

  it('is no land under whoever is in a meadow', () => {
    expect(read('a girl in a meadow, a large island ahead of her, in a forest').details ?? []).not.toContain(
      'landfall',
    );
  });

  it.each([
    ['a witch happily watering small seedlings, in a garden in the clouds', ['plot']],
    ['a witch sitting on a bench among tall flowers all around, in a garden in the clouds', ['beds', 'lush']],
    ['a witch gazing into the distance, dreaming of a garden in bloom, in a garden in the clouds', ['beds']],
  ])('is a garden in all scenes of it, and the last is the richest: %s', (prompt, details) => {
    const plan = read(prompt);
    expect(plan.place).toBe('sky');
    expect(plan.details).toEqual(expect.arrayContaining(details));
    expect(plan.details?.includes('lush')).toBe(details.includes('lush'));
  });
});

it('what somebody speaks or digs with is no thing beside them', () => {
  const figures = (prompt: string) => read(prompt).subjects.map(({ figure }) => figure);
  expect(figures('an old hedgehog speaking and a little witch side by side, in a garden')).toEqual([
    'icon:hedgehog',
    'witch',
  ]);
  expect(figures('a witch crying, digging in bare soil, in a garden')).toEqual(['witch']);
});

it('has no door for whoever lives next door, and nobody in the air who lets a kite fly', () => {
  const children = read('a boy sad, sitting in the middle, the children next door laughing, in a room');
  expect(children.subjects.map(({ figure }) => figure)).toEqual(['boy', 'friends']);
  const kite = read('a girl trying to fly a kite, in a windy meadow').subjects;
  expect(kite.map(({ figure, act }) => [figure, act])).toEqual([
    ['girl', undefined],
    ['icon:kite', undefined],
  ]);
});

describe('what is told of', () => {
  it.each([
    ['a girl sitting on the ground beside a puddle with a leaf, on a sandy beach', 'thing:puddle'],
    ['an old hedgehog speaking and a little witch side by side, a can of water beside', 'thing:can'],
    ['a robot stirring in an empty pot, in a kitchen', 'thing:emptypot'],
    ['a baker stirring in an empty pot, in a kitchen', 'thing:emptypot'],
  ])('is there: %s', (prompt, figure) => {
    expect(read(prompt).subjects.map(({ figure: each }) => each)).toContain(figure);
  });
});

it.each<[Language, string]>([
  ['English', 'a robot at the back of an old toy factory'],
  ['French', 'un robot dans une fabrique de jouets'],
  ['Italian', 'un robot in una fabbrica di giocattoli'],
  ['Spanish', 'un robot en una fábrica de juguetes'],
  ['Japanese', 'おもちゃ工場のロボット'],
])('where toys are made there are toys, in %s: %s', (language, prompt) => {
  expect(read(prompt, language)).toMatchObject({ place: 'workshop', details: ['toys'] });
});

it.each([
  [
    'a beekeeper pointing into the distance, a boy looking there, a bend in the track, in a meadow',
    'railbend',
  ],
  [
    'a beekeeper pointing into the distance, a boy looking there, a bend in the lane, in a meadow',
    'roadbend',
  ],
])('the way that could be cut short is seen: %s', (prompt, detail) => {
  const plan = read(prompt);
  expect(plan.details).toContain(detail);
  expect(plan.place).toBe('meadow');
});
