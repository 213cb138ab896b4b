import type { Language } from '@kinora/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPictureIndex } from '../../whiteboard/index.ts';
import type { PictureIndex } from '../../whiteboard/index.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { describeScene } from './describe-scene.ts';

const codes = ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const;
const indexes = new Map<string, PictureIndex>();

beforeAll(() => {
  for (const code of codes) {
    indexes.set(code, openPictureIndex(code));
  }
});

function read(prompt: string, language: Language = 'English'): ScenePlan {
  const request = {
    prompt,
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 3,
    inputs: [],
    longSide: 320,
  } as const;
  return describeScene(
    request,
    { key: 'flux_pro', style: 'rich', hasLettering: false },
    (code) => indexes.get(code) ?? openPictureIndex(code),
  );
}

const figures = (plan: ScenePlan): string[] => plan.subjects.map(({ figure }) => figure);

describe('describeScene, for what is asked for every day', () => {
  it.each<[Language, string, string]>([
    ['English', 'A submarine in the deep sea', 'submarine'],
    ['Hindi', 'समुद्र के नीचे एक पनडुब्बी', 'submarine'],
    ['French', 'un sous-marin', 'submarine'],
    ['Italian', 'un sottomarino in fondo al mare', 'submarine'],
    ['Spanish', 'un submarino amarillo bajo el mar', 'submarine'],
    ['Japanese', '海の中の潜水艦', 'submarine'],
    ['English', 'A diver swims with a turtle over a coral reef', 'diver'],
    ['Hindi', 'पानी के नीचे गोताखोर', 'diver'],
    ['French', 'un plongeur et une tortue', 'diver'],
    ['Italian', 'un subacqueo e una tartaruga', 'diver'],
    ['Spanish', 'un buzo en el arrecife', 'diver'],
    ['Japanese', 'ウミガメと泳ぐダイバー', 'diver'],
  ])('goes under water with who dives, in %s: %s', (language, prompt, figure) => {
    const plan = read(prompt, language);
    expect(figures(plan)).toContain(figure);
    expect(plan.place).toBe('underwater');
  });

  it('finds who lives in the sea under water, not on its shore', () => {
    expect(read('a whale in the ocean').place).toBe('underwater');
    expect(read('a girl by the ocean').place).toBe('coast');
  });

  it('takes the world under the sea for no submarine', () => {
    expect(figures(read('un poisson dans le monde sous-marin', 'French'))).not.toContain('submarine');
  });

  it.each<[Language, string]>([
    ['English', 'A pirate ship on the sea'],
    ['Hindi', 'समुद्र पर समुद्री डाकुओं का जहाज'],
    ['French', 'un bateau pirate sur la mer'],
    ['Italian', 'una nave pirata sul mare'],
    ['Spanish', 'un barco pirata en el mar'],
    ['Japanese', '海の上の海賊船'],
  ])('shows a ship of pirates and no pirate beside it, in %s', (language, prompt) => {
    const plan = read(prompt, language);
    expect(figures(plan)).toEqual(['pirate-ship']);
    expect(plan.place).toBe('coast');
  });

  it.each<[Language, string]>([
    ['English', 'pirate on his ship'],
    ['French', 'un pirate sur son navire'],
    ['Italian', 'un pirata sulla sua nave'],
    ['Spanish', 'un pirata en su barco'],
  ])('sets a pirate on the deck of a ship of his own, in %s', (language, prompt) => {
    expect(read(prompt, language).subjects).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ figure: 'pirate', relation: 'aboard' }),
        expect.objectContaining({ figure: 'pirate-ship' }),
      ]),
    );
  });

  it.each<[Language, string, string]>([
    ['English', 'The solar system', 'planets'],
    ['English', 'The planets around the sun', 'planets'],
    ['Hindi', 'सौर मंडल', 'planets'],
    ['French', 'le système solaire', 'planets'],
    ['Italian', 'il sistema solare', 'planets'],
    ['Spanish', 'el sistema solar', 'planets'],
    ['Japanese', '太陽系', 'planets'],
    ['English', 'Saturn', 'saturn'],
    ['English', 'the Earth from space', 'earth'],
    ['French', 'la Terre vue de l’espace', 'earth'],
    ['Italian', 'la Terra vista dallo spazio', 'earth'],
    ['Spanish', 'la Tierra desde el espacio', 'earth'],
    ['Hindi', 'अंतरिक्ष से पृथ्वी', 'earth'],
    ['Japanese', '宇宙から見た地球', 'earth'],
    ['Japanese', '木星', 'jupiter'],
  ])('hangs the globe that is named in space, in %s: %s', (language, prompt, detail) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place: 'space', time: 'night', subjects: [] });
    expect(plan.details).toContain(detail);
  });

  it('takes the earth of a garden for no globe', () => {
    expect(read('a worm in the earth of a garden').details).toBeUndefined();
  });

  it.each<[Language, string, ScenePlan['place']]>([
    ['English', 'A waterfall in the jungle', 'jungle'],
    ['English', 'A big waterfall', 'river'],
    ['Hindi', 'जंगल में एक झरना', 'forest'],
    ['French', 'une grande cascade dans la jungle', 'jungle'],
    ['Italian', 'una cascata nella giungla', 'jungle'],
    ['Spanish', 'una cascada en la selva', 'jungle'],
    ['Japanese', 'ジャングルの滝', 'jungle'],
  ])('lets water fall where it is told, in %s: %s', (language, prompt, place) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place, subjects: [] });
    expect(plan.details).toContain('waterfall');
  });

  it.each<[Language, string, { place: ScenePlan['place']; detail: string }]>([
    ['English', 'A stone bridge over a river', { place: 'river', detail: 'bridge' }],
    ['Hindi', 'नदी पर एक पुल', { place: 'river', detail: 'bridge' }],
    ['French', 'un vieux pont de pierre sur la rivière', { place: 'river', detail: 'bridge' }],
    ['Italian', 'un ponte di pietra sul fiume', { place: 'river', detail: 'bridge' }],
    ['Spanish', 'un puente de piedra sobre el río', { place: 'river', detail: 'bridge' }],
    ['Japanese', '川にかかる石橋', { place: 'river', detail: 'bridge' }],
    ['English', 'the Golden Gate bridge', { place: 'coast', detail: 'suspension' }],
    ['French', 'un pont suspendu', { place: 'coast', detail: 'suspension' }],
    ['Spanish', 'un puente colgante sobre el mar', { place: 'coast', detail: 'suspension' }],
    ['Japanese', '海の吊り橋', { place: 'coast', detail: 'suspension' }],
  ])('builds the bridge that is named, in %s: %s', (language, prompt, { place, detail }) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place, subjects: [] });
    expect(plan.details).toContain(detail);
  });

  it('takes the deck of a ship for no bridge', () => {
    expect(read('un pirate sur le pont de son navire', 'French').place).toBe('coast');
  });

  it.each<[Language, string, string]>([
    ['English', 'A field of sunflowers', 'sunflowers'],
    ['Hindi', 'सूरजमुखी का खेत', 'sunflowers'],
    ['French', 'un champ de tournesols', 'sunflowers'],
    ['Italian', 'un campo di girasoli', 'sunflowers'],
    ['Spanish', 'un campo de girasoles', 'sunflowers'],
    ['Japanese', 'ひまわり畑', 'sunflowers'],
    ['English', 'tulip field in the Netherlands', 'tulips'],
    ['French', 'un champ de lavande', 'lavender'],
    ['Italian', 'un campo di papaveri', 'poppies'],
  ])('lets a whole field flower, in %s: %s', (language, prompt, flowers) => {
    expect(read(prompt, language)).toMatchObject({ place: 'farm', subjects: [], details: [flowers] });
  });

  it('stands a windmill in a field of tulips', () => {
    const plan = read('tulip field in the Netherlands with a windmill');
    expect(figures(plan)).toEqual(['windmill']);
    expect(plan.details).toContain('tulips');
  });
});
