import { expect, it } from 'vitest';
import { segmentsAtOnce } from './open-render-pool.ts';

const gigabytes = (count: number): number => count * 1e9;

it('renders a segment for each processor where there is memory, half as many where there is little', () => {
  const onTwo = (memoryBytes: number): number => segmentsAtOnce({ processors: 2, memoryBytes });
  expect([1, 2, 3, 24].map((count) => onTwo(gigabytes(count)))).toEqual([1, 1, 2, 2]);
  expect(segmentsAtOnce({ processors: 1, memoryBytes: gigabytes(1) })).toBe(1);
  expect(segmentsAtOnce({ processors: 8, memoryBytes: gigabytes(2) })).toBe(4);
  expect(segmentsAtOnce({ processors: 8, memoryBytes: gigabytes(5.2) })).toBe(6);
  expect(segmentsAtOnce({ processors: 8, memoryBytes: gigabytes(24), most: 1 })).toBe(1);
});
