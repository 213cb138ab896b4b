import { expect, it, vi } from 'vitest';
import { watchWear } from './watch-wear.ts';

const MINUTE_MS = 60_000;

it('a process is worn when it has worked, has nothing to do for two minutes and holds much', () => {
  vi.useFakeTimers();
  let isBusy = false;
  let bytes = 500e6;
  const told: number[] = [];
  const stop = watchWear({
    isBusy: () => isBusy,
    residentBytes: () => bytes,
    whenWorn: () => told.push(Date.now()),
  });
  const pass = (minutes: number): number => {
    vi.advanceTimersByTime(minutes * MINUTE_MS);
    return told.length;
  };
  // It has just begun: whatever it holds, the next one would hold it too.
  expect(pass(10)).toBe(0);
  isBusy = true;
  expect(pass(10)).toBe(0);
  isBusy = false;
  expect(pass(1.5)).toBe(0);
  // Something came in between.
  isBusy = true;
  pass(0.5);
  isBusy = false;
  expect(pass(1.5)).toBe(0);
  expect(pass(1)).toBe(1);
  bytes = 200e6;
  expect(pass(10)).toBe(1);
  bytes = 500e6;
  expect(pass(0.25)).toBe(2);
  stop();
  expect(pass(10)).toBe(2);
  vi.useRealTimers();
});
