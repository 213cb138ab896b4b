import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mouthShapes } from '@kinora/painter';
import { mouthOfSound, mouthTrack } from './visemes.ts';

const sound = (phoneme: string, startSeconds: number, endSeconds: number) => ({
  phoneme,
  startSeconds,
  endSeconds,
});
const shown = (keys: ReturnType<typeof mouthTrack>) =>
  keys.map(({ atSeconds, variant }) => [atSeconds, mouthShapes[variant]]);

describe('mouthTrack', () => {
  it('ENG-01 shuts the lips for m, b and p, rounds them for u and opens them wide for a', () => {
    expect(['m', 'bˈ', 'p'].map(mouthOfSound)).toEqual(['closed', 'closed', 'closed']);
    expect(['uː', 'ʊ', 'w'].map(mouthOfSound)).toEqual(['pucker', 'pucker', 'pucker']);
    expect(['ˈɑː', 'æ', 'aɪ'].map(mouthOfSound)).toEqual(['open', 'open', 'open']);
    expect(['f', 'v'].map(mouthOfSound)).toEqual(['lip', 'lip']);
    expect(mouthOfSound('t')).toBe('consonant');
  });

  it('ENG-01 moves the mouth with the sounds and smiles before and after', () => {
    const turn = {
      character: 0,
      startSeconds: 1,
      endSeconds: 1.5,
      phonemes: [sound('m', 1, 1.1), sound('a', 1.1, 1.3), sound('t', 1.3, 1.5)],
    };
    expect(shown(mouthTrack([turn]))).toEqual([
      [0, 'smile'],
      [1, 'closed'],
      [1.1, 'open'],
      [1.3, 'consonant'],
      [1.5, 'smile'],
    ]);
  });

  it('opens and shuts the mouth of a voice that does not tell its sounds', () => {
    const keys = mouthTrack([{ character: 0, startSeconds: 0.5, endSeconds: 2.5, phonemes: [] }]);
    expect(new Set(keys.map(({ variant }) => variant)).size).toBeGreaterThan(3);
  });

  it('keeps its moments in order and ends every turn with a closed smile', () => {
    const sounds = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'm', 't', 'uː', '', 'f'),
        fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      ),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(sounds, (spoken) => {
        let at = 0.3;
        const phonemes = spoken.map(([phoneme, lasts]) => {
          const start = at;
          at += lasts;
          return sound(phoneme, start, at);
        });
        const keys = mouthTrack([{ character: 0, startSeconds: 0.3, endSeconds: at, phonemes }]);
        expect(keys.map(({ atSeconds }) => atSeconds)).toEqual(
          keys.map(({ atSeconds }) => atSeconds).toSorted((a, b) => a - b),
        );
        expect(mouthShapes[keys.at(-1)?.variant ?? -1]).toBe('smile');
      }),
    );
  });
});
