import { describe, expect, it } from 'vitest';
import { timeOf } from './time-of.ts';

describe('when what a sentence tells of was', () => {
  it.each([
    ['es', 'En una tumba de Río Azul, del siglo V, apareció un recipiente con tapa de rosca.', 400],
    ['es', 'Se remontan a la primera mitad del segundo milenio a. C.', -2000],
    ['es', 'En 1847 la firma Fry vendió las primeras tabletas para comer.', 1847],
    ['en', 'The comedy was first performed in 405 BC.', -405],
    ['en', 'It was known from the 17th century on.', 1600],
    ['fr', 'Elle commence dans les mines du XVIe siècle.', 1500],
    ['it', 'Rimasero in uso fino al XX secolo.', 1900],
    ['hi', 'यह 19वीं शताब्दी में सम्भव हुआ।', 1800],
    ['ja', '抹茶を用いる茶の湯は16世紀に大成された。', 1500],
    ['ja', '紀元前221年に統一された。', -221],
  ] as const)('in %s: %s', (code, sentence, time) => {
    expect(timeOf(sentence, code)).toBe(time);
  });

  it('is not known where it names none', () => {
    expect(timeOf('El cacao es originario de la cuenca alta del Amazonas.', 'es')).toBeUndefined();
  });
});
