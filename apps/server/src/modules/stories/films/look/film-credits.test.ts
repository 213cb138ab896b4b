import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withCredits } from './film-credits.ts';
import { dipOfScene, withFilmGrade } from './film-grade.ts';
import { SegmentInputSchema } from '../segment-steps.ts';
import type { SceneOfFilm } from '../segment-steps.ts';

const ExposuresSchema = z.looseObject({
  grade: z.looseObject({ exposure: z.array(z.object({ atSeconds: z.number(), exposure: z.number() })) }),
});

const scene: SceneOfFilm = {
  picture: {
    kind: 'moved',
    assetId: 'a',
    videoModel: 'seedance',
    prompt: 'slow push-in',
    aspectRatio: '16:9',
    cast: ['portrait'],
    lipsync: true,
    letterbox: 0.095,
    title: { text: 'A title', language: 'French' },
    lowerThird: null,
    credits: null,
    filmLook: { videoStyle: 'cinematic', dip: dipOfScene(0) },
  },
  narration: { hash: 'h', text: 'Il était une fois.' },
};
const credits = { words: 'Fin', names: ['Mara', 'Tom'], language: 'French' } as const;

describe('the last card of a film', () => {
  it('ENG-01 follows the last scene in silence, names who was in it and ends in black', () => {
    const film = withCredits([scene], { ...credits, names: [...credits.names] });
    expect(film).toHaveLength(2);
    expect(film[1]).toMatchObject({
      narration: null,
      picture: { credits, title: null, lipsync: false, filmLook: { dip: { closingSeconds: 1 } } },
    });
  });

  it('is in no story', () => {
    expect(withCredits([scene], null)).toEqual([scene]);
  });
});

describe('the look of a film', () => {
  const film = {
    videoStyle: 'dramatic',
    letterbox: 0.095,
    dip: dipOfScene(1),
    durationSeconds: 5,
  } as const;

  it('ENG-01 is one palette over scenes of every hour, with the bars of a cinema', () => {
    const [noon, night] = [{ grade: { saturation: 1.2 } }, { grade: { saturation: 0.7 } }].map((each) =>
      withFilmGrade({ layers: [], ...each }, film),
    );
    expect(noon).toEqual(night);
    expect(noon).toMatchObject({ grade: { letterbox: 0.095, tint: { colour: '#3f5f86' } } });
  });

  it('WORD-12 opens with a picture and comes out of the black between scenes', () => {
    const [first, second] = [0, 1].map((index) => {
      const graded = withFilmGrade({ layers: [] }, { ...film, dip: dipOfScene(index) });
      return ExposuresSchema.parse(graded).grade.exposure[0];
    });
    expect(first).toMatchObject({ atSeconds: 0 });
    // Half the light and more: a still of it is a picture.
    expect(first?.exposure).toBeGreaterThanOrEqual(0.5);
    expect(second).toEqual({ atSeconds: 0, exposure: 0 });
  });

  it('is read of a film that was made when all came out of the black', () => {
    const dip = { openingSeconds: 0.8, closingSeconds: 0.2 };
    const stored = { ...scene.picture, filmLook: { videoStyle: 'cinematic', dip } };
    expect(SegmentInputSchema.shape.picture.parse(stored)).toMatchObject({
      filmLook: { dip: { ...dip, openingExposure: 0 } },
    });
  });

  it('lets lightning keep its own flashes', () => {
    const exposure = [{ atSeconds: 1, exposure: 2 }];
    expect(withFilmGrade({ layers: [], grade: { exposure } }, film)).toMatchObject({ grade: { exposure } });
  });
});
