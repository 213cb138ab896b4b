import { describe, expect, it } from 'vitest';
import {
  comeIn,
  comeNear,
  comeRound,
  dashOver,
  driveBefore,
  goOut,
  rideOver,
  runAground,
} from './ride-over.ts';

const request = { aspectRatio: '16:9', durationSeconds: 8, seed: 3 } as const;
const box = { x: 300, y: 300, width: 500, height: 500 };

describe('what rides over the water', () => {
  it('goes to the side that there is more room on, and comes nearer, for as long as the scene lasts', () => {
    const way = ({ keys = [] }: ReturnType<typeof rideOver>) => keys.map(({ x = 0 }) => Math.sign(x));
    expect(way(rideOver(box, request))).toEqual([-1, 1]);
    expect(way(rideOver({ ...box, x: 1200 }, request))).toEqual([1, -1]);
    const { keys = [] } = rideOver(box, request);
    expect(keys.map(({ atSeconds }) => atSeconds)).toEqual([0, 8]);
    expect(keys[1]?.scale ?? 1).toBeGreaterThan(keys[0]?.scale ?? 1);
  });

  it('is rocked the more the rougher the water is, leans before the wind, and only floats where it is not under way', () => {
    const rolls = (['still', 'calm', 'rough'] as const).map((sea) => {
      const { keys = [], sways = [] } = rideOver(box, request, { sea });
      return { roll: sways[1]?.amount ?? 0, lean: keys[0]?.rotationDegrees ?? 0 };
    });
    expect(rolls.map(({ roll }) => roll)).toEqual(rolls.map(({ roll }) => roll).toSorted((a, b) => a - b));
    expect(rolls[0]?.lean).toBe(0);
    expect(rolls[2]?.lean).toBeGreaterThan(3);
    const { keys = [] } = rideOver(box, request, { sea: 'rough', isGoing: false });
    expect(keys.map(({ x = 0, rotationDegrees = 0 }) => [Math.abs(x), rotationDegrees])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('is lifted and rocked by the waves about where it touches them', () => {
    const { sways = [], anchor } = rideOver(box, request);
    expect(sways.map(({ of }) => of)).toEqual(['y', 'rotation']);
    expect(anchor).toEqual({ x: 550, y: 800 });
  });
});

describe('who comes', () => {
  it.each([1, -1] as const)(
    'is out of the frame at first, and there before the scene ends, heading %i',
    (heading) => {
      const { keys = [] } = comeIn(heading, box, request);
      const edges = keys.map(({ x = 0 }) => (heading > 0 ? box.x + box.width + x : 1920 - box.x - x));
      expect(edges[0]).toBeLessThan(0);
      expect(edges[1]).toBe(edges[0]);
      expect(keys.at(-1)).toEqual({ atSeconds: expect.closeTo(5.76), x: 0 });
    },
  );
});

it.each([1, -1] as const)(
  'what comes round a bend is nearer and larger from moment to moment, heading %i',
  (heading) => {
    const { keys = [] } = comeRound(heading, { near: 640, far: 580 }, { box, way: request });
    const scales = keys.map(({ scale = 1 }) => scale);
    expect(scales).toEqual(scales.toSorted((one, other) => one - other));
    expect(scales.at(-1)).toBeCloseTo(1);
    expect(scales[0]).toBeLessThan(0.5);
    const across = keys.map(({ x = 0 }) => x * heading);
    expect(across).toEqual(across.toSorted((one, other) => one - other));
    expect(keys.map(({ y = 0 }) => y).every((y, place, all) => y >= (all[place - 1] ?? y))).toBe(true);
  },
);

describe('who goes', () => {
  it.each([1, -1] as const)(
    'is there at first, and out of the frame before the scene ends, heading %i',
    (heading) => {
      const { keys = [] } = goOut(heading, box, request);
      expect(keys[0]).toMatchObject({ atSeconds: 0, x: 0 });
      const last = keys.at(-1);
      expect(last?.atSeconds).toBeLessThan(request.durationSeconds);
      const edge = heading > 0 ? box.x + (last?.x ?? 0) - 1920 : -(box.x + box.width + (last?.x ?? 0));
      expect(edge).toBeGreaterThan(0);
    },
  );
});

it.each([1, -1] as const)('is seen small and far out before it is near, heading %i', (heading) => {
  const keys = comeNear(heading, box, request).keys ?? [];
  const at = (part: number) => keys.findLast(({ atSeconds }) => atSeconds <= request.durationSeconds * part);
  expect(at(0)?.opacity).toBe(0);
  expect(at(0.4)).toMatchObject({ opacity: 1 });
  expect(at(0.4)?.scale).toBeLessThan(0.5);
  expect(at(0.4)?.y).toBeLessThan(0);
  expect(at(1)).toMatchObject({ x: 0, y: 0, scale: 1 });
});

it('goes no further once it has run aground, and leans', () => {
  const at = request.durationSeconds / 2;
  const { keys = [] } = runAground(rideOver(box, request), at);
  const [before, after] = [keys.find(({ atSeconds }) => atSeconds === at), keys.at(-1)];
  expect(before?.x).toBe(after?.x);
  expect(before?.x).not.toBe(keys[0]?.x);
  expect(Math.abs((after?.rotationDegrees ?? 0) - (keys[0]?.rotationDegrees ?? 0))).toBeGreaterThan(5);
  expect(runAground(rideOver(box, request), request.durationSeconds).keys).toHaveLength(2);
});

describe('what is run after', () => {
  /** How far ahead of the runner it is drawn, at first and at last. */
  const gaps = (motion: 'leave' | 'yield', heading: -1 | 1): number[] => {
    const [runner, vehicle] = [
      dashOver(heading, request),
      driveBefore(motion, heading, { box, way: request }),
    ].map(({ keys = [] }) => [keys[0], keys.at(-1)].map((key) => (key?.x ?? 0) * heading));
    return (vehicle ?? []).map((x, at) => x - (runner?.[at] ?? 0));
  };

  it.each([1, -1] as const)('drives away where the try fails, heading %i', (heading) => {
    const [first = 0, last = 0] = gaps('leave', heading);
    expect(last - first).toBeGreaterThan(500);
  });

  it.each([1, -1] as const)(
    'becomes smaller as it leaves and larger as it is come up with, heading %i',
    (heading) => {
      const sizes = (motion: 'leave' | 'yield'): number[] =>
        (driveBefore(motion, heading, { box, way: request }).keys ?? []).map(({ scale = 1 }) => scale);
      expect(sizes('leave').at(-1)).toBeLessThan(0.9);
      expect(sizes('leave')[0]).toBe(1);
      expect(sizes('yield')[0]).toBeLessThan(0.9);
      expect(sizes('yield').at(-1)).toBe(1);
    },
  );

  it.each([1, -1] as const)('is come up with where it does not fail, heading %i', (heading) => {
    const [first = 0, last = 0] = gaps('yield', heading);
    expect(first).toBeGreaterThan(600);
    expect(Math.abs(last)).toBeLessThan(300);
  });
});
