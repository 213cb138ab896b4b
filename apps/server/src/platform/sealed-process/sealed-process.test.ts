import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSealedProcess } from './sealed-process.ts';

const program = {
  file: new URL('./testing/echo-child.ts', import.meta.url),
  heapMegabytes: 64,
  report: z.object({ heard: z.string(), variables: z.array(z.string()) }),
  retryAfterSeconds: 3,
};
const limits = { concurrency: 1, waiting: 0, timeLimitMs: 60_000 };
const never = new AbortController().signal;

describe('a sealed process', () => {
  it('U6 carries out an order, and has none of our variables', async () => {
    const child = createSealedProcess<string, z.infer<typeof program.report>>(program, limits);
    const { heard, variables } = await child.carryOut('hello', never);
    expect(heard).toBe('hello');
    expect(variables.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
  });

  it('U6 says what it died of, and what is no report', async () => {
    const child = createSealedProcess(program, limits);
    await expect(child.carryOut('die', never)).rejects.toThrow(/Ended without an answer \(7\).*It hurts/su);
    await expect(child.carryOut('babble', never)).rejects.toThrow('something else than a report');
  });

  it('U6 is killed when nobody wants the answer any more', async () => {
    const child = createSealedProcess(program, limits);
    const stop = new AbortController();
    const asked = child.carryOut('linger', stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow();
    await expect(child.carryOut('hello', never)).resolves.toMatchObject({ heard: 'hello' });
  });

  it('U6 turns away whoever finds the queue full', async () => {
    const child = createSealedProcess(program, limits);
    const first = child.carryOut('hello', never);
    await expect(child.carryOut('hello', never)).rejects.toMatchObject({ code: 'too-many' });
    await first;
  });

  it('U6 ends what takes too long', async () => {
    const child = createSealedProcess(program, { ...limits, timeLimitMs: 1 });
    await expect(child.carryOut('linger', never)).rejects.toThrow();
  });
});
