import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { closeUpsOf } from '../plan/scene-plan.ts';
import { planTold } from '../testing/told-plan.ts';
import type { ToldScene } from '../testing/told-plan.ts';

/** What is looked at from near, and which words are said then. */
function nearIn(told: ToldScene): readonly [figure: string | undefined, words: string] | undefined {
  const { narration, prompt } = told;
  const plan = planTold({ index: 3, filmPrompts: ['a robot in an old factory', prompt], ...told });
  const closeUp = closeUpsOf(plan).find(({ thing }) => thing !== undefined);
  return closeUp === undefined
    ? undefined
    : [closeUp.thing?.figure, narration.slice(Math.round(closeUp.at * narration.length))];
}

const can = {
  prompt: 'a robot and a hedgehog side by side, a can of water beside, in a garden',
  narration:
    'The robot had waited for it the whole day. Then it put down the can. That was the hardest part.',
};

describe('a film looks from near', () => {
  it.each<[Language, string, string]>([
    [
      'English',
      'The robot had waited for it the whole day. Then it put down the can, and that was the hardest part.',
      'Then it put down the can, and that was the hardest part.',
    ],
    [
      'French',
      "Le robot avait attendu toute la journée. Puis il posa l'arrosoir, et c'était le plus difficile.",
      "Puis il posa l'arrosoir, et c'était le plus difficile.",
    ],
    [
      'Italian',
      'Il robot aveva aspettato tutto il giorno. Poi posò l’annaffiatoio, e fu la cosa più difficile.',
      'Poi posò l’annaffiatoio, e fu la cosa più difficile.',
    ],
    [
      'Spanish',
      'El robot había esperado todo el día. Luego soltó la regadera, y eso era lo más difícil.',
      'Luego soltó la regadera, y eso era lo más difícil.',
    ],
    [
      'Hindi',
      'रोबोट ने पूरे दिन इसका इंतज़ार किया था। फिर उसने डोलची रख दी, और यही सबसे कठिन था।',
      'फिर उसने डोलची रख दी, और यही सबसे कठिन था।',
    ],
    [
      'Japanese',
      'ロボットは一日じゅう、そのときを待っていました。それから、じょうろを置きました。それが、何よりむずかしいことでした。',
      'じょうろを置きました。それが、何よりむずかしいことでした。',
    ],
  ])('at what a sentence turns on, with its clause: %s', (language, narration, words) => {
    expect(nearIn({ ...can, language, narration })).toEqual(['thing:can', words]);
  });

  it('at what somebody says to take, whatever their picture holds', () => {
    const narration =
      "'You left out one thing,' said a clockmaker. 'Time. Lay a cloth over the dough, go to bed, and do not lift it.' The robot had put in everything else.";
    expect(nearIn({ prompt: 'a clockmaker and a robot side by side, in a kitchen', narration })?.[0]).toBe(
      'thing:dough',
    );
  });

  it('at a thing of the picture that is named, in the colour that it has there', () => {
    const narration =
      'The girl walked on for a long time and looked at every stone. And there, at the very last bend, lay the pumpkin, as if nothing had happened.';
    expect(nearIn({ prompt: 'a girl beside a pumpkin in a meadow', narration })?.[0]).toMatch(
      /^icon:.*pumpkin|jack/u,
    );
    expect(nearIn({ prompt: 'a girl beside a stream in a meadow', narration })).toBeUndefined();
  });

  it('at nothing that is told not to be there, or is only dreamt of', () => {
    const without =
      "'Where is your drawing?' asked an old neighbour, who had come by. There was no drawing, and no map, and nobody had thought of one.";
    expect(nearIn({ prompt: 'a robot in a workshop', narration: without, index: 3 })).toBeUndefined();
    const dreamt =
      'The girl wanted one thing only, and had wanted it for years: to build a kite of her own, and to see it fly.';
    expect(nearIn({ prompt: 'a girl dreaming of a kite, in an attic', narration: dreamt })).toBeUndefined();
  });

  it('at no thing in an opening, in what is explained, and where it would be seen for no time', () => {
    expect(nearIn({ ...can, index: 0 })?.[0]).toBeUndefined();
    expect(nearIn({ ...can, keyFacts: ['A can holds ten litres'] })).toBeUndefined();
    expect(nearIn({ ...can, narration: 'It took the can of water.' })).toBe(undefined);
  });

  it('while its clause is heard, where that begins too early, but at what is only named then', () => {
    const prompt = 'a fox happily painting, an apple beside, in a forest';
    const apple =
      'The next morning the fox painted one apple, with all seven reds in it. It took until evening, and then it was done.';
    const [figure, words = ''] = nearIn({ prompt, narration: apple }) ?? [];
    expect(figure).toBe('icon:red-apple');
    expect(apple.length - words.length).toBeGreaterThan(20);
    expect(apple.length - words.length).toBeLessThan(apple.indexOf(','));
    const cake =
      'For a whole week the baker tried to bake the biggest cake, in every free hour. Each day brought him a little closer.';
    expect(
      nearIn({ prompt: 'a baker beside a birthday cake, in a kitchen', narration: cake }),
    ).toBeUndefined();
  });

  it('at what it comes to, of two whose clauses both begin too early', () => {
    const narration =
      'Every evening the robot brought one can of water and went away again, twelve times. On the thirteenth morning a green tip looked out of the earth, and then another, and another.';
    const prompt = 'a robot happily watering small seedlings, in a garden';
    expect(nearIn({ prompt, narration, index: 5 })?.[0]).toBe('icon:seedling');
  });

  it('at the moment of either picture of a scene that tells of two things', () => {
    const narration =
      'More flour, more fire, and it only got worse: every loaf came out flat and as hard as a brick. Even the birds would not touch it, and the robot did not know what was missing.';
    const prompt = 'a robot sad, trying to bake, in a kitchen';
    expect(nearIn({ prompt, narration })).toEqual([
      'thing:flatloaf',
      narration.slice(narration.indexOf('every')),
    ]);
  });
});
