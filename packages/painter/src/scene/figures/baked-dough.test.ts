import { expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { openCast } from './cast.ts';
import { openIconArts } from './icon-art.ts';
import { stationOf } from './station.ts';
import type { FigureArt } from './figure-art.ts';
import { createCanvas } from '@napi-rs/canvas';

const robot: Subject = { figure: 'robot', name: 'robot', count: 1, relation: 'alone' };
const dough: Subject = { figure: 'thing:dough', name: 'dough', count: 1, relation: 'beside' };

async function castOf(subjects: Subject[]): Promise<string[]> {
  const plan = samplePlan({ style: 'flat', place: 'kitchen', isForFilm: true, subjects });
  const { roles } = await openCast(plan, openScene(plan, createFrame(320, 180)), openIconArts());
  return roles.map(({ subject }) => subject.figure);
}

it('dough that has gone into the oven does not lie beside it any more', async () => {
  expect(await castOf([{ ...robot, act: 'bake' }, dough])).toEqual(['robot']);
  expect(await castOf([{ ...robot, act: 'bake', isTried: true }, dough])).toEqual(['robot', 'thing:dough']);
  expect(await castOf([{ ...robot, act: 'cook', isTried: true }, dough])).toEqual(['robot', 'thing:dough']);
});

/** How many pixels of a piece are of about a colour. */
function pixelsOf(art: FigureArt | undefined, [red, green, blue]: readonly number[]): number {
  if (art === undefined || !('draw' in art)) {
    throw new Error('nothing is drawn');
  }
  const { x, y, width, height } = art.box;
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  art.draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isOf = (at: number): boolean =>
    [red, green, blue].every((value = 0, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 26);
  return Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(isOf).length;
}

const [crust, batter] = [
  [0xc8, 0x82, 0x3a],
  [0xef, 0xdf, 0xba],
];

it('what is in the oven is pale until the bread comes off, and brown then', () => {
  const [tried, done] = [true, false].map((isTried) => stationOf('bake', 'flat', { isTried }).behind);
  expect(pixelsOf(tried, batter)).toBeGreaterThan(pixelsOf(done, batter) + 20);
  expect(pixelsOf(done, crust)).toBeGreaterThan(pixelsOf(tried, crust) + 20);
});

it('no second heap of dough lies on the table of whoever has it under a cloth', () => {
  const heap = [0xf6, 0xe7, 0xc8];
  const [bare, heaped] = [true, false].map(
    (isCovered) => stationOf('cook', 'flat', { isTried: true, isCovered }).before,
  );
  expect(pixelsOf(bare, heap)).toBeLessThan(pixelsOf(heaped, heap) / 2);
});
