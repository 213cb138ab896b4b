import { describe, expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import { cameras, times } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { cumulusPlaces } from './clouds.ts';

const frame = createFrame(480, 270, 0);

describe('heaps of cloud', () => {
  it.each(times)('float well above what stands on the ground: %s', (time) => {
    for (const camera of cameras) {
      for (const seed of [1, 4, 9]) {
        const plan = samplePlan({ style: 'cel', time, seed, camera, weather: 'cloudy', isForFilm: true });
        const scene = openScene(plan, frame);
        const places = cumulusPlaces(scene);
        expect(places.length).toBeGreaterThan(1);
        for (const { y, width } of places) {
          // Its lowest balls hang a little below its foot.
          expect(y + width * 0.1).toBeLessThan(scene.horizon * 0.9);
        }
      }
    }
  });
});
