import { describe, expect, it } from 'vitest';
import { countsWord, givesFigure } from './measures.ts';
import { readQuestion } from './read-question.ts';
import { tellsTime } from './tells-time.ts';

describe('what a question asks beyond the name of its subject', () => {
  it.each([
    ['en', 'Where do toads live?', 'where', ['toad']],
    ['fr', 'Où se trouve la mer Morte ?', 'where', ['mer', 'mort']],
    ['it', 'Dove si trova Catania?', 'where', ['catani']],
    ['es', '¿Dónde vive la ballena azul?', 'where', ['ballen', 'azul']],
    ['hi', 'भूकंप कहाँ आते हैं?', 'where', ['भूकंप']],
    ['ja', '紅茶の起源はどこですか', 'where', ['紅茶', '起源']],
    ['en', 'Where do fish breed?', 'where', ['fish', 'breed']],
    ['en', 'What is compost used for?', 'use', ['compost']],
    ['fr', 'À quoi sert l’eau de mer ?', 'use', ['eau', 'mer']],
    ['it', 'A cosa serve il condensatore?', 'use', ['condensat']],
    ['es', '¿Para qué sirve el cacao?', 'use', ['caca']],
    ['en', 'Where does the word tea come from?', 'name', ['tea']],
    ['it', 'Perché l’Etna si chiama Mongibello?', 'name', ['etn', 'mongibell']],
    ['es', '¿Qué significa la palabra chocolate?', 'name', ['chocolat']],
    ['en', 'Is it true that toads give you warts?', 'whether', ['toad', 'wart']],
    ['fr', 'Est-il vrai que l’on flotte dans la mer Morte ?', 'whether', ['flott', 'mer', 'mort']],
    ['hi', 'क्या मेंढक के दाँत होते हैं?', 'whether', ['मेंढक', 'दांत']],
  ] as const)('%s: %s', (...[code, prompt, name, stems]) => {
    const question = readQuestion(prompt, code);
    expect(question).toMatchObject({ kind: 'what', aspect: { name } });
    expect(question.stems).toEqual(stems);
  });

  it.each([
    ['en', 'Where does salt come from?', 'why'],
    ['en', 'Why is the sky blue?', 'why'],
    ['en', 'How is compost made?', 'steps'],
    ['fr', 'Comment fabrique-t-on le chocolat ?', 'steps'],
    ['es', '¿Cómo se hace el chocolate?', 'steps'],
    ['ja', '紅茶はどうやって作られますか', 'steps'],
    ['fr', 'Quelle est la profondeur de la mer Morte ?', 'how-much'],
    ['it', 'A che temperatura deve stare il frigorifero?', 'how-much'],
    ['es', '¿Cuál es la altura del volcán?', 'how-much'],
    ['en', 'What is the height of Everest?', 'how-much'],
    ['es', '¿Qué come la ballena azul?', 'what'],
    ['it', 'Cosa si mangia a Catania?', 'what'],
  ] as const)('%s: %s asks for no aspect', (code, prompt, kind) => {
    const question = readQuestion(prompt, code);
    expect(question.kind).toBe(kind);
    expect(question.aspect).toBeUndefined();
  });

  it('knows a question for a date from a wish for a history', () => {
    expect(readQuestion('Quando fu fondata Catania?', 'it')).toMatchObject({ kind: 'history', isWhen: true });
    expect(readQuestion('La storia di Catania', 'it').isWhen).toBeUndefined();
  });
});

describe('a figure that is asked for', () => {
  it('tells how long something lives from how long it is', () => {
    const lives = readQuestion('How long do toads live?', 'en').measure;
    expect(givesFigure('A common toad lives about ten to twelve years.', lives)).toBe(true);
    expect(givesFigure('A common toad is 10 to 15 cm long.', lives)).toBe(false);
  });

  it('takes no year for a number of years', () => {
    const { measure } = readQuestion('¿Cuánto vive una ballena azul?', 'es');
    expect(
      givesFigure('Prohibió su captura en 1966, aunque continuaron durante algunos años.', measure),
    ).toBe(false);
    expect(givesFigure('La vida se prolonga 80 o 90 años.', measure)).toBe(true);
  });

  it('knows a number before what it counts', () => {
    const text = 'La zona sommitale comprende quattro crateri.';
    expect(countsWord(text, text.indexOf('crateri'))).toBe(true);
    expect(countsWord('I crateri fumano da quattro anni.', 2)).toBe(false);
  });
});

describe('a sentence that says when', () => {
  it.each([
    ['en', 'In spring adults travel to the pond.', true],
    ['en', 'Toads may travel far.', false],
    ['it', 'Fu fondata dai Greci nel 729 a.C.', true],
    ['fr', 'Le tunnel fut inauguré en mai.', true],
    ['ja', '明治時代に広まりました。', true],
    ['es', 'La cabeza es plana.', false],
  ] as const)('%s: %s', (code, text, isSaid) => {
    expect(tellsTime(text, code)).toBe(isSaid);
  });
});
