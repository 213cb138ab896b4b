import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openPictureIndex } from '@kinora/words';
import { openPromptReader } from '../testing/read-prompt.ts';
import { describeScene } from './describe-scene.ts';
import { toldRoom } from './told-places.ts';

const read = openPromptReader({ hasLettering: false });

describe('among whom something is the greatest', () => {
  it.each<[Language, string]>([
    ['English', 'a baker baking the biggest cake in town, in a kitchen'],
    ['French', 'un boulanger qui fait le plus grand gâteau de la ville, dans une cuisine'],
    ['Italian', 'un fornaio che fa la torta più grande della città, in una cucina'],
    ['Spanish', 'un panadero que hace la tarta más grande de la ciudad, en una cocina'],
    ['Hindi', 'शहर का सबसे बड़ा केक बनाता रसोइया, रसोई में'],
    ['Japanese', '台所で、町で一番大きなケーキを焼くパン屋'],
  ])('is not where it is done in %s', (language, prompt) => {
    expect(read(prompt, language).place).toBe('kitchen');
  });

  it.each<[Language, string]>([
    ['English', 'a clockmaker repairing the town clock, in a workshop'],
    ['French', 'un horloger qui répare l’horloge de la ville, dans un atelier'],
    ['Italian', "un orologiaio ripara l'orologio della città, in un'officina"],
    ['Spanish', 'un relojero repara el reloj de la ciudad, en un taller'],
    ['Japanese', '工房で、町の時計を直す時計職人'],
  ])('or whose it is, neither, in %s', (language, prompt) => {
    expect(read(prompt, language).place).toBe('workshop');
  });

  it('is where it stands when nothing else is told', () => {
    expect(read('the tallest tower in the city').place).toBe('city');
  });
});

describe('a room of which a telling says that something is there', () => {
  it.each([
    ['en', 'When it was over, the kitchen was full of smoke.'],
    ['en', 'All night long the light was on in his kitchen.'],
    ['fr', 'Le lendemain, la cuisine était pleine de fumée.'],
    ['it', 'La cucina era piena di fumo.'],
    ['es', 'La cocina estaba llena de humo.'],
    ['hi', 'रसोई धुएँ से भर चुकी थी।'],
    ['ja', '台所はけむりでいっぱいになっていました。'],
  ] as const)('is the place in %s: %s', (code, telling) => {
    expect(toldRoom(telling, code)).toBe('kitchen');
  });

  it.each([
    "'The kitchen was full of smoke,' said the baker.",
    'He thought of a new kitchen all day.',
    'The kitchen was empty, for they had all gone to the forest.',
  ])('is none where it is only spoken of, or another place is told: %s', (telling) => {
    expect(toldRoom(telling, 'en')).toBeUndefined();
  });

  it('goes before the meadow of the picture, in a story’s film', () => {
    const scene = {
      title: '',
      narration: 'The kitchen was full of smoke.',
      keyFacts: [],
      index: 3,
      count: 7,
    };
    const request = {
      prompt: 'a sad baker beside a river',
      aspectRatio: '16:9',
      language: 'English',
    } as const;
    const how = { videoStyle: 'auto', seed: 3, inputs: [], longSide: 320 } as const;
    const manner = { key: 'flux_pro', style: 'rich', hasLettering: false } as const;
    const placeWith = (keyFacts: string[]) =>
      describeScene({ ...request, ...how, scene: { ...scene, keyFacts } }, manner, openPictureIndex).place;
    expect(placeWith([])).toBe('kitchen');
    expect(placeWith(['A kitchen has an oven'])).toBe('river');
  });
});
