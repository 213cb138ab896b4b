import { expect, it } from 'vitest';
import { openPromptReader } from '../testing/read-prompt.ts';
import { withoutPastWeather } from './sky-over.ts';

const read = openPromptReader({ hasLettering: false });

it.each([
  ['a boy holding a ball, two children beside, in a room of an old house', 'room'],
  ['a poet sitting sad, rain outside, in a room of an old house', 'room'],
  ['a dog in front of an old red house', 'meadow'],
  ['a cat outside a house', 'meadow'],
])('whoever is beside another in a house is not beside the house: %s', (prompt, place) => {
  expect(read(prompt).place).toBe(place);
});

it.each(['a witch planting seeds, a garden in the clouds', 'a village above the clouds, a girl'])(
  'what is in the clouds stands on them: %s',
  (prompt) => {
    expect(read(prompt).place).toBe('sky');
  },
);

it('birds in the clouds over a village leave it on the ground', () => {
  expect(read('birds in the clouds over a village').place).toBe('village');
});

it('what somebody wears moves no act to another', () => {
  const { subjects } = read('a frog with a green satchel singing, friends gathered around');
  expect(subjects.map(({ figure, act }) => [figure, act])).toEqual([
    ['icon:frog', 'sing'],
    ['friends', undefined],
  ]);
});

it('who hums while sitting does both', () => {
  const [knight] = read('a knight sitting and humming beside a dragon').subjects;
  expect(knight).toMatchObject({ seat: 'usual', act: 'sing' });
});

it('who walks away is leaving', () => {
  const [hero, others] = read('a girl sitting sad, two people walking away, in a meadow').subjects;
  expect(hero?.isLeaving).toBeUndefined();
  expect(others).toMatchObject({ isLeaving: true, act: 'walk' });
});

it('a way that is drawn on the ground is in nobody’s hands', () => {
  const { subjects } = read('a man pointing at a drawn zigzag, a girl, on a beach');
  expect(subjects.map(({ holds }) => holds)).toEqual([undefined, undefined, undefined]);
  expect(subjects.some(({ figure }) => figure === 'thing:furrow')).toBe(true);
});

it.each([
  ['It grew brighter, and the fog rose like a curtain.', /fog/u],
  ['Il fit plus clair, le brouillard se leva.', /brouillard/u],
  ['La nebbia si alzò come un sipario.', /nebbia/u],
  ['La niebla subió como un telón.', /niebla/u],
  ['कोहरा परदे की तरह उठा।', /कोहरा/u],
  ['霧が幕のように上がると、そこにありました。', /霧/u],
])('weather that is over is not seen any more: %s', (telling, weather) => {
  expect(withoutPastWeather(telling)).not.toMatch(weather);
});

it('weather that only comes stays', () => {
  expect(withoutPastWeather('The fog came in from the sea.')).toMatch(/fog/u);
});

it.each([
  ['English', 'a girl on a mountain top'],
  ['French', "une fille au sommet d'une montagne"],
  ['Italian', 'una bambina in cima a una montagna'],
  ['Spanish', 'una niña en la cima de una montaña'],
  ['Hindi', 'पहाड़ की चोटी पर एक लड़की'],
  ['Japanese', '山頂に立つ女の子'],
] as const)('who is at the top of a mountain stands above the clouds, in %s', (language, prompt) => {
  const { place, details } = read(prompt, language);
  expect([place, details]).toEqual(['mountains', ['summit']]);
});

it('a mountain that is only seen is no top to stand on', () => {
  expect(read('a girl before a mountain with a snowy summit').details).toBeUndefined();
});

it('a boat that sails is one boat', () => {
  const boats = read('a little boat happily sailing, on the open sea').subjects;
  expect(boats.map(({ figure }) => figure)).toEqual(['boat']);
});

it('who plays the drum has it in the hands', () => {
  const [player] = read('a boy playing the drum, in a meadow').subjects;
  expect(player?.holds?.thing).toBe('drum');
});

it('who wears a cap wears it beside others as well', () => {
  const [alone] = read('a man with a red cap reading, in a room').subjects;
  const [reader] = read('a man with a red cap reading to friends, in a room').subjects;
  expect(alone?.description).toContain('red cap');
  expect(reader?.description).toContain('red cap');
});

it.each([
  ['a fox in a meadow, low sun through haze', 'clear', 'summer'],
  ['a fox in a meadow, cheerful spring light', 'clear', 'summer'],
  ['a fox in a meadow, stormy light breaking through clouds', 'clear', 'summer'],
  ['a fox in a meadow in thick fog', 'fog', 'summer'],
  ['a fox in a meadow in spring', 'clear', 'spring'],
])('how a picture is lit tells no weather and no season: %s', (prompt, weather, season) => {
  expect(read(prompt)).toMatchObject({ weather, season });
});

it.each([
  ['English', 'an owl afraid at night in a forest'],
  ['French', 'une fille effrayée dans une forêt la nuit'],
  ['Italian', 'una bambina spaventata nel bosco'],
  ['Spanish', 'una niña asustada en el bosque'],
  ['Hindi', 'जंगल में डरी हुई एक लड़की'],
  ['Japanese', '森でふるえている女の子'],
] as const)('who is afraid trembles, in %s', (language, prompt) => {
  expect(read(prompt, language).subjects[0]?.gesture).toBe('tremble');
});
