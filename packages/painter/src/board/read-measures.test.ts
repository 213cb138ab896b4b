import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findMeasures } from './find-measures.ts';
import { isOnlyMeasure, readMeasures } from './read-measures.ts';

describe('a number as a board writes it', () => {
  it.each([
    ['en', 'a layer some 10 to 15 cm deep', '10–15 cm', 15],
    ['fr', 'entre 100 et 150 tonnes', '100–150 tonnes', 150],
    ['fr', 'près de 4 milliards de tonnes par an', '4 milliards de tonnes', 4],
    ['it', 'intorno a 1 100 °C', '1 100 °C', 1100],
    ['es', 'situarse entre 100 y 150 toneladas', '100–150 toneladas', 150],
    ['es', 'más de 10 000 dólares por tonelada', '10 000 dólares', 10_000],
    ['hi', 'लगभग 6 किमी की दूरी', '6 किमी', 6],
    ['ja', '長さは10から15センチです', '10〜15センチ', 15],
  ] as const)(
    'has its unit, and is a span where one is told, in %s: %s',
    (...[code, text, written, amount]) => {
      expect(readMeasures(text, code)).toMatchObject([{ text: written, amount, at: text.search(/\d/u) }]);
    },
  );

  it('is told from a fact that says more', () => {
    expect(isOnlyMeasure('27,6 m', 'es')).toBe(true);
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
