import type { Language } from '@kinora/contract/catalogue';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import type { Act } from '../plan/acts.ts';
import type { Place } from '../plan/scene-plan.ts';
import { openPromptReader } from '../testing/read-prompt.ts';
import { describeScene } from './describe-scene.ts';

const read = openPromptReader({ hasLettering: false });
const english = openPictureIndex('en');

const acting = (prompt: string, language: Language = 'English') =>
  read(prompt, language).subjects.flatMap(({ figure, act }) => (act === undefined ? [] : [[figure, act]]));

describe('what the people of a picture do', () => {
  it.each<[Language, string, string, Act, Place]>([
    ['English', 'a red-haired woman in a long green coat beginning to surf', 'woman', 'surf', 'coast'],
    ['English', 'a woman trying to surf while gulls look on', 'woman', 'topple', 'coast'],
    ['French', 'une femme qui essaie de surfer', 'woman', 'topple', 'coast'],
    ['Italian', 'una donna che prova a fare surf', 'woman', 'topple', 'coast'],
    ['Spanish', 'una mujer que intenta hacer surf', 'woman', 'topple', 'coast'],
    ['English', 'a boy running after the last train of summer', 'boy', 'run', 'meadow'],
    ['English', 'a robot patiently working to bake bread', 'robot', 'cook', 'kitchen'],
    ['English', 'a girl baking bread in the oven', 'girl', 'bake', 'kitchen'],
    ['Spanish', 'una mujer que hornea pan en el horno', 'woman', 'bake', 'kitchen'],
    ['English', 'a girl beginning to sail to the island of the moon', 'girl', 'sail', 'island'],
    ['English', 'a fox painting a picture', 'fox', 'paint', 'workshop'],
    ['English', 'an elephant who learns to fly', 'elephant', 'fly', 'sky'],
    ['English', 'an old man fishing at a lake', 'man', 'fish', 'lake'],
    ['French', 'une fille qui court dans le jardin', 'girl', 'run', 'garden'],
    ['French', 'un robot qui fait du pain', 'robot', 'cook', 'kitchen'],
    ['Italian', 'un bambino che dipinge', 'boy', 'paint', 'workshop'],
    ['Italian', 'una donna che balla', 'woman', 'dance', 'theatre'],
    ['Spanish', 'una niña que nada en el mar', 'girl', 'swim', 'coast'],
    ['Spanish', 'un niño corriendo', 'boy', 'run', 'meadow'],
    ['Hindi', 'एक लड़की दौड़ रही है', 'girl', 'run', 'meadow'],
    ['Hindi', 'एक लड़का नाव चला रहा है', 'boy', 'sail', 'coast'],
    ['Japanese', '女の子が海で泳ぐ', 'girl', 'swim', 'coast'],
    ['Japanese', '絵を描く少年', 'boy', 'paint', 'workshop'],
  ])('is done where it can be done, in %s: %s', (...of) => {
    const [language, prompt, figure, act, place] = of;
    expect(acting(prompt, language)).toEqual([[figure, act]]);
    expect(read(prompt, language).place).toBe(place);
  });

  it.each<[Language, string, string, Act]>([
    ['English', 'a boy pushing a cart up a hill', 'boy', 'push'],
    ['English', 'an old man drawing a line in the wet sand', 'man', 'trace'],
    ['English', 'a girl kneels beside a stream', 'girl', 'kneel'],
    ['English', 'a man pulls on a rope in a meadow', 'man', 'pull'],
    ['French', 'une fille agenouillée dans le jardin', 'girl', 'kneel'],
    ['French', 'un garçon dessine dans le sable', 'boy', 'trace'],
    ['Italian', 'un uomo spinge una barca', 'man', 'push'],
    ['Italian', 'una donna disegna nella sabbia', 'woman', 'trace'],
    ['Spanish', 'una niña lanza una piedra', 'girl', 'throw'],
    ['Spanish', 'un hombre dibuja en la arena', 'man', 'trace'],
    ['Hindi', 'एक लड़की पत्थर फेंक रही है', 'girl', 'throw'],
    ['Japanese', '女の子がしゃがんでいる', 'girl', 'kneel'],
  ])('is told by what the hands do, in %s: %s', (...of) => {
    const [language, prompt, figure, act] = of;
    expect(acting(prompt, language)).toContainEqual([figure, act]);
  });

  it('is painting where nothing is drawn on the ground', () => {
    expect(acting('a woman drawing a beach')).toEqual([['woman', 'paint']]);
  });

  it.each([
    'a girl dreaming of being able to surf',
    'a boy who longed to sail',
    'a girl flying a kite on a hill',
    'a man and a fishing boat',
    'an oil painting of a woman',
    'a cook and a boy in a kitchen',
    'a woman in a room, a painting on the wall',
  ])('is nothing where nothing is done: %s', (prompt) => {
    expect(acting(prompt)).toEqual([]);
  });

  it('is over where somebody is sad and worn out: they sit', () => {
    const [tired] = read(
      'a woman surfing, sad, worn out after many tumbles, on the waves of the sea',
    ).subjects;
    expect([tired?.act, tired?.seat]).toEqual([undefined, 'usual']);
    const [sad] = read('a sad woman writing a letter in a room').subjects;
    expect([sad?.act, sad?.seat]).toEqual(['write', undefined]);
  });

  it('takes a boat where somebody sails, and no second picture of what is in the hands', () => {
    const sailing = read('a woman sails across the sea').subjects;
    expect(sailing.map(({ figure, relation }) => [figure, relation])).toEqual([
      ['woman', 'aboard'],
      ['icon:sailboat', 'beside'],
    ]);
    expect(read('a man baking bread').subjects.map(({ figure }) => figure)).toEqual(['man']);
  });

  it('is shown from no afar in a film', () => {
    const cameraOf = (prompt: string): string =>
      describeScene(
        {
          prompt,
          aspectRatio: '16:9',
          language: 'English',
          videoStyle: 'auto',
          seed: 3,
          inputs: [],
          longSide: 320,
          scene: { title: '', narration: '', keyFacts: [], index: 0, count: 1 },
        },
        { key: 'flux_pro', style: 'rich', hasLettering: false },
        () => english,
      ).camera;
    expect(cameraOf('a girl in a meadow, wide establishing shot')).toBe('wide');
    expect(cameraOf('a girl running in a meadow, wide establishing shot')).toBe('medium');
    expect(cameraOf('a girl smiling at a red marble, wide establishing shot')).toBe('medium');
  });
});

describe('what a story turns on', () => {
  it.each([
    ['an old seal showing a gull feather to a lighthouse keeper', ['icon:seal', 'thing:feather']],
    ['a witch in a forest, a pine cone close by', ['witch', 'thing:cone']],
    ['a boy in a meadow and the last train', ['boy', 'icon:locomotive']],
  ])('is no bird and is not left out: %s', (prompt, figures) => {
    expect(read(prompt).subjects.map(({ figure }) => figure)).toEqual(expect.arrayContaining(figures));
    expect(read(prompt).subjects.map(({ figure }) => figure)).not.toContain('seagull');
  });

  it('is in the hands of whoever smiles at it or shows it', () => {
    const held = (prompt: string) => read(prompt).subjects.map(({ holds }) => holds?.thing);
    expect(held('a girl smiling at a red marble by the kitchen window')).toEqual(['marble']);
    expect(held('a woman showing a blue stone to a fox')[0]).toBe('stone');
  });
});
