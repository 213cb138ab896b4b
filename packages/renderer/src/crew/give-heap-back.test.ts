import { memoryUsage } from 'node:process';
import { expect, it } from 'vitest';
import { giveHeapBack } from './give-heap-back.ts';

/** Objects on the heap, and not beside it where buffers lie. */
const manyObjects = (): object[] => Array.from({ length: 400_000 }, (_, at) => ({ at, twice: [at, at] }));

it('the heap is as small as what is held once it has been given back', () => {
  let held: object[] = manyObjects();
  const full = memoryUsage().heapTotal;
  held = held.slice(0, 10);
  giveHeapBack();
  const { heapTotal, heapUsed } = memoryUsage();
  expect(held).toHaveLength(10);
  expect(heapTotal).toBeLessThan(full - 20e6);
  expect(heapTotal - heapUsed).toBeLessThan(12e6);
});
