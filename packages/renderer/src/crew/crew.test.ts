import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Crew } from './crew.ts';
import type { WorkProgram } from './work-child.ts';

const ReportSchema = z.object({ id: z.number(), kind: z.literal('done'), pid: z.number() });

const program: WorkProgram<{ milliseconds: number }, z.infer<typeof ReportSchema>> = {
  file: new URL('testing/waiting-child.ts', import.meta.url),
  heapMegabytes: 64,
  read: (message) => ReportSchema.parse(message),
  progressOf: () => null,
  failureOf: () => null,
};

describe('a crew of processes', () => {
  it('asks who worked last, so that those that are not needed are let go', async () => {
    const crew = new Crew(program, { idleMs: 60_000, lastingLimitBytes: 1e12 });
    try {
      const done: number[] = [];
      const work = async (milliseconds: number) => {
        const { pid } = await crew.work({ milliseconds });
        done.push(pid);
      };
      await Promise.all([work(0), work(300)]);
      const last = done[1];
      expect(last).not.toBe(done[0]);
      await work(0);
      await work(0);
      expect(done.slice(2)).toEqual([last, last]);
    } finally {
      crew.close();
    }
  });
});
