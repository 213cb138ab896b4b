import { describe, expect, it } from 'vitest';
import type { ImageRequest } from '@kinora/models';
import { describeScene } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { sceneManners } from '../scene/scene-manners.ts';
import { createExplainedPlaces } from './where-explained.ts';

const manner = sceneManners.find(({ key }) => key === 'imagen_4_educational');
const indexes = openPictureIndexes();
const filmPrompts = [
  'An idea, abstract',
  'Layers of leaves in a sunny garden',
  'A kitchen with a bowl of peelings',
  'A garden with a heap of compost',
  'The principle of rotting',
];

function describeFor(request: ImageRequest): ScenePlan {
  if (manner === undefined) {
    throw new Error('Nobody paints');
  }
  return describeScene(request, manner, indexes);
}

const places = createExplainedPlaces(describeFor);

function planOf(
  index: number,
  option = 0,
  { of = 'whereExplained', filmTitle = '' }: { of?: keyof typeof places; filmTitle?: string } = {},
): ScenePlan {
  const request: ImageRequest = {
    prompt: filmPrompts[index] ?? '',
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 100 + index * 10 + option,
    castSeed: 7,
    filmPrompts,
    scene: { title: '', narration: '', keyFacts: [], index, count: filmPrompts.length, option, filmTitle },
    inputs: [],
    longSide: 320,
  };
  return places[of](request);
}

const placeOf = ({ place, time, weather, season, seed }: ScenePlan) => ({
  place,
  time,
  weather,
  season,
  seed,
});

describe('where somebody explains', () => {
  it('is the place that most of the scenes name, in those that name it and those that name none', () => {
    const [first, ...others] = [0, 1, 3, 4].map((index) => placeOf(planOf(index)));
    expect(first?.place).toBe('garden');
    for (const other of others) {
      expect(other).toEqual(first);
    }
  });

  it('is where a scene says that it is', () => {
    expect(planOf(2).place).toBe('kitchen');
  });

  it('is the place of the film where nobody is there to travel', () => {
    expect([0, 1, 2, 3, 4].map((index) => planOf(index, 0, { of: 'ofFilm' }).place)).toEqual(
      Array.from({ length: 5 }, () => 'garden'),
    );
  });

  it('is where the film’s title asks about, before all that its scenes name', () => {
    const places = [0, 1].map((index) =>
      planOf(index, 0, { of: 'ofFilm', filmTitle: 'How do volcanoes erupt?' }),
    );
    expect(places.map(({ place }) => place)).toEqual(['volcano', 'volcano']);
  });

  it('looks otherwise in the second picture that is offered', () => {
    expect(placeOf(planOf(4, 1))).not.toEqual(placeOf(planOf(4)));
    expect(planOf(4, 1).place).toBe('garden');
  });
});
