import type { Language, LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { planTold } from '../testing/told-plan.ts';
import { readFeeling } from './read-feeling.ts';

describe('what is felt', () => {
  it.each<[LanguageCode, string, ReturnType<typeof readFeeling>]>([
    ['en', 'She did not want to see the sea any more.', 'sad'],
    ['en', 'She had been sad all winter, but now she laughed.', 'glad'],
    ['en', 'He pulled with all his strength.', 'set'],
    ['fr', 'Le pêcheur pleurait devant le filet vide.', 'sad'],
    ['fr', 'Elle regarda le ciel, inquiète.', 'worried'],
    ['it', 'Il fornaio rimase sbalordito.', 'startled'],
    ['it', 'La bambina era felice.', 'glad'],
    ['es', 'La niña tenía miedo de la oscuridad.', 'worried'],
    ['es', 'Por fin se durmió junto al fuego.', 'asleep'],
    ['hi', 'लड़की बहुत उदास थी।', 'sad'],
    ['hi', 'उसे देखकर वह हैरान रह गया।', 'startled'],
    ['ja', '男の子はとても悲しくなりました。', 'sad'],
    ['ja', '女の子はびっくりしました。', 'startled'],
    ['en', 'It made no difference: the gap grew wider with every step.', 'sad'],
    ['fr', 'Suzon finit par trouver une fleur.', 'glad'],
    ['es', 'Pedro habló y habló, en vano.', 'sad'],
  ])('is told in the words of any language: %s, %s', (code, told, feeling) => {
    expect(readFeeling(told, code)).toBe(feeling);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'She was not afraid.'],
    ['en', 'He was never sad about it.'],
    ['en', 'She could tell the tide by its sound, even half asleep.'],
    ['fr', "Elle n'était pas triste."],
    ['it', 'Non aveva paura.'],
    ['es', 'No tenía miedo.'],
    ['hi', 'वह उदास नहीं थी।'],
    ['ja', '男の子は怖くなかった。'],
  ])('is not what is taken back: %s, %s', (code, told) => {
    expect(readFeeling(told, code)).toBeUndefined();
  });

  it('is not what somebody only says', () => {
    expect(readFeeling("'I am so happy,' said the baker.", 'en')).toBeUndefined();
  });
});

function planOf(prompt: string, narration: string, language: Language = 'English') {
  return planTold({ prompt, narration, language, filmPrompts: [prompt] });
}

describe('a film shows what is felt', () => {
  it('at its own words: from afar what is told first, in the close-up what its sentence tells', () => {
    const { subjects, closeUp } = planOf(
      'a woman on a beach at dawn',
      'On the morning of the third day the woman was sad and thought of all that she had lost. Then she heard her name, and was very happy.',
    );
    expect(subjects.map(({ feeling }) => feeling)).toEqual(['sad']);
    expect(closeUp?.feeling).toBe('glad');
  });

  it('before its close-up already, where nothing else is felt there', () => {
    const { subjects, closeUp } = planOf(
      'a woman on a beach at dawn',
      'In the evening the woman sat on the sand, full of salt water and of sand. She did not want to see the sea any more.',
    );
    expect([subjects[0]?.feeling, closeUp?.feeling]).toEqual(['sad', 'sad']);
  });

  it('of whoever is alone in it: of two nobody knows whose feeling it is', () => {
    const narration = 'The baker was worried.';
    const feelings = (prompt: string) => planOf(prompt, narration).subjects.map(({ feeling }) => feeling);
    expect(feelings('a baker in a village')).toContain('worried');
    expect(feelings('a baker and a fisherman in a village')).not.toContain('worried');
  });
});
