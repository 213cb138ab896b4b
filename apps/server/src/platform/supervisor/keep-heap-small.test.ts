import { expect, it, vi } from 'vitest';
import { keepHeapSmall } from './keep-heap-small.ts';

it('a heap is given back when it has grown and there is next to nothing to do, once each time', () => {
  vi.useFakeTimers();
  let bytes = 60e6;
  let worked = 0.6;
  let given = 0;
  const stop = keepHeapSmall({
    utilization: () => worked,
    heapBytes: () => bytes,
    giveBack: () => {
      given += 1;
      bytes = 40e6;
    },
  });
  const pass = (): number => {
    vi.advanceTimersByTime(60_000);
    return given;
  };
  // It is beginning.
  expect(pass()).toBe(0);
  worked = 0.01;
  expect(pass()).toBe(1);
  bytes = 45e6;
  expect(pass()).toBe(1);
  bytes = 55e6;
  worked = 0.4;
  expect(pass()).toBe(1);
  worked = 0;
  expect(pass()).toBe(2);
  bytes = 60e6;
  stop();
  expect(pass()).toBe(2);
  vi.useRealTimers();
});
