import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../language/language-code.ts';
import { answersKind, yearOf } from './answer-cues.ts';
import { givesFigure } from './measures.ts';
import { readQuestion } from './read-question.ts';

describe('a prompt read as a question', () => {
  it.each([
    ['en', 'Why do leaves change colour in autumn?', 'why', 'leaves change colour autumn'],
    ['en', 'How does a vaccine work?', 'how', 'vaccine'],
    ['en', 'How does honey come about?', 'how', 'honey'],
    ['en', 'Compare electric cars and petrol cars', 'compare', 'electric cars petrol cars'],
    ['en', 'Five steps to bake sourdough bread', 'steps', 'bake sourdough bread'],
    ['en', 'The history of the first voyage round the world', 'history', 'voyage round world'],
    ['en', 'Who invented the printing press?', 'who', 'printing press'],
    ['en', 'The inventor of the telephone', 'who', 'telephone'],
    ['en', 'How much does a blue whale eat?', 'how-much', 'blue whale eat'],
    ['en', 'What is a black hole?', 'what', 'black hole'],
    ['en', 'Photosynthesis', 'about', 'Photosynthesis'],
    [
      'fr',
      'Pourquoi les feuilles changent-elles de couleur en automne ?',
      'why',
      'feuilles changent couleur automne',
    ],
    ['fr', "L'histoire du premier tour du monde", 'history', 'tour monde'],
    ['it', 'Perché il cielo è blu?', 'why', 'cielo blu'],
    ['it', 'La storia del primo viaggio intorno al mondo', 'history', 'viaggio mondo'],
    ['es', '¿Por qué cambian de color las hojas en otoño?', 'why', 'cambian color hojas otoño'],
    ['es', 'La historia de la primera vuelta al mundo', 'history', 'vuelta mundo'],
    ['hi', 'आकाश नीला क्यों है?', 'why', 'आकाश नीला'],
    ['hi', 'टीका कैसे काम करता है?', 'how', 'टीका'],
    ['ja', 'なぜ秋に葉の色が変わるのですか？', 'why', '秋 葉 色'],
    ['ja', '電気自動車とガソリン車を比べる', 'compare', '電気自動車 ガソリン 車'],
  ] as const)('%s: %s', (...[code, prompt, kind, subject]) => {
    expect(readQuestion(prompt, code)).toMatchObject({ kind, subject });
  });

  it('leaves out what the film should be like', () => {
    const prompt =
      'Explain in one minute why the sky is blue, for curious ten-year-olds, with one experiment to try at home.';
    expect(readQuestion(prompt, 'en')).toMatchObject({ kind: 'why', subject: 'sky blue' });
  });

  it.each([
    ['en', 'Compare frogs and toads', ['frogs', 'toads']],
    ['en', 'What is the difference between green tea and black tea?', ['green tea', 'black tea']],
    ['fr', 'Quelle est la différence entre le thé vert et le thé noir ?', ['thé vert', 'thé noir']],
    ['it', 'La differenza tra rane e rospi', ['rane', 'rospi']],
    ['es', 'Compara las ranas y los sapos', ['ranas', 'sapos']],
    ['hi', 'मेंढक और टोड में क्या अंतर है?', ['मेंढक', 'टोड']],
    ['ja', '緑茶と紅茶の違い', ['緑茶', '紅茶']],
  ] as const)('%s: knows the two that are compared: %s', (code, prompt, sides) => {
    expect(readQuestion(prompt, code)).toMatchObject({ kind: 'compare', sides });
  });

  it('knows how many steps are asked for, and what is to be measured', () => {
    expect(readQuestion('How to make a compost heap in five steps', 'en')).toMatchObject({
      kind: 'steps',
      subject: 'compost heap',
      steps: 5,
    });
    const { measure, stems } = readQuestion('¿Cuánto pesa una ballena azul?', 'es');
    expect(givesFigure('La masa suele situarse entre 100 y 150 toneladas.', measure)).toBe(true);
    expect(givesFigure('Llega a medir cerca de 30 metros.', measure)).toBe(false);
    expect(stems).toEqual(['ballen', 'azul']);
  });

  it('has a subject for whatever is typed, in no more than eight words', () => {
    const codes: readonly LanguageCode[] = ['en', 'fr', 'it', 'es', 'hi', 'ja'];
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom(...codes),
        (prompt, code) => {
          fc.pre(prompt.trim() !== '');
          const { subject, stems } = readQuestion(prompt, code);
          return stems.length <= 8 && (subject !== '' || !/[\p{L}\p{N}]/u.test(prompt));
        },
      ),
    );
  });
});

describe('a sentence that answers', () => {
  it.each([
    ['en', 'why', 'Leaves turn yellow because the green has gone.', true],
    ['en', 'why', 'Leaves are yellow and red in many parks.', false],
    ['fr', 'why', 'Les feuilles jaunissent, car le vert a disparu.', true],
    ['it', 'why', 'Il cielo è blu perché l’aria diffonde la luce.', true],
    ['es', 'why', 'El cielo es azul porque el aire dispersa la luz.', true],
    ['hi', 'why', 'आकाश नीला है क्योंकि हवा प्रकाश को बिखेरती है।', true],
    ['ja', 'why', '空が青いのは、空気が光を散らすためです。', true],
    ['en', 'how-much', 'A blue whale eats about 4 tonnes of krill a day.', true],
    ['en', 'history', 'The ships left Seville in 1519.', true],
    ['en', 'history', 'The ships left Seville with 240 men.', false],
  ] as const)('%s %s: %s', (...[code, kind, sentence, isSaid]) => {
    expect(answersKind(sentence, kind, code)).toBe(isSaid);
  });

  it('names its year, and no other figure', () => {
    expect(yearOf('In 1522 the Victoria came back with 18 men.')).toBe(1522);
    expect(yearOf('The Victoria carried 45 men.')).toBeUndefined();
  });
});
