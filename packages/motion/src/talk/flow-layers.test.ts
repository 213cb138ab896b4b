import { describe, expect, it } from 'vitest';
import { flowLayers, goersOn } from './flow-layers.ts';

const flow = {
  page: 0,
  file: 'goer.pam',
  size: 20,
  isGrowing: false,
  way: [
    { x: 100, y: 100 },
    { x: 700, y: 100 },
    { x: 700, y: 500 },
  ],
};

describe('what goes along the ways of a piece', () => {
  it('goes from the beginning to the end of its way, over and over, while the piece lies there', () => {
    const layers = flowLayers({ parent: 'page-0-1', flows: [{ flow, from: 2 }], until: 20, most: 8 });
    expect(layers.length).toBeGreaterThan(1);
    for (const { parent, box, keys = [] } of layers) {
      expect(parent).toBe('page-0-1');
      const places = keys.map(
        ({ x = 0, y = 0 }) => `${Math.round(box.x + 10 + x)},${Math.round(box.y + 10 + y)}`,
      );
      expect(new Set(places)).toEqual(new Set(['100,100', '240,100', '700,100', '700,360', '700,500']));
      const seen = keys.filter(({ opacity }) => opacity === 1);
      expect(seen.filter(({ x, y }) => x === 0 && y === 0).length).toBeGreaterThan(1);
      expect(Math.min(...seen.map(({ atSeconds }) => atSeconds))).toBeGreaterThanOrEqual(2);
      expect(Math.max(...keys.map(({ atSeconds }) => atSeconds))).toBeLessThan(20);
      expect(keys.map(({ atSeconds }) => atSeconds)).toEqual(
        keys.map(({ atSeconds }) => atSeconds).toSorted((one, other) => one - other),
      );
    }
  });

  it('is on several ways no more than a viewer follows', () => {
    const flows = Array.from({ length: 30 }, () => ({ flow, from: 0 }));
    expect(flowLayers({ parent: 'page-0-0', flows, until: 9, most: 12 }).length).toBeLessThanOrEqual(12);
    const shares = goersOn([{ flows }, { flows: flows.slice(0, 10) }, { flows: [] }]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(40);
    expect(shares).toEqual([30, 10, 0]);
  });
});
