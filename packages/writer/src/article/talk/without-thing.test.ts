import { describe, expect, it } from 'vitest';
import { answerFirst } from './answer-first.ts';

describe('an answer on what has just been named', () => {
  it.each([
    [
      'fr',
      'Et la pluie ?',
      "La pluie, rendue acide par l'air, arrache des sels aux roches.",
      "Rendue acide par l'air, elle arrache des sels aux roches.",
    ],
    [
      'fr',
      'Et les cours d’eau ?',
      'Les cours d’eau déversent des sels dans l’océan.',
      'Ils déversent des sels dans l’océan.',
    ],
    [
      'fr',
      'Et la salinité ?',
      "La salinité de l'océan n'a guère varié.",
      "Celle de l'océan n'a guère varié.",
    ],
    ['fr', 'Et le sel ?', "Le sel n'a guère varié.", "Il n'a guère varié."],
    [
      'it',
      'E la strozzatura?',
      'La strozzatura nei modelli domestici è un tubo sottile.',
      'Nei modelli domestici è un tubo sottile.',
    ],
    [
      'it',
      "E l'isobutano?",
      "L'isobutano, a pressione atmosferica, bolle a −12 °C.",
      'A pressione atmosferica, bolle a −12 °C.',
    ],
    [
      'es',
      '¿Y la masa?',
      'La masa de los adultos suele ser de 100 toneladas.',
      'La de los adultos suele ser de 100 toneladas.',
    ],
    [
      'es',
      '¿Y el saurópodo?',
      'El saurópodo Argentinosaurus no pasaba de 80 t.',
      'Argentinosaurus no pasaba de 80 t.',
    ],
    [
      'en',
      'What about the weight?',
      'The weight of the animal is 30 tonnes.',
      'That of the animal is 30 tonnes.',
    ],
  ] as const)('does not name it again, in %s: %s', (...[code, question, text, answer]) => {
    expect(answerFirst(question, text, code)).toBe(answer);
  });

  it.each([
    ['fr', 'Et le calcium ?', 'Le calcium, que les coraux emploient, ne reste dissous que peu de temps.'],
    ['fr', 'Et les roches ?', 'Les roches dures résistent longtemps.'],
    ['it', 'E il gas?', 'Il gas caldo, che sale, cede calore.'],
  ] as const)('names it where nothing else can stand for it, in %s: %s', (...[code, question, text]) => {
    expect(answerFirst(question, text, code)).toBe(text);
  });
});
