import type { ImageRequest, JsonValue, Player } from '@kinora/models';
import { describe, expect, it } from 'vitest';
import type { SceneManner } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import { readPerson } from '../describe/read-person.ts';
import { subjectsAtTurn } from '../describe/turn-subjects.ts';
import { readPeople } from '../plan/cast-plan.ts';
import type { CastPlan } from '../plan/cast-plan.ts';
import { planScene } from '../scene/diorama-model.ts';
import { actScene } from './act-scene.ts';
import { readPlayers, withPlayers } from './players.ts';

const manner: SceneManner = { key: 'flux_pro', style: 'rich', hasLettering: false };
const indexes = openPictureIndexes();

function player(name: string, appearance: string, seed: number): Player {
  const person = readPerson({ prompt: appearance, language: 'English', seed }, 'flat');
  // A plan is plain data.
  return { name, appearance, plan: JSON.parse(JSON.stringify(person)) as JsonValue };
}

const mara = player('Mara', 'a young woman with curly hair and a red coat', 3);
const tom = player('Tom', 'an old man with a white beard', 4);

function act(prompt: string, change: Partial<ImageRequest> = {}): CastPlan | undefined {
  const request: ImageRequest = {
    prompt,
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 4,
    inputs: [],
    longSide: 320,
    characters: [mara.plan],
    players: [mara, tom],
    filmPrompts: ['Mara looking around, on a sandy beach'],
    ...change,
  };
  const players = readPlayers(request);
  const planOf = (words: string) =>
    planScene({ ...request, prompt: withPlayers({ ...request, prompt: words }, players) }, manner, indexes);
  const [opening = ''] = request.filmPrompts ?? [];
  const people = readPeople(request.characters ?? []);
  return actScene({ told: planOf(prompt), begins: planOf(opening), people, players }, request);
}

/** Who is seen, by the age of whoever plays them, and what they do. */
const seen = (plan: CastPlan | undefined) =>
  plan?.acted?.subjects
    .filter(({ likeness }) => likeness !== undefined)
    .map(({ likeness, act: deed }) => [likeness?.kind === 'cast' ? likeness.person.age : '', deed]);

describe('the cast of a film', () => {
  it.each([
    ['English', 'Mara sailing on the sea', 'sail'],
    ['English', 'A young woman with curly hair and a red coat baking bread in a kitchen', 'cook'],
    ['French', 'Mara qui court dans une prairie', 'run'],
  ] as const)('OUT-03 does what a scene tells of it, in %s: %s', (language, prompt, deed) => {
    const plan = act(prompt, { language });
    expect(seen(plan)).toEqual([['young', deed]]);
    expect(plan?.people[0]?.person).toMatchObject({ hairstyle: 'curly' });
  });

  it('is painted in one hand where it acts and where it speaks, however its portrait is', () => {
    const plan = act('Mara and Tom on a sandy beach', { characters: [mara.plan, tom.plan] });
    expect(readPeople([mara.plan])[0]?.style).toBe('flat');
    expect(plan?.people.map(({ person }) => person.style)).toEqual(['rich', 'rich']);
  });

  it('has its clothes on, and none of them beside it', () => {
    const plan = act('A young woman with curly hair and a red coat on a sandy beach');
    expect(plan?.acted?.subjects.map(({ figure }) => figure)).toEqual(['woman']);
  });

  it('is there with whoever else is told of', () => {
    const plan = act('Tom pointing at a drawn zigzag, Mara beside him, on a sandy beach', {
      characters: [tom.plan],
    });
    expect(seen(plan)?.map(([age]) => age)).toEqual(['old', 'young']);
    expect(plan?.people.map(({ person }) => person.age)).toEqual(['old']);
    expect(plan?.acted?.subjects.map(({ holds }) => holds)).toEqual([undefined, undefined, undefined]);
  });

  it('plays whom the film is about where no scene names it', () => {
    const told = { filmPrompts: ['A knight looking around, in a green valley'] };
    const [first] = act('A knight sitting sad in a green valley', told)?.acted?.subjects ?? [];
    expect(first).toMatchObject({
      figure: 'woman',
      seat: 'usual',
      likeness: { person: { outfit: 'armour', hairstyle: 'curly' } },
    });
    const [helper, hero] = act('A farmer and a knight in a green valley', { ...told, characters: [tom.plan] })
      ?.acted?.subjects ?? [undefined, undefined];
    expect(helper?.likeness).toMatchObject({ person: { age: 'old' } });
    expect(hero?.likeness).toMatchObject({ person: { outfit: 'armour' } });
  });

  it('wears in every scene what it plays in the first', () => {
    const told = { filmPrompts: ['A knight looking around, in a green valley'] };
    const plan = act('Mara walking on a sandy beach', told);
    expect(plan?.acted?.subjects[0]?.likeness).toMatchObject({ person: { outfit: 'armour' } });
    expect(plan?.people[0]?.person).toMatchObject({ outfit: 'armour', hairstyle: 'curly' });
  });

  it('is in a place that tells of nobody, and only speaks where no place is told', () => {
    expect(seen(act('A sandy beach at dawn'))).toEqual([['young', undefined]]);
    expect(act('Hope')).toBeUndefined();
  });

  it('is the same, doing something else, at the other moment of a scene that tells of two things', () => {
    const narration =
      'Every evening Mara brought one can of water and went away again. On the thirteenth morning a green tip looked out of the earth.';
    const scene = { title: 'The turn', narration, keyFacts: [], index: 3, count: 6 };
    const plan = act('Mara watering small seedlings, in a garden', { scene });
    const turn = plan?.acted?.turn;
    const [lead] = plan?.acted === undefined || turn === undefined ? [] : subjectsAtTurn(plan.acted, turn);
    expect(lead).toMatchObject({ act: 'water', isTried: true, likeness: { person: { age: 'young' } } });
  });

  it('holds nothing up from near', () => {
    const plan = act('Mara holding a book, in a library');
    expect(plan?.people[0]?.person.holds).toBeUndefined();
    expect(plan?.isAtTable).toBeUndefined();
    expect(plan?.acted?.subjects[0]?.holds?.thing).toBe('book');
  });
});
