import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { planTold } from '../testing/told-plan.ts';
import type { ToldScene } from '../testing/told-plan.ts';

/** Whose face is looked at, and which words are said then. */
function faceIn(told: ToldScene) {
  const { narration, prompt } = told;
  const filmPrompts = ['a lighthouse keeper on a beach at dawn', prompt];
  const { closeUp, subjects } = planTold({ filmPrompts, ...told });
  return closeUp === undefined
    ? undefined
    : {
        figure: subjects[closeUp.of]?.figure,
        words: narration.slice(Math.round(closeUp.at * narration.length)),
        isSaid: closeUp.isSaid === true,
      };
}

const narration =
  'In a small harbour town there lived a lighthouse keeper called Theo. He heard everything, and said very little about it.';

describe('a film looks at the face', () => {
  it('of whom it is about, from the last sentence on', () => {
    expect(faceIn({ prompt: 'a lighthouse keeper on a beach at dawn', narration })).toEqual({
      figure: 'lightkeeper',
      words: 'He heard everything, and said very little about it.',
      isSaid: false,
    });
  });

  it.each<[Language, string, string]>([
    [
      'French',
      'Au bord d’une forêt tranquille vivait une femme qui s’appelait Ada. Elle pouvait regarder une seule fleur tout un après-midi.',
      'Elle pouvait regarder une seule fleur tout un après-midi.',
    ],
    [
      'Hindi',
      'एक शांत जंगल के किनारे पर आदा नाम की एक औरत अपने छोटे से घर में रहती थी। वह एक ही फूल को पूरी दोपहर देख सकती थी और कभी थकती नहीं थी।',
      'वह एक ही फूल को पूरी दोपहर देख सकती थी और कभी थकती नहीं थी।',
    ],
    [
      'Japanese',
      '静かな森のはずれに、アダという名前のひとりの女の人が住んでいました。一輪の花を、昼すぎからずっと、夕方まで飽きずに見ていられる人でした。',
      '一輪の花を、昼すぎからずっと、夕方まで飽きずに見ていられる人でした。',
    ],
  ])('in the words of any language: %s', (language, text, words) => {
    expect(faceIn({ prompt: 'a woman in a forest', narration: text, language })?.words).toBe(words);
  });

  it('of the other one while they speak, and of whom it is about while these only listen', () => {
    const prompt = 'a ferry captain and a lighthouse keeper sitting on a rock, on a beach at sunset';
    const listens =
      "'Stay near by, Theo,' said a ferry captain, 'look somewhere else, and hum.' The lighthouse keeper thought that this could not be all.";
    const { subjects, nextCloseUp } = planTold({
      prompt,
      narration: listens,
      filmPrompts: ['a lighthouse keeper on a beach at dawn', prompt],
    });
    expect([subjects[nextCloseUp?.of ?? 0]?.figure, nextCloseUp?.isSaid]).toEqual(['lightkeeper', undefined]);
    const speaks =
      "The lighthouse keeper told of all that he had done. The ferry captain nodded for a while. 'It is the long way, and the only one that I know of.'";
    const speaker = faceIn({ prompt, narration: speaks });
    expect(speaker?.figure).not.toBe('lightkeeper');
    expect(speaker?.isSaid).toBe(true);
  });

  it('in any scene, but not while hands do what is told', () => {
    const prompt = 'a lighthouse keeper on a beach at dawn';
    const looked = [0, 1, 2, 3].map((index) => faceIn({ prompt, narration, index }) !== undefined);
    expect(looked).toEqual([true, true, true, true]);
    const works =
      'In a small harbour town there lived a lighthouse keeper called Theo. All day long he painted the old wall by the harbour.';
    expect(faceIn({ prompt, narration: works })).toBeUndefined();
    // But for the last scene: a story ends on whom it was about.
    expect(faceIn({ prompt, narration: works, index: 6 })?.figure).toBe('lightkeeper');
  });

  it('of nobody who does something that has to be seen, is on the water, is no being, or explains facts', () => {
    const beach = 'a lighthouse keeper on a beach at dawn';
    for (const told of [
      { prompt: 'a lighthouse keeper painting on a beach', narration },
      { prompt: 'a lighthouse keeper in a boat on the sea', narration },
      { prompt: 'a red house in a forest', narration },
      { prompt: beach, narration, keyFacts: ['a light is seen for twenty miles'] },
      { prompt: beach, narration: 'He heard everything.' },
    ]) {
      expect(faceIn(told), told.prompt).toBeUndefined();
    }
  });
});
