import { describe, expect, it } from 'vitest';
import { readCastPlan } from '@kinora/painter';
import { samplePeople } from './testing/sample-people.ts';
import type { TalkToFilm } from './talk-shots.ts';
import { unseenSpans, withoutSpans } from './unseen.ts';

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
    // At no moment it is half shown.
    const changes = keys
      .slice(0, -1)
      .filter(({ opacity = 1 }, index) => (keys[index + 1]?.opacity ?? 1) !== opacity);
    expect(changes).toHaveLength(2);
    expect(changes.filter(({ ease }) => ease !== 'hold')).toEqual([]);
  });

  it('is where its keys have taken it when it is seen again', () => {
    const raised = {
      ...layer,
      keys: [
        { atSeconds: 0, rotationDegrees: 90 },
        { atSeconds: 9, rotationDegrees: 90 },
      ],
    };
    const keys = withoutSpans(raised, [[1.5, 4]]).keys ?? [];
    expect(keys.map(({ rotationDegrees }) => rotationDegrees)).toEqual(keys.map(() => 90));
  });

  it('moves as before where nobody is filmed from near', () => {
    expect(withoutSpans(layer, [])).toBe(layer);
  });

  it('is whoever the shot is not of', () => {
    const plan = readCastPlan(samplePeople({ yaw: 0 }));
    if (plan === undefined) {
      throw new Error('no plan');
    }
    const turns = [{ character: 0, startSeconds: 3, endSeconds: 6, phonemes: [] }];
    const talk: TalkToFilm = {
      plan,
      turns,
      durationSeconds: 6.5,
      aspectRatio: '16:9',
      pageTurns: [],
      gestures: [],
    };
    expect(unseenSpans(talk, 0)).toEqual([]);
    const [[from, until] = []] = unseenSpans(talk, 1);
    expect(from).toBeCloseTo(2.9, 1);
    expect(until).toBeGreaterThan(6);
  });
});
