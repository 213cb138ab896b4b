import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findMeasures } from './find-measures.ts';
import { isOnlyMeasure, readMeasures } from './read-measures.ts';

describe('a number as a board writes it', () => {
  it.each([
    ['en', 'a layer some 10 to 15 cm deep', '10–15 cm', 15],
    ['fr', 'entre 100 et 150 tonnes', '100–150 tonnes', 150],
    ['fr', 'près de 4 milliards de tonnes par an', '4 milliards de tonnes par an', 4],
    ['it', 'intorno a 1 100 °C', '1 100 °C', 1100],
    ['es', 'situarse entre 100 y 150 toneladas', '100–150 toneladas', 150],
    ['es', 'más de 10 000 dólares por tonelada', '10 000+ dólares por tonelada', 10_000],
    ['hi', 'लगभग 6 किमी की दूरी', '6 किमी', 6],
    ['ja', '長さは10から15センチです', '10〜15センチ', 15],
    ['it', 'bolle a circa −12 °C', '–12 °C', 12],
    ['ja', '年平均気温はマイナス6度です', '–6度', 6],
    ['fr', 'boit jusqu’à 200 litres d’eau', '200 litres', 200],
    ['en', 'may weigh over 3 kg', '3+ kg', 3],
    ['fr', 'pas plus de 3 kg', '3 kg', 3],
    ['it', 'oltre 1 100 °C', '1 100+ °C', 1100],
    ['hi', '6 किमी से अधिक की दूरी', '6+ किमी', 6],
    ['ja', '長さは20センチ以上です', '20センチ以上', 20],
    ['en', '2–20+ cm', '2–20+ cm', 20],
  ] as const)(
    'has its unit, and is a span where one is told, in %s: %s',
    (...[code, text, written, amount]) => {
      expect(readMeasures(text, code)).toMatchObject([{ text: written, amount, at: text.search(/\d/u) }]);
    },
  );

  it.each([
    ['en', 'Enamel dissolves below a pH of about 5.5 or so.', ['pH 5.5']],
    ['fr', 'Le pH de la pâte au levain descend vers 4.', ['pH 4']],
    ['it', 'Una scossa di magnitudo 6,3 colpì la città.', ['magnitudo 6,3']],
    ['hi', 'इसका परिमाण 7.7 था।', ['परिमाण 7.7']],
    [
      'ja',
      '臨界pHといい、エナメル質では約5.5、象牙質では6.0から6.7程度とされます。',
      ['pH 5.5', 'pH 6.0〜6.7'],
    ],
    ['ja', '宝永地震のマグニチュードは8.6と推定されます。', ['マグニチュード8.6']],
  ] as const)('stands on a scale whose name is told before it, in %s: %s', (code, text, written) => {
    expect(readMeasures(text, code).map((measure) => measure.text)).toEqual(written);
  });

  it.each([
    ['en', 'The pH falls for 3 hours. In 2 cases it did not.'],
    ['ja', 'pHは中性付近から4台ないし5台に下がります。'],
    ['en', 'The magnitude of the task took 40 people.'],
  ] as const)('is none of a scale where it counts something else, in %s: %s', (code, text) => {
    expect(readMeasures(text, code)).toEqual([]);
  });

  it('is no bar where it stands on a scale', () => {
    expect(
      findMeasures(sceneText('en', 'At a pH of 5.5 it dissolves, at a pH of 7 it does not.')).measures,
    ).toEqual([]);
  });

  it('is told from a fact that says more', () => {
    expect(isOnlyMeasure('27,6 m', 'es')).toBe(true);
    expect(isOnlyMeasure('más de 27,6 m', 'es')).toBe(true);
    expect(isOnlyMeasure('Entre 100 y 150 toneladas', 'es')).toBe(true);
    expect(isOnlyMeasure('約6メートル', 'ja')).toBe(true);
    expect(isOnlyMeasure('27,6 m capturada', 'es')).toBe(false);
  });

  it('is the one that the film asks for, before others', () => {
    const narration = 'Llega a medir cerca de 30 metros y pesa 150 toneladas.';
    const scene = sceneText('es', narration);
    const asked = findMeasures({ ...scene, filmTitle: '¿Cuánto pesa una ballena azul?' });
    expect(asked).toMatchObject({ isAsked: true, measures: [{ text: '150 toneladas' }] });
    expect(findMeasures(scene)).toMatchObject({ isAsked: false, measures: [{ text: '30 metros' }] });
  });
});
