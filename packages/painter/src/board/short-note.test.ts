import { describe, expect, it } from 'vitest';
import { isDefinition, isShortNote } from './short-note.ts';

describe('what is written beside a picture', () => {
  it.each([
    ['en', 'Worms can enter'],
    ['fr', 'Les pertes compensent les apports'],
    ['it', 'Il materiale aspirato si scioglie'],
    ['es', 'Santo Tomé y Príncipe'],
    ['hi', 'संख्या 12,039'],
    ['ja', 'エナメル質: pH 5.5'],
  ] as const)('is a few words, in %s', (code, text) => {
    expect(isShortNote(text, code)).toBe(true);
  });

  it.each([
    ['en', 'The heat does not return after turning the heap'],
    ['fr', 'Le train accéléra la révolution industrielle du siècle'],
    ['it', 'La sequenza iniziò il 16 febbraio 2021'],
    ['es', 'La masa varía mucho según la estación'],
    ['hi', 'चट्टानों में तनाव वर्षों तक बढ़ता रहता है'],
    ['ja', '紅茶は酸化を最後まで進める点で異なります'],
  ] as const)('is no sentence of the voice, in %s', (code, text) => {
    expect(isShortNote(text, code)).toBe(false);
  });

  it.each([
    ['it', 'Riducendo rumore e consumo'],
    ['it', 'Quando i negozi aprono'],
    ['en', 'Cutting noise and cost'],
    ['fr', 'Parce que le sel reste'],
    ['es', 'Porque la sal queda'],
    ['hi', 'जब पानी सूखता है'],
  ] as const)('is no half of a sentence, in %s: %s', (code, text) => {
    expect(isShortNote(text, code)).toBe(false);
  });
});

it('writes nothing that only says what the film is about', () => {
  const title = 'How to make a compost heap in five steps';
  expect(isDefinition('Compost is organic matter', title, 'en')).toBe(true);
  expect(isDefinition('The smell is earthy', title, 'en')).toBe(false);
  expect(isDefinition('Worms can enter', title, 'en')).toBe(false);
});
