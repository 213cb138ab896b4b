import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, outlineFigure } from '../../outline/index.ts';
import { severalAlike } from './several-alike.ts';

const ducks = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    outlineFigure(
      { figure: 'icon:duck', name: 'ducks', count, relation: 'alone' },
      { plan: { subjects: [], style: 'flat' }, index, posture: 'stand', random: seededRandom(1) },
    ),
  ).filter((figure) => figure !== undefined);

describe('several of a kind', () => {
  it.each([2, 5, 7, 12])('are as many as are told: %i', (count) => {
    const [one] = ducks(1);
    expect(severalAlike(ducks(count))?.shapes.length).toBe((one?.shapes.length ?? 0) * count);
  });

  it('stand on one ground, in rows that are no wider than four of them', () => {
    const [one] = ducks(1);
    const widthOf = (shapes: Parameters<typeof boundsOf>[0]): number =>
      boundsOf(shapes).right - boundsOf(shapes).left;
    const group = severalAlike(ducks(12))?.shapes ?? [];
    expect(Math.abs(boundsOf(group).bottom - boundsOf(one?.shapes ?? []).bottom)).toBeLessThan(4);
    expect(widthOf(group)).toBeLessThan(widthOf(one?.shapes ?? []) * 5);
  });
});
