import { livingMoments } from '@kinora/painter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifeTrack } from './life-track.ts';

const pictures = [{ beat: 0, isBlinking: false }, ...livingMoments];
const scenes = fc.record({
  paceSeconds: fc.option(fc.double({ min: 0.2, max: 2.5, noNaN: true })),
  durationSeconds: fc.double({ min: 1, max: 30, noNaN: true }),
  seed: fc.nat(),
});
const shownIn = (track: ReturnType<typeof lifeTrack>) => [
  { beat: 0, isBlinking: false },
  ...track.map(({ variant }) => pictures[variant] ?? { beat: Number.NaN, isBlinking: false }),
];

describe('somebody who lives in a picture', () => {
  it('moves from one end to the other without a leap, and blinks where they are', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const shown = shownIn(lifeTrack(scene));
        for (const [index, now] of shown.slice(1).entries()) {
          const before = shown[index];
          const step = Math.abs(now.beat - (before?.beat ?? 0));
          expect(now.isBlinking || before?.isBlinking === true ? step : step - 0.25).toBe(0);
        }
      }),
    );
  });

  it('is shown in order of time, while the scene lasts', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const times = lifeTrack(scene).map(({ atSeconds }) => atSeconds);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(Math.max(0, ...times)).toBeLessThan(scene.durationSeconds);
      }),
    );
  });

  it('does what they do at its pace, and otherwise looks about now and then', () => {
    const turnsIn = (paceSeconds: number | null): number =>
      shownIn(lifeTrack({ paceSeconds, durationSeconds: 20, seed: 3 })).filter(
        ({ beat, isBlinking }) => beat === 0.5 && !isBlinking,
      ).length;
    expect(turnsIn(0.5)).toBeGreaterThan(30);
    expect(turnsIn(0.5)).toBeLessThan(45);
    expect(turnsIn(null)).toBeGreaterThan(4);
    expect(turnsIn(null)).toBeLessThan(9);
  });

  it.each([null, 0.4])('blinks every few seconds (a pace of %s)', (paceSeconds) => {
    const blinks = shownIn(lifeTrack({ paceSeconds, durationSeconds: 60, seed: 3 })).filter(
      ({ isBlinking }) => isBlinking,
    );
    expect(blinks.length).toBeGreaterThan(8);
    expect(blinks.length).toBeLessThan(30);
  });
});
