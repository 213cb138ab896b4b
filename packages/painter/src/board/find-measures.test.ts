import { describe, expect, it } from 'vitest';
import { findMeasures } from './find-measures.ts';

function labels(narration: string): (string | undefined)[] {
  const scene = {
    code: 'es',
    title: '',
    narration,
    keyFacts: [],
    description: '',
    detail: '',
    index: 2,
    count: 5,
  } as const;
  return findMeasures(scene).measures.map(({ label }) => label);
}

describe('numbers that stand beside each other', () => {
  it('have the names of whom they are told where both have one', () => {
    const told =
      'El saurópodo Argentinosaurus no pasaba de 80 t. Del cetáceo fósil Perucetus colossus se propuso un máximo de 340 t.';
    expect(labels(told)).toEqual(['Argentinosaurus', 'Perucetus colossus']);
  });

  it.each([
    'La masa suele situarse entre 100 y 150 toneladas, y en casos extremos se acerca a las 190 toneladas.',
    'Una hembra capturada en la Antártida pesaba 190 t. Otra hembra de Noruega llegaba a 170 t.',
    'El saurópodo Argentinosaurus no pasaba de 80 t. Un elefante pesa 6 t.',
  ])('have none where they are of one, or a name is a place: %s', (told) => {
    expect(labels(told)).toEqual([undefined, undefined]);
  });
});

describe('numbers of others in a film that asks for one', () => {
  const film = {
    code: 'es',
    title: 'El saurópodo',
    filmTitle: '¿Cuánto pesa una ballena azul?',
    narration:
      'El saurópodo Argentinosaurus no pasaba de 80 t. Del cetáceo fósil Perucetus colossus se propuso un máximo de 340 t, pero estudios posteriores han reducido mucho ese valor.',
    keyFacts: [],
    description: '',
    detail: '',
    index: 4,
    count: 6,
    before: [
      'En breve. La masa de la ballena azul suele situarse entre 100 y 150 toneladas, y se acerca a las 190 toneladas.',
      'Elefante. Un elefante africano pesa alrededor de 6 t.',
    ],
  } as const;

  it('stand beside the greatest that was told of its subject, who is told of first before it', () => {
    const { measures } = findMeasures(film, 'ballena azul');
    expect(measures.map(({ text, label }) => [text, label])).toEqual([
      ['80 t', 'Argentinosaurus'],
      ['190 toneladas', 'ballena azul'],
      ['340 t', 'Perucetus colossus'],
    ]);
    expect(measures[1]?.cue).toEqual(measures[0]?.cue);
  });

  it('are crossed out where they are taken back', () => {
    const { measures } = findMeasures(film, 'ballena azul');
    expect(measures.map(({ takenBack }) => takenBack !== undefined)).toEqual([false, false, true]);
  });
});
