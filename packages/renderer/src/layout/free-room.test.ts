import { expect, it } from 'vitest';
import { freeRoom } from './free-room.ts';

const room = { x: 100, y: 200, width: 1000, height: 600 };
const wanted = { least: { width: 200, height: 150 }, enough: { width: 2000, height: 2000 } };

it('is the largest part in which nothing stands, away from all that does', () => {
  const free = freeRoom(room, [{ x: 100, y: 200, width: 300, height: 600 }], wanted);
  expect(free?.x).toBeGreaterThanOrEqual(420);
  expect(free?.width).toBeGreaterThan(600);
  expect(free?.height).toBe(600);
});

it('is none where too little is left', () => {
  expect(freeRoom(room, [{ x: 200, y: 300, width: 800, height: 400 }], wanted)).toBeUndefined();
});

it('is on the right of what stands in the middle', () => {
  const free = freeRoom(room, [{ x: 450, y: 200, width: 300, height: 600 }], wanted);
  expect(free?.x).toBeGreaterThanOrEqual(750);
});
