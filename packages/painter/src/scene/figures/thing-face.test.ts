import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { outlineFigure } from '../../outline/index.ts';
import { createFrame } from '../../canvas/frame.ts';
import { seededRandom } from '../../canvas/random.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { openCast } from './cast.ts';
import { creatureArt } from './creatures/creature-art.ts';
import type { FigureArt } from './figure-art.ts';
import { openIconArts } from './icon-art.ts';

const still = { roll: 0, isFlying: false, isRunning: false, isSitting: false };
const eyesOf = (picture: string, hasFace: boolean) =>
  creatureArt(picture, undefined, { ...still, hasFace })?.forms.filter(({ isEye }) => isEye === true);

async function roleOf(subject: Partial<Subject>, place: 'meadow' | 'room' = 'meadow') {
  const plan = samplePlan({
    place,
    subjects: [{ figure: 'boat', name: 'it', count: 1, relation: 'alone', ...subject }],
  });
  const { roles } = await openCast(plan, openScene(plan, createFrame(160, 90, 0)), openIconArts());
  return roles[0];
}

/** The pixels of a drawing. */
function pixels(art: FigureArt | undefined): string {
  const canvas = createCanvas(240, 300);
  const context = canvas.getContext('2d');
  context.translate(120, 260);
  if (art !== undefined && !('forms' in art)) {
    art.draw(context);
  }
  return canvas.toDataURL();
}

describe('a thing that feels', () => {
  it.each(['automobile', 'locomotive', 'rocket', 'hot-air-balloon', 'tractor', 'helicopter'])(
    'has two eyes, and none where it is but a thing: %s',
    (picture) => {
      expect(eyesOf(picture, true)).toHaveLength(2);
      expect(eyesOf(picture, false)).toHaveLength(0);
    },
  );

  it('gives no being a second face', () => {
    expect(eyesOf('fox', true)).toEqual(eyesOf('fox', false));
  });

  it.each(['boat', 'icon:teapot', 'icon:deciduous-tree'])(
    'has a face that is drawn on it: %s',
    async (figure) => {
      const [plain, alive] = [await roleOf({ figure }), await roleOf({ figure, hasFace: true })];
      expect(pixels(alive?.arts[0])).not.toBe(pixels(plain?.arts[0]));
    },
  );

  it('is large enough for it', async () => {
    expect((await roleOf({ figure: 'icon:teapot', hasFace: true }))?.size).toBeGreaterThanOrEqual(0.5);
  });
});

describe('a thing that feels, drawn with a pen', () => {
  const drawn = (hasFace: boolean) =>
    outlineFigure(
      { figure: 'icon:locomotive', name: 'train', count: 1, relation: 'alone', hasFace },
      { plan: { ...samplePlan(), castSeed: 3 }, index: 0, posture: 'stand', random: seededRandom(3) },
    );

  it('has the face that it is painted with, which comes to feel what is told', () => {
    expect(drawn(true)?.felt).toBeDefined();
    expect(drawn(false)?.felt).toBeUndefined();
  });
});

describe('a small thing in a room', () => {
  it('stands on a table, and on the ground outside', async () => {
    const clock = { figure: 'icon:mantelpiece-clock' };
    const [inside, outside] = [await roleOf(clock, 'room'), await roleOf(clock)];
    expect(inside?.size).toBeGreaterThan((outside?.size ?? 0) + 0.3);
    expect(pixels(inside?.arts[0])).not.toBe(pixels(outside?.arts[0]));
  });
});
