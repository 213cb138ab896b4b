import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { secondsSinceProgress } from './progress-clock.ts';

describe('the clock of the generation', () => {
  const startMs = 1_800_000_000_000;

  function seconds(storage: ReturnType<typeof memoryStorage>, seen: string, afterSeconds: number): number {
    return secondsSinceProgress(storage, { projectId: 'a', seen, nowMs: startMs + afterSeconds * 1000 });
  }

  it('counts on through a reload, and anew when the work has come further', () => {
    const storage = memoryStorage();
    expect([
      seconds(storage, 'GENERATING_VIDEO 1 of 6', 0),
      seconds(storage, 'GENERATING_VIDEO 1 of 6', 41),
      seconds(storage, 'GENERATING_VIDEO 2 of 6', 50),
      seconds(storage, 'GENERATING_VIDEO 2 of 6', 60),
    ]).toEqual([0, 41, 0, 10]);
  });

  it('never counts past the ten minutes it names', () => {
    const storage = memoryStorage();
    seconds(storage, 'GENERATING_VIDEO 1 of 6', 0);
    expect(seconds(storage, 'GENERATING_VIDEO 1 of 6', 754)).toBe(600);
  });

  it('begins anew where something else was written, or the clock was put back', () => {
    const storage = memoryStorage();
    storage.setItem('kinora.step.a', 'scenes 1800000000000');
    expect(seconds(storage, 'GENERATING_SCENES 0 of 1', 5)).toBe(0);
    expect(seconds(storage, 'GENERATING_SCENES 0 of 1', -60)).toBe(0);
  });
});
