import { describe, expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import { cameras } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { lowestFoot, openScene } from '../scene.ts';
import { homesOf } from './village.ts';

/** Height of its door in a house's drawing, as a part of the house's height. */
const doorPart = 60 / 176;

const views = cameras.flatMap((camera) =>
  (['16:9', '9:16'] as const).flatMap((aspectRatio) => [2, 7].map((seed) => ({ camera, aspectRatio, seed }))),
);

describe('the houses of a village behind somebody', () => {
  it.each(views)('are as large as who lives in them: $camera $aspectRatio $seed', ({ ...view }) => {
    const plan = samplePlan({ ...view, place: 'village', style: 'rich', isForFilm: true });
    const upright = view.aspectRatio === '9:16';
    const scene = openScene(plan, createFrame(upright ? 270 : 480, upright ? 480 : 270, 0));
    const homes = homesOf(scene);
    const foot = lowestFoot(plan) * scene.frame.height;
    for (const { y, height, person } of homes) {
      expect(height * doorPart).toBeGreaterThan(person);
      // On one ground: who is half as far below the horizon is half as tall.
      const share = (y - scene.horizon) / (foot - scene.horizon);
      expect(person / heroHeight(scene)).toBeCloseTo(share, 5);
    }
    const largest = homes.at(-1);
    const smallest = homes[0];
    expect(largest?.height).toBeGreaterThan(2 * (smallest?.height ?? Infinity));
    expect(largest?.y).toBeGreaterThan(smallest?.y ?? Infinity);
  });
});
