import { expect, it } from 'vitest';
import { seededRandom } from '../canvas/random.ts';
import { outlineFigure } from './outline-figure.ts';
import { boundsOf } from './outline.ts';

const drawn = (icon: string, posture: 'sad' | 'sleep' | 'stand', isYoung = false) =>
  outlineFigure(
    { figure: `icon:${icon}`, name: icon, count: 1, relation: 'alone' },
    { plan: { subjects: [], style: 'flat' }, index: 0, posture, isYoung, random: seededRandom(1) },
  );

it.each(['fox', 'elephant', 'bear', 'cat', 'robot', 'rabbit'])(
  'shows what a %s feels within its outline, young or grown',
  (icon) => {
    for (const isYoung of [false, true]) {
      const figure = drawn(icon, 'sad', isYoung);
      const around = boundsOf(figure?.shapes ?? []);
      const felt = [...(figure?.felt?.sad ?? []), ...(figure?.felt?.glad ?? [])].flat();
      expect(felt.length).toBeGreaterThan(4);
      const { left, right, top, bottom } = boundsOf(felt);
      expect(left).toBeGreaterThan(around.left);
      expect(right).toBeLessThan(around.right);
      expect(top).toBeGreaterThan(around.top);
      expect(bottom).toBeLessThan(around.bottom);
    }
  },
);

it('draws no line on a black face, and wakes nobody', () => {
  expect(drawn('honeybee', 'sad')?.felt?.sad.map(({ length }) => length)).toEqual([0, 2]);
  expect(drawn('fox', 'sleep')?.felt).toBeUndefined();
});

it('darkens the lights of a robot’s eyes from their outer corners', () => {
  const lids = (drawn('robot', 'sad')?.felt?.sad[0] ?? []).map(({ points }) => points);
  expect(lids).toHaveLength(2);
  // The lowest corner of each is its outer one.
  const [left, right] = lids.map((points) => {
    const lowest = points.reduce((low, point) => (point[1] > low[1] ? point : low));
    const { left: from, right: to } = boundsOf([{ points }]);
    return lowest[0] < (from + to) / 2 ? 'left' : 'right';
  });
  expect([left, right]).toEqual(['left', 'right']);
});

it('leaves the eye of who is sad wide, with its brow higher toward the nose', () => {
  const lines = (drawn('elephant', 'sad')?.felt?.sad[0] ?? []).filter(({ isOpen }) => isOpen === true);
  const brow = lines.at(-1)?.points ?? [];
  expect((brow.at(-1)?.[1] ?? 0) < (brow[0]?.[1] ?? 0)).toBe(true);
});

it.each(['elephant', 'robot'])('seats a %s that is sad on the ground', (icon) => {
  const [standing, sitting] = [drawn(icon, 'stand'), drawn(icon, 'sad')];
  const high = (figure: typeof standing): number => {
    const { left, right, top } = boundsOf(figure?.shapes ?? []);
    return -top / (right - left);
  };
  const foot = boundsOf(sitting?.shapes ?? []).bottom;
  expect(Math.abs(foot)).toBeLessThan(12);
  expect(Math.abs(high(sitting) / high(standing) - 1)).toBeGreaterThan(0.05);
});
