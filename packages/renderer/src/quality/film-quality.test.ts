import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessFilm, BrokenFilmError, brokenFindings, FilmQualitySchema, isBroken } from './film-quality.ts';
import type { FilmObservations, QualityFinding } from './film-quality.ts';

const captions = { coverage: 1, fastestCharactersPerSecond: 16.2, hurriedPart: 0, oneWord: 0 };

const sound: FilmObservations = {
  pictureSeconds: 21.6,
  soundSeconds: 21.6,
  narrations: [
    { fromSeconds: 0.4, toSeconds: 9.4 },
    { fromSeconds: 11, toSeconds: 20 },
  ],
  integratedLufs: -16.1,
  truePeakDb: -1.7,
  black: [],
  still: [{ fromSeconds: 7, toSeconds: 10.5 }],
  texts: { texts: 9, shortened: 0, clipped: 0 },
  blankOpenings: 0,
  captions,
};

const faults: readonly (readonly [QualityFinding, Partial<FilmObservations>])[] = [
  ['no-picture', { pictureSeconds: 0 }],
  ['narration-cut-off', { pictureSeconds: 15, soundSeconds: 15 }],
  ['no-sound', { integratedLufs: -70, truePeakDb: -144 }],
  ['no-sound', { soundSeconds: null }],
  ['black', { black: [{ fromSeconds: 3, toSeconds: 4 }] }],
  ['picture-and-sound-differ', { soundSeconds: 21.5 }],
  ['too-long-for-its-narration', { pictureSeconds: 80, soundSeconds: 80 }],
  ['loudness-off-target', { integratedLufs: -18 }],
  ['peak-too-high', { truePeakDb: -0.4 }],
  [
    'nothing-new-for-long',
    { narrations: [{ fromSeconds: 0, toSeconds: 21 }], still: [{ fromSeconds: 2, toSeconds: 20 }] },
  ],
  ['text-clipped', { texts: { texts: 9, shortened: 0, clipped: 1 } }],
  ['text-shortened', { texts: { texts: 9, shortened: 1, clipped: 0 } }],
  ['captions-missing', { captions: { ...captions, coverage: 0.9 } }],
  ['captions-hurried', { captions: { ...captions, fastestCharactersPerSecond: 24, hurriedPart: 0.4 } }],
  ['captions-of-one-word', { captions: { ...captions, oneWord: 1 } }],
  ['opens-blank', { blankOpenings: 1 }],
];

describe('the report on a film', () => {
  it('finds nothing wrong with a sound film', () => {
    expect(assessFilm(sound).findings).toEqual([]);
  });

  it.each(faults)('finds %s', (finding, change) => {
    expect(assessFilm({ ...sound, ...change }).findings).toContain(finding);
  });

  it('does not call a film without words silent, hurried or too long', () => {
    const quality = assessFilm({
      ...sound,
      narrations: [],
      captions: null,
      integratedLufs: -70,
      truePeakDb: -144,
      pictureSeconds: 60,
      soundSeconds: 60,
    });
    expect(quality.findings).toEqual([]);
  });

  it('counts a still picture only while somebody speaks', () => {
    const quality = assessFilm({ ...sound, still: [{ fromSeconds: 9.4, toSeconds: 11 }] });
    expect(quality.longestStillSeconds).toBe(0);
  });

  it('breaks a film only for what nobody should be shown, and says why', () => {
    const change = fc.constantFrom(...faults.map(([, observations]) => observations));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const quality = assessFilm(Object.assign({}, sound, ...changes));
        expect(FilmQualitySchema.parse(JSON.parse(JSON.stringify(quality)))).toEqual(quality);
        const broken = brokenFindings.filter((finding) => quality.findings.includes(finding));
        expect(isBroken(quality)).toBe(broken.length > 0);
        if (broken.length > 0) {
          expect(new BrokenFilmError(quality).message).toMatch(/^The film cannot be shown: .+\.$/u);
        }
      }),
    );
  });
});
