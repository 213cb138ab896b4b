import { describe, expect, it } from 'vitest';
import { sceneText } from '../../testing/scene-text.ts';
import { coolingCircuit } from './cooling-circuit.ts';

const told = [
  ['en', 'How does a heat pump work?', 'The refrigerant runs round a circuit. The compressor squeezes it.'],
  ['fr', 'Comment marche un réfrigérateur ?', 'Le fluide suit un circuit. Le compresseur le comprime.'],
  ['it', 'Come funziona un frigorifero?', 'Il fluido percorre un circuito. Il compressore lo comprime.'],
  ['es', '¿Cómo funciona un frigorífico?', 'El fluido recorre un circuito. El compresor lo comprime.'],
  ['hi', 'रेफ्रिजरेटर कैसे काम करता है?', 'द्रव एक चक्र में चलता है। कंप्रेसर उसे दबाता है।'],
  ['ja', '冷蔵庫の仕組み', '冷媒は回路を回ります。圧縮機が圧縮します。'],
] as const;

describe('the circuit of a machine that cools', () => {
  it.each(told)(
    'names its four parts at once in %s, and shows which is spoken of',
    (code, filmTitle, words) => {
      const scene = sceneText(code, words, { filmTitle, keyFacts: [words] });
      for (const aspect of ['16:9', '9:16'] as const) {
        const items = coolingCircuit(scene, aspect)?.items ?? [];
        const names = items.filter(({ kind, cue }) => kind === 'text' && cue === undefined);
        expect(names).toHaveLength(4);
        expect(items.filter(({ cue }) => cue !== undefined)).toHaveLength(1);
      }
    },
  );

  it('is drawn once, and for no other circuit', () => {
    const [[code, filmTitle, words]] = told;
    const again = sceneText(code, words, { filmTitle, keyFacts: [words], before: [words] });
    expect(coolingCircuit(again, '16:9')).toBeUndefined();
    const racing = 'The cars drive round the circuit. A compressor fills their tyres.';
    const race = sceneText('en', racing, { filmTitle: 'The history of racing', keyFacts: [racing] });
    expect(coolingCircuit(race, '16:9')).toBeUndefined();
  });
});
