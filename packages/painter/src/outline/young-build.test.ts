import { describe, expect, it } from 'vitest';
import { seededRandom } from '../canvas/random.ts';
import { outlineFigure } from './outline-figure.ts';

const casting: Omit<Parameters<typeof outlineFigure>[1], 'random'> = {
  plan: { subjects: [], style: 'flat' },
  index: 0,
  posture: 'stand',
};

describe('a young animal', () => {
  const drawn = (icon: string, isYoung: boolean) =>
    outlineFigure(
      { figure: `icon:${icon}`, name: icon, count: 1, relation: 'alone' },
      { ...casting, isYoung, random: seededRandom(1) },
    );

  it('has no tusks and is smaller than a grown person', () => {
    const ivory = (isYoung: boolean) =>
      drawn('elephant', isYoung)?.shapes.filter(({ fill }) => fill === '#f4ecd8').length;
    expect(ivory(false)).toBeGreaterThan(0);
    expect(ivory(true)).toBe(0);
    expect(drawn('elephant', true)?.size).toBeLessThan(1);
  });

  it('stands on the same ground as a grown one', () => {
    for (const icon of ['elephant', 'giraffe', 'fox', 'lion']) {
      const foot = (isYoung: boolean) =>
        Math.max(...(drawn(icon, isYoung)?.shapes ?? []).flatMap(({ points }) => points.map(([, y]) => y)));
      expect(Math.abs(foot(true) - foot(false))).toBeLessThan(4);
    }
  });
});
