import { describe, expect, it } from 'vitest';
import { headOfClause, withoutYear } from './event-caption.ts';

describe('what is written beside a year', () => {
  it.each([
    ['L’Inde eut sa première ligne en 1853', 1853, 'fr', 'L’Inde eut sa première ligne'],
    ['Le TGV relia Paris à Lyon à partir de 1981', 1981, 'fr', 'Le TGV relia Paris à Lyon'],
    ['La première ligne ouvrit le 1er octobre 1964', 1964, 'fr', 'La première ligne ouvrit'],
    ['The line has run since September 1981', 1981, 'en', 'The line has run'],
    ['In 1903 they flew', 1903, 'en', 'They flew'],
    ['La seconda corse a partire dal 1981', 1981, 'it', 'La seconda corse'],
    ['La primera tableta de 1847', 1847, 'es', 'La primera tableta'],
    ['भारत में 1853 में रेल चली', 1853, 'hi', 'भारत में रेल चली'],
    ['1895 में उन्होंने प्रेषक बनाया', 1895, 'hi', 'उन्होंने प्रेषक बनाया'],
    ['1964年に新幹線が開業した', 1964, 'ja', '新幹線が開業した'],
    ['Opened in 1820', 1969, 'en', 'Opened in 1820'],
    ['Opened in 1820', 1820, 'en', 'Opened in 1820'],
  ] as const)('does not repeat it: %s', (...[text, year, code, expected]) => {
    expect(withoutYear(text, year, code)).toBe(expected);
  });

  it.each([
    ['fr', 'La ligne de Stockton à Darlington fut inaugurée', 'La ligne de Stockton à Darlington'],
    [
      'fr',
      'La Société nationale des chemins de fer français naquit',
      'La Société nationale des chemins de fer français',
    ],
    [
      'en',
      'The first electrified line of the city opened after years of work',
      'The first electrified line of the city',
    ],
    ['it', 'Il primo tratto della ferrovia venne aperto al pubblico', 'Il primo tratto della ferrovia'],
    ['es', 'Los trenes van despacio por la montaña nevada', 'Los trenes'],
    ['es', 'La primera fábrica de chocolate abrió sus puertas en Suiza', 'La primera fábrica de chocolate'],
    ['ja', '東海道新幹線が東京と大阪の間に開業した', '東海道新幹線'],
  ] as const)('is what it is about, where all of it is too long, %s: %s', (code, text, head) => {
    expect(headOfClause(text, code)).toBe(head);
  });

  it.each([
    ['fr', 'George Westinghouse fit breveter le frein à air comprimé'],
    ['es', 'Vendió así las primeras tabletas para comer'],
    ['es', 'El neerlandés Coenraad Johannes van Houten patentó una prensa hidráulica'],
    ['hi', 'भारत में पहली रेल बंबई से ठाणे तक चली थी'],
  ] as const)('is no name alone, and nothing where a verb comes first or last, %s: %s', (code, text) => {
    expect(headOfClause(text, code)).toBeUndefined();
  });
});

it('has no caption in who did it, one or several', () => {
  expect(headOfClause('Una delegación de mayas ofreció chocolate al príncipe', 'es')).toBeUndefined();
  expect(headOfClause('The first delegation of envoys brought cocoa to the court', 'en')).toBeUndefined();
});
