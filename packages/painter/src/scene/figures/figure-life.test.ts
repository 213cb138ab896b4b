import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import { acts } from '../../plan/acts.ts';
import type { Act } from '../../plan/acts.ts';
import { livingMoments } from '../../plan/moment.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { openCast } from './cast.ts';
import type { FigureArt } from './figure-art.ts';
import { openIconArts } from './icon-art.ts';
import { lightFigure } from './sprite.ts';

const icons = openIconArts();
const frame = createFrame(320, 180, 0);

async function artOf(subject: Partial<Subject>, isAlive = true): Promise<FigureArt> {
  const plan = samplePlan({
    subjects: [{ figure: 'girl', name: 'girl', count: 1, relation: 'alone', ...subject }],
  });
  const { roles } = await openCast(plan, openScene(plan, frame, isAlive), icons);
  const art = roles[0]?.arts[0];
  if (art === undefined) {
    throw new Error('nobody is there');
  }
  return art;
}

const scene = openScene(samplePlan(), frame);

function pixelsOf(art: FigureArt): Uint32Array {
  const { canvas } = lightFigure(art, scene, { scale: 1, distance: 0, isTurned: false });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Uint32Array(data.buffer);
}

/** How many pixels differ, as a part of those that are painted. */
function change(one: FigureArt, other: FigureArt): number {
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  expect(after.length).toBe(before.length);
  const painted = before.filter((pixel) => pixel !== 0).length;
  return before.filter((pixel, at) => pixel !== after[at]).length / painted;
}

const at = (beat: number, isBlinking = false): number =>
  livingMoments.findIndex((moment) => moment.beat === beat && moment.isBlinking === isBlinking);

/** What lies outside its box at a scale of 1 is not painted. */
function reachesOut(art: FigureArt): boolean {
  if ('forms' in art) {
    const { x, y, width, height } = art.box;
    return art.forms.some(({ outline }) =>
      outline.some(([px, py]) => px < x - 4 || px > x + width + 4 || py < y - 4 || py > y + height + 4),
    );
  }
  const margin = 60;
  const canvas = createCanvas(art.box.width + 2 * margin, art.box.height + 2 * margin);
  const context = canvas.getContext('2d');
  context.translate(margin - art.box.x, margin - art.box.y);
  art.draw(context);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, index) => {
    const [px, py] = [Math.floor(index / 4) % width, Math.floor(index / 4 / width)];
    const isInside =
      px >= margin - 4 && px < width - margin + 4 && py >= margin - 4 && py < height - margin + 4;
    return index % 4 === 3 && value > 40 && !isInside;
  });
}

describe('whoever moves in a film', () => {
  it('is painted at rest alone for a still', async () => {
    expect((await artOf({}, false)).life).toBeUndefined();
  });

  it.each<[string, Partial<Subject>]>([
    ['a girl', {}],
    ['a robot', { figure: 'robot', name: 'robot' }],
    ['a fox', { figure: 'icon:fox', name: 'fox' }],
    ['a cat', { figure: 'icon:cat', name: 'cat' }],
    ['an owl', { figure: 'icon:owl', name: 'owl' }],
  ])('blinks and moves a little: %s', async (_, subject) => {
    const art = await artOf(subject);
    const moments = art.life?.moments ?? [];
    expect(moments).toHaveLength(livingMoments.length);
    const [blink, moved] = [moments[at(0, true)], moments[at(1)]];
    expect(blink === undefined ? 0 : change(art, blink)).toBeGreaterThan(0.0004);
    expect(blink === undefined ? 1 : change(art, blink)).toBeLessThan(0.08);
    expect(moved === undefined ? 0 : change(art, moved)).toBeGreaterThan(0.01);
    expect(art.life?.paceSeconds).toBeUndefined();
  });

  it('things without eyes are still', async () => {
    expect((await artOf({ figure: 'icon:automobile', name: 'car' })).life).toBeUndefined();
  });

  const doers = ['girl', 'robot'] as const;
  it.each(doers.flatMap((figure) => acts.map((act): [string, Act] => [figure, act])))(
    'moves in what they do, and stays in the picture: a %s who does %s',
    async (figure, act) => {
      const art = await artOf({ figure, name: figure, act });
      const moments = art.life?.moments ?? [];
      const moved = moments[at(1)];
      expect(moved === undefined ? 0 : change(art, moved)).toBeGreaterThan(0.01);
      const out = moments.filter(reachesOut).length - (reachesOut(art) ? moments.length : 0);
      expect(out).toBeLessThanOrEqual(0);
    },
  );
});

describe('who carries something', () => {
  const bag = { thing: 'bag' } as const;

  it('steps out while walking, and stands still otherwise', async () => {
    const walking = await artOf({ act: 'walk', holds: bag });
    expect(walking.life?.paceSeconds).toBe(0.5);
    const [, , , end] = walking.life?.moments ?? [];
    expect(end === undefined ? 0 : change(walking, end)).toBeGreaterThan(0.02);
    expect((await artOf({ holds: bag })).life?.paceSeconds).toBeUndefined();
  });

  it('runs faster than one walks with it', async () => {
    const { paceSeconds = 9 } = (await artOf({ act: 'run', holds: bag })).life ?? {};
    expect(paceSeconds).toBeLessThan(0.5);
  });

  it('beats a drum', async () => {
    expect((await artOf({ holds: { thing: 'drum' } })).life?.paceSeconds).toBe(0.5);
  });
});

it('a beast that walks moves its legs', async () => {
  const fox = await artOf({ figure: 'fox', name: 'fox', act: 'walk' });
  const [, , , end] = fox.life?.moments ?? [];
  expect(end === undefined ? 0 : change(fox, end)).toBeGreaterThan(0.04);
});
