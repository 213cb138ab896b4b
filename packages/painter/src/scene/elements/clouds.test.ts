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

  it('leave the moon of a night in sight', () => {
    for (let seed = 0; seed < 40; seed++) {
      const scene = openScene(samplePlan({ style: 'cel', time: 'night', seed, weather: 'clear' }), frame);
      const [x, y] = [scene.light.sunX * frame.width, scene.light.sunY * frame.height];
      for (const place of cumulusPlaces(scene)) {
        const isBefore =
          Math.abs(place.x - x) < place.width * 0.5 && y > place.y - place.width * 0.4 && y < place.y;
        expect(isBefore).toBe(false);
      }
    }
  });
});
