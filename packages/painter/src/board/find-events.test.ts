import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findEvents } from './find-events.ts';
import type { SceneText } from './scene-text.ts';

const yearsOf = (code: SceneText['code'], narration: string): number[] =>
  findEvents(sceneText(code, narration), []).map(({ year }) => year);

describe('the years that a scene tells of', () => {
  it.each([
    ['en', 'It opened on 1 October 1964. Since September 1981 another has run.', [1964, 1981]],
    ['fr', 'Elle ouvrit le 1er octobre 1964. La France suivit en septembre 1981.', [1964, 1981]],
    ['it', 'Aprì il 1 ottobre 1964. La seconda seguì nel settembre 1981.', [1964, 1981]],
    ['es', 'Abrió el 1 de octubre de 1964. La otra, en septiembre de 1981.', [1964, 1981]],
  ] as const)('stand behind a month as well: %s', (...[code, narration, years]) => {
    expect(yearsOf(code, narration)).toEqual(years);
  });

  it('are no amounts', () => {
    expect(yearsOf('en', 'In 1500 people lived there, 2000 of them old.')).toEqual([]);
    expect(yearsOf('fr', 'Il pesait 1500 kg.')).toEqual([]);
  });

  it.each([
    [
      'es',
      'Unos veinte años más tarde, en 1847, la firma J. S. Fry & Sons unió polvo, azúcar y manteca, y vendió así las primeras tabletas.',
      'Vendió así las primeras tabletas',
    ],
    [
      'fr',
      'Une dizaine d’années plus tard, en 1814, la première locomotive roula.',
      'La première locomotive roula',
    ],
    ['en', 'Some twenty years later, in 1847, the first bars were sold.', 'The first bars were sold'],
    [
      'fr',
      'Puis, en 1804, la machine de Trevithick tira 10 tonnes de fer et environ 70 hommes de l’usine jusqu’au canal.',
      'La machine de Trevithick',
    ],
    [
      'en',
      'Then, in 1804, the engine of Trevithick pulled ten tons of iron and some seventy men from the works to the canal.',
      'The engine of Trevithick',
    ],
  ] as const)('have beside them what happened, and not how much later that was: %s: %s', (...of) => {
    const [code, narration, text] = of;
    expect(findEvents(sceneText(code, narration), [])).toMatchObject([{ text }]);
  });

  it('have beside them the part of a list that came to be in them', () => {
    const narration =
      'La zona comprende tre crateri: la Bocca Nuova, formatasi nel 1968, il cratere di Nord-Est, nato nel 1911, e il cratere di Sud-Est, comparso nel 1971.';
    const texts = findEvents(sceneText('it', narration), []).map(({ text }) => text);
    expect(texts).toEqual(['Il cratere di Nord-Est', 'La Bocca Nuova', 'Il cratere di Sud-Est']);
  });

  it.each([
    ['fr', 'Stephenson construisit en 1814 sa première locomotive, la Blücher.', 'La Blücher'],
    [
      'fr',
      'Le premier tronçon du Baltimore and Ohio Railroad fut mis en service en 1830.',
      'Baltimore and Ohio Railroad',
    ],
    ['en', 'In 1814 Stephenson built his first engine, the Blücher.', 'The Blücher'],
  ] as const)('know what the thing is called that is told of: %s: %s', (code, narration, thing) => {
    expect(findEvents(sceneText(code, narration), [])).toMatchObject([{ thing }]);
  });

  it('have beside them who or where it was, where nothing shorter is told', () => {
    const narration =
      'Una delegación conducida por dominicos ofreció chocolate batido al príncipe Felipe en 1544. Después se anunció en Londres en 1657 una casa de las que reunían a los políticos de la ciudad.';
    const found = findEvents(sceneText('es', narration), []);
    expect(found.map(({ spare }) => spare)).toEqual(['Príncipe Felipe', 'Londres']);
  });

  it('of one sentence do not say the same', () => {
    const narration = 'Le métro de Londres, ouvert à la vapeur en 1863, reçut en 1890 une ligne électrique.';
    const texts = findEvents(sceneText('fr', narration), []).map(({ text }) => text);
    expect(texts).toEqual(['Le métro de Londres', undefined]);
  });
});
