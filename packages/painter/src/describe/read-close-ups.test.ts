import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { closeUpsOf } from '../plan/scene-plan.ts';
import { planTold } from '../testing/told-plan.ts';
import type { ToldScene } from '../testing/told-plan.ts';

/** What is looked at from near in its order: figures, in brackets of whoever speaks then. */
function looksIn(told: ToldScene): string[] {
  const plan = planTold({ index: 4, filmPrompts: ['a little witch by a stream', told.prompt], ...told });
  return closeUpsOf(plan).map(
    ({ of, thing, isSaid }) =>
      thing?.figure ?? `${isSaid === true ? 'says ' : ''}${plan.subjects[of]?.figure ?? ''}`,
  );
}

const prompt = 'An old hedgehog speaking and a little witch side by side, a can of water beside, in a garden';

describe('a film looks from near twice in a scene', () => {
  it.each<[Language, string, string]>([
    [
      'English',
      prompt,
      "'Seeds do not like to be watched, Ada,' said an old hedgehog. 'They want one can of water in the evening, and then to be left alone.' The little witch put down the can.",
    ],
    [
      'French',
      'Un vieux hérisson parle et une petite sorcière côte à côte, un arrosoir à côté, dans un jardin',
      '« Les graines n’aiment pas qu’on les regarde, Ada », dit un vieux hérisson. « Elles veulent un arrosoir d’eau le soir, et puis qu’on les laisse tranquilles. » La petite sorcière posa l’arrosoir.',
    ],
    [
      'Japanese',
      '話している年とったハリネズミと小さな魔女が並んでいる、じょうろ、庭',
      '「種は、じっと見られるのがきらいなんだよ、アダ」と、年とったハリネズミが言いました。「夕方にじょうろ一杯の水をやったら、あとはそっとしておくんだ」。魔女は、じょうろを置きました。',
    ],
  ])('at who speaks, and at the thing they speak of: %s', (language, told, narration) => {
    expect(looksIn({ prompt: told, narration, language }).toSorted()).toEqual([
      'says icon:hedgehog',
      'thing:can',
    ]);
  });

  it('at who speaks while they do, and at who listened when they have', () => {
    const looks = looksIn({
      prompt: 'An old donkey speaking and a boy side by side, in a meadow',
      filmPrompts: ['a boy in a meadow'],
      narration:
        "'You always run to where it has just been, Milo,' said an old donkey. 'Look where it is going. The line has a bend, and straight across it is half as far.' The boy had never thought of that.",
    });
    expect(looks).toEqual(['says donkey', 'boy']);
  });

  it.each<[Language, string, string[]]>([
    [
      'English',
      'All night long the robot did not touch it, though it was hard. By morning the dough had risen like a hill. Into the oven it went, and a loaf came out whose crust sang when it was tapped.',
      ['thing:risendough', 'thing:oven'],
    ],
    [
      'Spanish',
      'En toda la noche el robot no miró, y mira que costaba, y mucho. Por la mañana la masa era una colina. Entró en el horno, y salió un pan redondo y dorado como la luna llena.',
      ['thing:risendough', 'thing:oven'],
    ],
    [
      'Japanese',
      'めくりたいのをがまんして、ロボットはひと晩じゅう、そっとしておきました。朝、生地は丘ほどにふくらみました。火のそばで待つと、お月さまのように丸いパンが焼けました。',
      ['thing:risendough', 'thing:oven'],
    ],
  ])('at what is made, as far as it has come: %s', (language, narration, things) => {
    const baking = 'a robot happily baking bread, in a kitchen';
    expect(looksIn({ prompt: baking, narration, language, index: 5 })).toEqual(things);
  });

  it('at the friend that was won, where a story ends and its hero is at something', () => {
    const told = {
      prompt: 'a girl sitting and humming beside a robot in the evening, in a meadow',
      filmPrompts: ['a girl in a meadow'],
      narration:
        'They met at the same time every evening. The girl hummed, and the robot hummed back, a little lower. That was all, and it was a great deal.',
    };
    expect(looksIn({ ...told, index: 6 })).toEqual(['robot']);
    expect(looksIn({ ...told, index: 2 })).toEqual([]);
  });

  it('at nobody who only listens to what has no face, as if they spoke', () => {
    const crab = {
      prompt: 'an old crab and a girl sitting side by side, on a sandy beach by the sea',
      filmPrompts: ['a girl on a sandy beach by the sea'],
      narration:
        "'Do not look at the wave that is here,' said an old crab. 'Count them, and wait for the seventh of them, which is the largest.' The girl had never counted.",
    };
    expect(looksIn(crab)).not.toContain('says girl');
  });

  it('at no face while it grows dark', () => {
    const dream =
      'The little witch had a dream, and it was always the same one, as long as she could remember. ';
    const of = (last: string): string[] =>
      looksIn({ prompt: 'a little witch in a garden', narration: dream + last });
    expect(of('She thought of it at noon, and again in the afternoon.')).toEqual(['witch']);
    expect(of('She thought of it at noon, and again long after dark.')).toEqual([]);
  });

  it('so long that each is seen, and at nobody twice', () => {
    const short = "'Come tomorrow,' said an old hedgehog. The little witch put down the can.";
    expect(looksIn({ prompt, narration: short })).toEqual(['thing:can']);
    const alone = looksIn({
      prompt: 'a little witch in a garden',
      narration:
        "The little witch looked at the empty bed for a long while. 'I will come again tomorrow, and the day after, and on every evening of this year,' she said. She had never been so sure of anything.",
    });
    expect(alone).toEqual(['says witch']);
  });
});
