import { describe, expect, it } from 'vitest';
import { saidOfIt } from './said-of-it.ts';

describe('what is said of what has just been named', () => {
  it.each([
    [
      'es',
      'Van Houten patentó una prensa que separaba la manteca del polvo, para que se mezclara mejor con el agua.',
      ['separaba la manteca del polvo', 'para que se mezclara mejor con el agua'],
    ],
    ['it', 'Una valvola che regola la pressione del gas.', ['regola la pressione del gas']],
    [
      'it',
      'I modelli con inverter variano la velocità del compressore, riducendo rumore e consumo.',
      ['Riducendo rumore e consumo'],
    ],
    ['es', 'La bomba gira más despacio, gastando menos luz en casa.', ['Gastando menos luz en casa']],
    ['en', 'The pump, which moves the heat outside, runs all day.', ['moves the heat outside']],
  ] as const)('stands behind it, or tells what for, %s: %s', (code, narration, said) => {
    expect(saidOfIt(narration, code).map(({ text }) => text)).toEqual(said);
  });

  it.each([
    ['fr', 'Le calcium, que les coraux emploient pour leurs coquilles, se dépose.'],
    ['es', 'Dicen que la casa del pueblo es grande.'],
    ['it', 'Si dice che la casa del paese sia grande.'],
    ['en', 'He said that the house was very old.'],
  ] as const)('is not what something else does, %s: %s', (code, narration) => {
    expect(saidOfIt(narration, code)).toEqual([]);
  });
});
