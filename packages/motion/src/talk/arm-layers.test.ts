import { gesturePoses, readCastPlan } from '@kinora/painter';
import type { PlacedPerson } from '@kinora/painter';
import { describe, expect, it } from 'vitest';
import { armLayers, handTrack } from './arm-layers.ts';
import type { ArmRoom } from './arm-layers.ts';
import type { TimedGesture } from './gesture-moments.ts';
import { samplePeople } from './testing/sample-people.ts';

const [placed] = readCastPlan(samplePeople({ yaw: 0.4 }))?.people ?? [];
const move = (gestures: readonly TimedGesture[], change: Partial<PlacedPerson> = {}) => {
  if (placed === undefined) {
    throw new Error('nobody');
  }
  const person = { ...placed, ...change };
  return (side: 'left' | 'right') => armLayers({ placed: person, side, gestures, room: 'wide', seed: 5 });
};
const at = (atSeconds: number, gesture: TimedGesture['gesture']): TimedGesture => ({
  atSeconds,
  gesture,
  person: 0,
});

describe('the arms of who speaks', () => {
  it('are there when the word is heard, and go back after it', () => {
    const { upper } = move([at(3, 'offer')])('right');
    const turns = (upper.keys ?? []).map(({ atSeconds, rotationDegrees = 0 }) => [
      atSeconds,
      rotationDegrees,
    ]);
    const raised = turns.filter(([, degrees = 0]) => degrees < -15).map(([seconds = 0]) => seconds);
    expect(Math.min(...raised)).toBeGreaterThan(2.9);
    expect(Math.min(...raised)).toBeLessThan(3.4);
    expect(Math.max(...raised)).toBeLessThan(6);
    expect(Math.abs(turns.at(-1)?.[1] ?? 99)).toBeLessThan(6);
  });

  it('gesture on the side that is looked to; the other joins where both are meant', () => {
    const moves = (gesture: TimedGesture['gesture'], yaw: number) => {
      const arms = move([at(3, gesture)], { yaw });
      return (['left', 'right'] as const).map((side) => (arms(side).upper.keys ?? []).length > 1);
    };
    expect(moves('board', 0.4)).toEqual([false, true]);
    expect(moves('board', -0.4)).toEqual([true, false]);
    expect(moves('big', 0.4)).toEqual([true, true]);
  });

  it('never turn a forearm the long way about', () => {
    const all = Object.keys(gesturePoses) as TimedGesture['gesture'][];
    const { upper, fore } = move(all.map((gesture, index) => at(1 + index * 3, gesture)))('right');
    const turned = (fore.keys ?? []).map(
      ({ rotationDegrees = 0 }, index) => rotationDegrees + (upper.keys?.[index]?.rotationDegrees ?? 0),
    );
    const steps = turned.slice(1).map((degrees, index) => Math.abs(degrees - (turned[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(216);
  });

  it('stay beside the own shoulder where there is no room', () => {
    const outward = (room: ArmRoom) => {
      if (placed === undefined) {
        throw new Error('nobody');
      }
      const { upper } = armLayers({ placed, side: 'right', gestures: [at(3, 'big')], room, seed: 5 });
      return Math.min(...(upper.keys ?? []).map(({ rotationDegrees = 0 }) => rotationDegrees));
    };
    expect(outward('upright')).toBeGreaterThan(outward('between') + 8);
    expect(outward('between')).toBeGreaterThan(outward('wide') + 8);
  });

  it('show as many fingers as are counted', () => {
    const { hands } = move([at(2, 'two'), at(6, 'three')])('right');
    const variants = ['fist', 'two', 'three'];
    expect(handTrack(hands, variants).map(({ variant }) => variants[variant])).toContain('two');
    expect(handTrack(hands, variants).map(({ variant }) => variants[variant])).toContain('three');
  });
});
