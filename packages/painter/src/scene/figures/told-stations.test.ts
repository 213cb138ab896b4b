import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { createFrame } from '../../canvas/frame.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { openCast } from './cast.ts';
import type { Role } from './cast.ts';
import type { FigureArt } from './figure-art.ts';
import { openIconArts } from './icon-art.ts';
import { stationOf } from './station.ts';
import type { Station } from './station.ts';

/** The part of what is painted of a drawing that has such a colour. */
function partOf(art: FigureArt | undefined, isSuch: (colour: Colour) => boolean): number {
  if (art === undefined || !('draw' in art)) {
    throw new Error('there is no such drawing');
  }
  const { box } = art;
  const canvas = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  const context = canvas.getContext('2d');
  context.translate(-box.x, -box.y);
  art.draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [painted, such] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 200) {
      painted++;
      such += isSuch([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) ? 1 : 0;
    }
  }
  return such / painted;
}

const isGreen = ([red, green, blue]: Colour): boolean => green > red * 1.15 && green > blue * 1.15;
const isRed = ([red, green, blue]: Colour): boolean => red > 130 && green < red * 0.45 && blue < red * 0.45;
const isCrust = ([red, green, blue]: Colour): boolean => red > 150 && green < red * 0.75 && blue < red * 0.4;

const apple: Subject = { figure: 'icon:red-apple', name: 'apple', count: 1, relation: 'beside' };
const fox: Subject = { figure: 'fox', name: 'fox', count: 1, relation: 'alone', act: 'paint' };

async function rolesIn(subjects: readonly Subject[]): Promise<readonly Role[]> {
  const plan = samplePlan({ style: 'rich', place: 'meadow', subjects: [...subjects] });
  const scene = openScene(plan, createFrame(320, 180, 0));
  const { roles } = await openCast(plan, scene, openIconArts());
  return roles;
}

async function stationIn(subjects: readonly Subject[]): Promise<Station | undefined> {
  const [first] = await rolesIn(subjects);
  return first?.station;
}

describe('what somebody is at', () => {
  it('shows on the easel what is painted', async () => {
    const [told, any] = [await stationIn([fox, apple]), await stationIn([fox])];
    expect(partOf(told?.beside, isRed)).toBeGreaterThan(0.05);
    expect(partOf(any?.beside, isRed)).toBeLessThan(0.01);
    expect(partOf(any?.beside, isGreen)).toBeGreaterThan(0.1);
  });

  it('shows on the bench what is made, and nothing of it where that is only tried', async () => {
    const maker: Subject = { ...fox, act: 'build' };
    const red = async (who: Subject) => partOf((await stationIn([who, apple]))?.before, isRed);
    expect(await red(maker)).toBeGreaterThan((await red({ ...maker, isTried: true })) + 0.03);
    expect((await rolesIn([maker, apple])).map(({ subject }) => subject.figure)).toEqual(['fox']);
  });

  it('shows no landscape on the easel of who only tries to paint', async () => {
    const tried = await stationIn([{ ...fox, isTried: true }]);
    expect(partOf(tried?.beside, isGreen)).toBeLessThan(0.02);
  });

  it('shows nothing come up where seeds are only planted, and something where they are watered', () => {
    expect(partOf(stationOf('plant', 'rich').beside, isGreen)).toBe(0);
    expect(partOf(stationOf('water', 'rich', { isYoung: true }).beside, isGreen)).toBeGreaterThan(0.05);
  });

  it('shows a cake that grows from the first try to the last, and no loaf beside it', () => {
    const isCream = ([red, green, blue]: Colour): boolean => red > 235 && green > 220 && blue > 205;
    const creams = [{}, { isTried: true }, { isTried: true, isSad: true }].map((told) =>
      partOf(stationOf('cook', 'rich', { ...told, hasCake: true }).before, isCream),
    );
    expect(creams[0]).toBeGreaterThan((creams[1] ?? 1) * 1.5);
    expect(creams[1]).toBeGreaterThan((creams[2] ?? 1) * 1.5);
  });

  it('shows a loaf that has risen only where the bread has come off', () => {
    const crusts = [{}, { isTried: true }, { isTried: true, isSad: true }].map((told) =>
      partOf(stationOf('cook', 'rich', told).before, isCrust),
    );
    expect(crusts[0]).toBeGreaterThan(0.05);
    expect(Math.max(crusts[1] ?? 1, crusts[2] ?? 1)).toBeLessThan((crusts[0] ?? 0) / 2);
  });

  it('has the pot of who cooks before them once, and no bread', async () => {
    const cook: Subject = { ...fox, act: 'cook' };
    const pot: Subject = { figure: 'thing:pot', name: 'pot of soup', count: 1, relation: 'beside' };
    const roles = await rolesIn([cook, pot]);
    expect(roles.map(({ subject }) => subject.figure)).toEqual(['fox']);
    const dark = ([red, green, blue]: Colour): boolean => blue > red && red < 110 && green < 120;
    expect(partOf(roles[0]?.station?.before, isCrust)).toBeLessThan(0.05);
    expect(partOf(roles[0]?.station?.before, dark)).toBeGreaterThan(0.05);
    expect(partOf((await stationIn([cook]))?.before, dark)).toBeLessThan(0.05);
  });

  it('has what somebody builds on their bench, and its parts as long as nothing comes of it', async () => {
    const smith: Subject = { figure: 'man', name: 'man', count: 1, relation: 'alone', act: 'build' };
    const drum: Subject = { figure: 'icon:drum', name: 'drum', count: 1, relation: 'beside' };
    const isDrum = ([red, green, blue]: Colour): boolean => red > 150 && green < 90 && blue < 90;
    const roles = await rolesIn([smith, drum]);
    expect(roles.map(({ subject }) => subject.figure)).toEqual(['man']);
    expect(partOf(roles[0]?.station?.before, isDrum)).toBeGreaterThan(0.01);
    const [tried] = await rolesIn([{ ...smith, isTried: true }, drum]);
    expect(partOf(tried?.station?.before, isDrum)).toBe(0);
  });

  it('leaves what is built beside whoever has no bench', async () => {
    const beaver: Subject = {
      figure: 'icon:beaver',
      name: 'beaver',
      count: 1,
      relation: 'alone',
      act: 'build',
    };
    const drum: Subject = { figure: 'icon:drum', name: 'drum', count: 1, relation: 'beside' };
    const roles = await rolesIn([beaver, drum]);
    expect(roles.map(({ subject }) => subject.figure)).toEqual(['icon:beaver', 'icon:drum']);
  });
});
