import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openPictureIndex } from '@kinora/words';
import { describeScene } from './describe-scene.ts';
import { personNames } from './person-names.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { openPromptReader } from '../testing/read-prompt.ts';

const read = openPromptReader({ hasLettering: true });

const figures = (plan: ScenePlan): string[] =>
  plan.subjects.map(({ figure, count }) => `${figure} x${count}`);

describe('describeScene', () => {
  it('makes nobody as old as the beast that is named before them', () => {
    const { subjects } = read('An old hedgehog and a little witch in a blue dress together, in a forest');
    const witch = subjects.find(({ figure }) => figure === 'witch');
    expect(witch?.description).toMatch(/^and a little witch in a blue dress/u);
  });

  it('gives nobody the cap of whom they are with, and who rides their own dress', () => {
    const helper = read(
      'A clockmaker speaking and a robot with a red woollen cap side by side, in a kitchen',
    );
    expect(helper.subjects[0]?.description).not.toMatch(/cap|red/u);
    const rider = read('a woman riding a horse in a blue dress, in a meadow').subjects;
    expect(rider.find(({ figure }) => figure === 'woman')?.description).toMatch(/blue dress/u);
  });

  it.each<[Language, string, { plan: Partial<ScenePlan>; subject: string }]>([
    [
      'English',
      'a red fox in a snowy forest at dusk',
      { plan: { place: 'forest', time: 'dusk', weather: 'snow' }, subject: 'fox x1' },
    ],
    [
      'Hindi',
      'जंगल में एक लोमड़ी, रात, बारिश',
      { plan: { place: 'forest', time: 'night', weather: 'rain' }, subject: 'fox x1' },
    ],
    [
      'French',
      'deux loups dans la forêt enneigée la nuit',
      { plan: { place: 'forest', time: 'night', weather: 'snow' }, subject: 'wolf x2' },
    ],
    [
      'Italian',
      'un cane sulla spiaggia al tramonto',
      { plan: { place: 'beach', time: 'sunset' }, subject: 'dog x1' },
    ],
    [
      'Spanish',
      'tres camellos en el desierto al atardecer',
      { plan: { place: 'desert', time: 'sunset' }, subject: 'icon:camel x3' },
    ],
    ['Japanese', '夜の森と赤いキツネ', { plan: { place: 'forest', time: 'night' }, subject: 'fox x1' }],
  ])('reads place, hour, weather and subjects in %s', (language, prompt, expected) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject(expected.plan);
    expect(figures(plan)).toContain(expected.subject);
  });

  it('reads an English picture prompt whatever the language of the film', () => {
    expect(read('A girl in a kitchen, soft morning light', 'Japanese')).toMatchObject({
      place: 'kitchen',
      time: 'morning',
    });
  });

  it('takes the words about how a picture is made for no things in it', () => {
    const plan = read(
      'A fox, in a birch forest, golden hour light, wide establishing shot with a clear foreground, calm mood, cinematic still, shallow depth of field, rich contrast, fine film grain, no text, no watermark.',
    );
    expect(plan).toMatchObject({ place: 'forest', time: 'golden', camera: 'wide' });
    expect(figures(plan)).toEqual(['fox x1']);
  });

  it('gives a subject its own colour and number', () => {
    const [subject] = read('five black cats in a garden').subjects;
    expect(subject?.count).toBe(5);
    expect(read('a blue dog in a garden').subjects[0]?.colour).toBe('#2f6fd0');
  });

  it('builds a scene around a named landmark', () => {
    expect(figures(read('a castle on a mountain at dawn'))).toEqual(['castle x1']);
    expect(read('a castle on a mountain at dawn').place).toBe('mountains');
  });

  it.each<[Language, string]>([
    ['English', 'two cats on a boat at night'],
    ['French', 'deux chats sur une barque la nuit'],
    ['Spanish', 'dos gatos en un barco de noche'],
    ['Japanese', '夜、二匹の猫が船に乗っている'],
  ])('sets those aboard who are said to be, and counts each by its own number, in %s', (language, prompt) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place: 'coast', time: 'night' });
    expect(plan.subjects).toMatchObject([
      { figure: 'cat', count: 2, relation: 'aboard' },
      { figure: 'boat', count: 1 },
    ]);
  });

  it('keeps one thing before another', () => {
    expect(read('a red car in front of a castle').subjects).toMatchObject([
      { figure: 'icon:automobile', colour: '#d8452f', relation: 'alone' },
      { figure: 'castle', relation: 'far' },
    ]);
  });

  it('tells people by what is said of each, and takes no hair or dress for a thing', () => {
    const plan = read('a girl with red hair and a blue dress and an old man with a white beard on a beach');
    expect(figures(plan)).toEqual(['girl x1', 'man x1']);
    expect(plan.subjects[0]?.description).toContain('blue dress');
    expect(plan.subjects[1]?.description).not.toContain('dress');
  });

  it('takes a school of fish for fish, and flying for no aeroplane', () => {
    expect(read('a school of fish and a shark underwater')).toMatchObject({ place: 'underwater' });
    expect(figures(read('three birds flying over a lake'))).toEqual(['icon:bird x3']);
  });

  it.each<[Language, string, ScenePlan['place']]>([
    ['English', 'a fox beside a mountain lake, pine forest, calm water', 'lake'],
    ['English', 'a river through the valley', 'river'],
    ['French', "un renard au bord d'un lac de montagne", 'lake'],
    ['Japanese', '山の湖のほとりの狐', 'lake'],
    ['English', 'a village by a lake', 'village'],
  ])('paints the water that lies in a land, in %s: %s', (language, prompt, place) => {
    expect(read(prompt, language).place).toBe(place);
  });

  it('takes pines for trees, not for a decoration', () => {
    expect(figures(read('a fox in a pine forest'))).toEqual(['fox x1']);
  });

  it.each<[Language, string]>([
    ['English', 'an astronaut riding a horse on the moon'],
    ['Hindi', 'चाँद पर घोड़े पर सवार अंतरिक्ष यात्री'],
    ['French', 'un astronaute sur un cheval sur la lune'],
    ['Italian', 'un astronauta su un cavallo sulla luna'],
    ['Spanish', 'un astronauta en un caballo en la luna'],
    ['Japanese', '月で馬に乗る宇宙飛行士'],
  ])('sets an astronaut of its own on a horse, in %s', (language, prompt) => {
    const { place, subjects } = read(prompt, language);
    expect(place).toBe('space');
    expect(subjects).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ figure: 'astronaut', relation: 'aboard' })]),
    );
  });

  it.each([
    'chef',
    'police officer',
    'firefighter',
    'knight',
    'samurai',
    'ninja',
    'queen',
    'witch',
    'superhero',
    'detective',
    'mermaid',
    'ballerina',
  ])('makes a whole person of a %s, never an icon', (calling) => {
    const [subject, ...others] = read(`a ${calling} at work`).subjects;
    expect(personNames.has(subject?.figure ?? '')).toBe(true);
    expect(others).toEqual([]);
  });

  it.each<[Language, string, readonly string[]]>([
    ['English', 'a busy street market in Tokyo at night, neon signs', ['neon', 'stalls', 'crowd']],
    ['Hindi', 'रात में भीड़ भरा बाज़ार', ['stalls', 'crowd']],
    ['French', 'un marché animé le matin', ['stalls', 'crowd']],
    ['Italian', 'una strada affollata con insegne al neon', ['neon', 'crowd']],
    ['Spanish', 'una calle mojada con luces de neón', ['neon', 'wet']],
    ['Japanese', '東京の夜の屋台、ネオン', ['neon', 'stalls']],
  ])('fills a street with what is told of it, in %s: %s', (language, prompt, life) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place: 'street', details: life });
    expect(plan.time).toBe(life.includes('neon') ? 'night' : plan.time);
  });

  it('leaves a plain street and other places as they are', () => {
    expect(read('a quiet street in the morning').details).toBeUndefined();
    expect(read('a busy beach').details).toBeUndefined();
  });

  it('sells the fruit of a market on its stalls', () => {
    expect(figures(read('a market with apples and oranges'))).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['English', 'a robot in a factory', 'robot x1'],
    ['English', 'a ghost in an old house', 'ghost x1'],
    ['French', 'deux extraterrestres sur une planète', 'alien x2'],
    ['Spanish', 'un bebé en una habitación', 'baby x1'],
    ['Japanese', '部屋の赤ちゃん', 'baby x1'],
    ['English', 'a couple on a beach', 'friends x2'],
    ['English', 'a penguin family in antarctica', 'icon:penguin x3'],
    ['English', 'a polar bear on ice', 'icon:polar-bear x1'],
    ['English', 'a mechanic repairing a car', 'mechanic x1'],
    ['English', 'a christmas tree with presents', 'icon:christmas-tree x1'],
  ])('draws robots, ghosts, visitors, babies and couples itself, in %s: %s', (language, prompt, subject) => {
    expect(figures(read(prompt, language))).toContain(subject);
  });

  it('reads a colour behind what it colours, and shows no second cat for it', () => {
    const { subjects } = read('un chat noir sur un toit de Paris la nuit', 'French');
    expect(subjects).toMatchObject([{ figure: 'cat', count: 1, colour: '#2b2b33' }]);
  });

  it('tells languages with the same small words apart by what they name', () => {
    expect(read('un perro corriendo en la playa')).toMatchObject({ place: 'beach', mood: 'energetic' });
    expect(figures(read('un perro corriendo en la playa'))).toEqual(['dog x1']);
  });

  it.each([
    ['northern lights over a lake', { place: 'lake', time: 'night', details: ['aurora'] }],
    ['cherry blossoms in kyoto', { place: 'garden', season: 'spring', details: ['blossom'] }],
    ['the pyramids of Egypt', { place: 'desert' }],
    ['fireworks over the city', { place: 'city', time: 'night', details: ['fireworks'] }],
    ['a rainy day', { place: 'meadow', weather: 'rain' }],
    ['a spaceship landing on mars', { place: 'space' }],
    ['a bowl of ramen', { place: 'kitchen' }],
  ])('finds where and when for %s', (prompt, plan) => {
    expect(read(prompt)).toMatchObject(plan);
  });

  it('stands before a house outdoors, and lets no house stand in a room', () => {
    expect(read('un pompier devant une maison', 'French').place).toBe('meadow');
    expect(figures(read('un chat dans la maison', 'French'))).toEqual(['cat x1']);
  });

  it('lets a peacock dance by itself', () => {
    expect(figures(read('बारिश में नाचता मोर', 'Hindi'))).toEqual(['icon:peacock x1']);
  });

  it('shows no thing that the place is furnished with', () => {
    expect(figures(read('a library full of books with a cat'))).toEqual(['cat x1']);
  });

  it('lets those float who are said to', () => {
    expect(read('an astronaut floating in space').subjects[0]?.relation).toBe('above');
    expect(read('an astronaut on a street').subjects[0]?.relation).toBe('alone');
  });

  it('letters its words where nothing of a prompt can be shown', () => {
    const plan = read('zxqv glorp');
    expect(plan).toMatchObject({ place: 'studio', subjects: [], lettering: ['zxqv glorp'] });
  });

  it('finds a place by who appears, where none is named', () => {
    expect(read('a whale').place).toBe('underwater');
    expect(read('a rocket').place).toBe('space');
  });

  it('shows what an abstract scene names in a studio', () => {
    const plan = read('a clear scene about inflation and money');
    expect(plan.place).toBe('studio');
    expect(plan.subjects.length).toBeGreaterThan(0);
  });
});

it.each([
  ['A fox standing in a forest', 'storm'],
  ['A fox smiling in a forest', 'clear'],
])('a storm that is only told of rages over nobody who is glad: %s', (prompt, weather) => {
  const narration = 'The storm came back in the night.';
  const scene = { title: '', narration, keyFacts: [], index: 1, count: 7 };
  const plan = describeScene(
    {
      prompt,
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 3,
      inputs: [],
      longSide: 320,
      scene,
    },
    { key: 'flux_pro', style: 'rich', hasLettering: false },
    openPictureIndex,
  );
  expect(plan.weather).toBe(weather);
});
