import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, outlineFigure } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { ladenPieces } from './laden.ts';
import { block } from './lines.ts';
import { colours } from './place-room.ts';
import { stages, stand } from './stand-figures.ts';
import type { Standing } from './stand-figures.ts';
import { landUnder, onSlope, roomOfLand, toldLandShapes } from './told-land.ts';

const size = stages.beside;

function standing(icon: string, isFlying = false): Standing {
  const subject = { figure: `icon:${icon}`, name: icon, count: 1, relation: 'alone' } as const;
  const figure = outlineFigure(subject, {
    plan: { subjects: [], style: 'flat' },
    index: 0,
    posture: 'stand',
    random: seededRandom(1),
  });
  if (figure === undefined) {
    throw new Error(icon);
  }
  const cast = {
    subject,
    figure,
    posture: 'walk',
    act: undefined,
    told: {},
    isFlying,
    isNamed: false,
  } as const;
  const y = isFlying ? 200 : size.ground;
  return stand(cast, { x: 300, y, scale: 0.8, turn: false, ground: size.ground });
}

const hill = (left: number, right: number): OutlineShape =>
  block(
    [
      [left, size.ground],
      [(left + right) / 2, size.ground - 200],
      [right, size.ground],
    ],
    colours.leaf,
  );

describe('the country that a story tells of', () => {
  it('rises under whoever goes uphill, who leans with it and stands on it', () => {
    const flat = standing('elephant');
    const up = onSlope(flat, size);
    const [slope] = toldLandShapes('climb', { size, standing: [up] });
    const surface = (x: number): number => {
      const [from = [0, 0], to = [0, 0]] = slope?.points ?? [];
      return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
    };
    const lowest = up.shapes.flatMap(({ points }) => points).toSorted((one, other) => other[1] - one[1])[0];
    expect(lowest).toBeDefined();
    expect(Math.abs((lowest?.[1] ?? 0) - surface(lowest?.[0] ?? 0))).toBeLessThan(40);
    expect(boundsOf(up.shapes).top).not.toBeCloseTo(boundsOf(flat.shapes).top);
    expect(roomOfLand('climb', { size, standing: [up] })).toHaveLength(1);
  });

  it('ends before whoever stands at its edge: no hill goes on, and the sea begins', () => {
    const on = { size, standing: [standing('fox')] };
    const land = landUnder('edge', [hill(20, 300), hill(300, 800)], on);
    const shapes = toldLandShapes('edge', on);
    const sea = shapes.find(({ fill }) => fill === colours.water);
    const { right } = boundsOf(on.standing[0]?.shapes ?? []);
    expect(land).toHaveLength(1);
    expect(boundsOf(sea === undefined ? [] : [sea]).right).toBe(size.width);
    expect(boundsOf(shapes.filter(({ fill }) => fill === colours.rock)).right).toBeGreaterThan(right);
  });

  it('is gone round on a way that comes back, on the ground or in the air', () => {
    for (const one of [standing('fox'), standing('honeybee', true)]) {
      const { left, right, top, bottom } = boundsOf(toldLandShapes('loop', { size, standing: [one] }));
      expect(right - left).toBeGreaterThan(size.width * 0.6);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(size.width);
      expect(one.isFlying ? bottom : size.height - top).toBeLessThan(one.isFlying ? size.ground : 120);
    }
  });
});

describe('a load', () => {
  it.each(['elephant', 'fox', 'robot'])('is heaped above the back of a %s, and roped', (icon) => {
    const { shapes } = standing(icon);
    const { behind, before } = ladenPieces(shapes);
    const [load, own] = [boundsOf(behind), boundsOf(shapes)];
    expect(behind.length).toBeGreaterThan(6);
    expect(before.length).toBeGreaterThan(0);
    expect(load.bottom).toBeLessThan(own.bottom);
    expect(load.right).toBeGreaterThan(own.left);
    expect(load.bottom - load.top).toBeGreaterThan((own.bottom - own.top) * 0.4);
  });
});
