import { openPictureIndex } from '@kinora/words';
import { expect, it } from 'vitest';
import { describeScene } from './describe-scene.ts';

const english = openPictureIndex('en');

function skyOf(castSeed: number, seed: number): string {
  const request = {
    prompt: 'A boy sitting sad in the grass, at the edge of a village, quiet, sad mood',
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed,
    castSeed,
    longSide: 1280,
    inputs: [],
  } as const;
  const manner = { key: 'flux_pro', style: 'rich', hasLettering: false } as const;
  const { weather, time } = describeScene(request, manner, () => english);
  return `${weather} ${time}`;
}

it('is by day where no evening is told', () => {
  const hours = Array.from({ length: 20 }, (_, castSeed) => skyOf(castSeed, 1).split(' ')[1]);
  expect(hours.filter((hour) => /sunset|dusk|night/u.test(hour ?? ''))).toEqual([]);
});

it('is not the same grey over who is sad in every film, and is in all pictures of one', () => {
  const films = Array.from({ length: 20 }, (_, castSeed) => skyOf(castSeed, 1));
  expect(new Set(films).size).toBeGreaterThanOrEqual(4);
  for (const [castSeed, sky] of films.entries()) {
    expect(skyOf(castSeed, 99)).toBe(sky);
  }
});
