import { expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import { moods, times } from '../../plan/scene-plan.ts';
import { styleKeys } from '../../plan/style-keys.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { luminance } from '../../canvas/colour.ts';
import { openScene } from '../scene.ts';
import type { DrawnArt } from './figure-art.ts';
import { skinInLight } from './skin-in-light.ts';
import { lightFigure } from './sprite.ts';

/** A patch of skin, as faces are painted. */
const skin: DrawnArt = {
  box: { x: -50, y: -100, width: 100, height: 100 },
  isShaded: true,
  draw(context) {
    context.fillStyle = '#e2b08c';
    context.fillRect(-50, -100, 100, 100);
  },
};

/** How many times as red as blue it is seen. */
function rednessIn(time: (typeof times)[number], style: (typeof styleKeys)[number]): number {
  const scene = openScene(samplePlan({ time, style, seed: 4, isForFilm: true }), createFrame(320, 180, 0));
  const { canvas } = lightFigure(skin, scene, { scale: 1, distance: 0.08, isTurned: false });
  const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
  return (data[0] ?? 0) / Math.max(1, data[2] ?? 0);
}

it.each(times)('keeps a face the colour of a face: %s', (time) => {
  for (const style of styleKeys) {
    const redness = rednessIn(time, style);
    // By day it is half as red again as blue; at more than twice and a half it is an orange, below that a violet.
    expect(redness, style).toBeLessThan(2.9);
    expect(redness, style).toBeGreaterThan(1.05);
  }
});

/** As bright as a patch of skin is seen, 0 to 255. */
function brightnessIn(scene: ReturnType<typeof openScene>, colour: string): number {
  const patch: DrawnArt = {
    ...skin,
    draw(context) {
      context.fillStyle = colour;
      context.fillRect(-50, -100, 100, 100);
    },
  };
  const { canvas } = lightFigure(patch, scene, { scale: 1, distance: 0.08, isTurned: false });
  const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
  return luminance([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]);
}

it.each(moods)('loses nobody’s brows and mouth in a dark skin: %s', (mood) => {
  for (const time of times) {
    const scene = openScene(samplePlan({ time, mood, isForFilm: true }), createFrame(320, 180, 0));
    for (const own of ['#4a2c1e', '#714831', '#976647']) {
      const { colour } = skinInLight(own, scene.light);
      expect(brightnessIn(scene, colour), `${own} ${time}`).toBeGreaterThan(52);
    }
    expect(skinInLight('#efc9a5', scene.light).colour).toBe('#efc9a5');
  }
});
