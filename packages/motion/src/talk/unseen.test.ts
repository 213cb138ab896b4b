import { describe, expect, it } from 'vitest';
import { readCastPlan } from '@kinora/painter';
import type { TalkToFilm } from './talk-shots.ts';
import { unseenSpans, withoutSpans } from './unseen.ts';

const samplePlan = {
  kind: 'diorama',
  style: 'cel',
  seed: 1,
  aspectRatio: '16:9',
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  season: 'summer',
  mood: 'calm',
  camera: 'medium',
  subjects: [],
  lettering: [],
};
const person = {
  kind: 'person',
  style: 'cel',
  seed: 1,
  age: 'adult',
  build: 'feminine',
  skin: '#c68642',
  hair: '#2a1a14',
  eyes: '#402a1a',
  outfitColour: '#c0392b',
  hairstyle: 'bun',
  outfit: 'tee',
  hasGlasses: false,
  beard: 'none',
};

describe('whoever is beside somebody filmed from near', () => {
  const layer = {
    id: 'arm',
    files: ['/arm.png'],
    box: { x: 0, y: 0, width: 10, height: 10 },
    keys: [{ atSeconds: 0 }, { atSeconds: 2, rotationDegrees: 8 }, { atSeconds: 5 }],
  };

  it('is not shown for as long as that shot lasts', () => {
    const keys = withoutSpans(layer, [[1.5, 4]]).keys ?? [];
    const hidden = keys.filter(({ opacity }) => opacity === 0).map(({ atSeconds }) => atSeconds);
    expect(hidden[0]).toBe(1.5);
    expect(hidden[1]).toBeCloseTo(4, 1);
    // Shown right before and after, and no key in between shows it.
    expect(keys.filter(({ opacity }) => opacity !== 0).map(({ atSeconds }) => atSeconds)).toEqual([
      0, 1.498, 4, 5,
    ]);
  });

  it('moves as before where nobody is filmed from near', () => {
    expect(withoutSpans(layer, [])).toBe(layer);
  });

  it('is whoever the shot is not of', () => {
    const plan = readCastPlan({
      kind: 'cast',
      background: samplePlan,
      people: [500, 1400].map((x) => ({ person, pose: 'rest', yaw: 0, x, y: 400, scale: 1 })),
    });
    if (plan === undefined) {
      throw new Error('no plan');
    }
    const turns = [{ character: 0, startSeconds: 3, endSeconds: 6, phonemes: [] }];
    const talk: TalkToFilm = { plan, turns, durationSeconds: 6.5, aspectRatio: '16:9', pageTurns: [] };
    expect(unseenSpans(talk, 0)).toEqual([]);
    const [[from, until] = []] = unseenSpans(talk, 1);
    expect(from).toBeCloseTo(2.9, 1);
    expect(until).toBeGreaterThan(6);
  });
});
