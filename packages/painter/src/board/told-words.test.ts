import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { listIn, wordsTold } from './told-words.ts';
import type { SceneText } from './scene-text.ts';

const texts = (code: SceneText['code'], narration: string): string[] =>
  wordsTold(sceneText(code, narration)).map(({ text }) => text);

describe('a list', () => {
  it.each([
    ['en', 'The skin is permeable to oxygen, carbon dioxide and water.', 'oxygen, carbon dioxide, water'],
    [
      'fr',
      'La pluie emporte le sodium, le calcium, le magnésium ou le potassium.',
      'sodium, calcium, magnésium, potassium',
    ],
    ['it', 'Il carro porta legno, carbone e ferro della miniera.', 'legno, carbone, ferro'],
    ['es', 'La firma unió polvo, azúcar y manteca en una pasta.', 'polvo, azúcar, manteca'],
    ['ja', '主産地は三重県、宮崎県、京都府、福岡県です。', '三重県、宮崎県、京都府、福岡県'],
  ] as const)('is written without what stands round it, in %s: %s', (code, sentence, expected) => {
    expect(listIn(sentence, code).map(({ text }) => text)).toEqual([expected]);
  });

  it.each([
    ['en', 'In the evening it was closed, and the runway was swept.'],
    ['fr', 'Le soir, il fut fermé et la piste fut balayée.'],
    ['en', 'Salt and water stay.'],
    ['it', 'I modelli variano la velocità del compressore, riducendo rumore e consumo.'],
    ['fr', 'Le gaz quitte le compresseur, réduisant bruit et chaleur.'],
  ] as const)('is none of two, and none of clauses, in %s: %s', (code, sentence) => {
    expect(listIn(sentence, code)).toEqual([]);
  });
});

describe('what a narration turns to', () => {
  it.each([
    ['fr', "Le sodium, dont les organismes n'ont guère l'usage, y reste longtemps.", 'Le sodium'],
    ['en', 'The mantle, which is soft, moves.', 'The mantle'],
    ['es', 'El manto, que es blando, se mueve.', 'El manto'],
    ['it', 'Il mantello, che è molle, si muove.', 'Il mantello'],
    ['ja', '一方、象牙質は、もっと柔らかいです。', '象牙質'],
  ] as const)('is written when it is named, in %s: %s', (code, narration, expected) => {
    expect(texts(code, narration)).toContain(expected);
  });
});

describe('a name', () => {
  it.each([
    ['es', 'Luego plantaron cacao en Fernando Poo.', 'Fernando Poo'],
    ['es', 'Procede de la costa de Chiapas desde hace siglos.', 'Costa de Chiapas'],
    ['es', 'Fue capturada en el océano Antártico en 1947.', 'Océano Antártico'],
    ['fr', 'Elle ouvrit entre Tokyo et Osaka au printemps.', 'Tokyo'],
    ['hi', 'हाइनरिख़ हर्ट्ज़ ने उन्हें प्रयोगशाला में उत्पन्न किया।', 'हाइनरिख़ हर्ट्ज़'],
  ] as const)('is written when it is told, in %s: %s', (code, narration, expected) => {
    expect(texts(code, narration).join(' | ')).toContain(expected);
  });

  it('is left out where it belongs to something that is not told with it', () => {
    expect(texts('es', 'Entonces plantaron cacao del Brasil.')).toEqual([]);
    expect(texts('es', 'Equilibra una hembra grande de la Antártida.')).toEqual([]);
    expect(texts('en', 'It bakes at 24 degrees Celsius.')).toEqual([]);
    expect(texts('hi', 'जगदीश चन्द्र बसु तथा निकोला टेस्ला ने यन्त्र बनाए।')).toEqual([]);
  });

  it('is no month, no day, and no word that only begins a sentence', () => {
    expect(texts('en', 'It began on Monday and ended in March. People saw it.')).toEqual([]);
  });
});

it('keeps the last part of a list whole where it is a few words, and ends before what is no part of it', () => {
  const [list] = listIn(
    'Toads are told from frogs by their rough backs, squat bodies and life on land.',
    'en',
  );
  expect(list?.text).toBe('rough backs, squat bodies, life on land');
  const [other] = listIn(
    'It lets through oxygen, carbon dioxide and water that the skin takes up at once.',
    'en',
  );
  expect(other?.text).toBe('oxygen, carbon dioxide, water');
});
