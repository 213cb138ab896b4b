import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSealedProcess } from './sealed-process.ts';

const program = {
  file: new URL('./testing/echo-child.ts', import.meta.url),
  heapMegabytes: 64,
  report: z.object({ heard: z.string(), variables: z.array(z.string()) }),
  retryAfterSeconds: 3,
};
const limits = {
  queue: { running: 1, runningEach: 1, waiting: 0, waitingEach: 0 },
  timeLimitMs: 60_000,
  memoryLimitBytes: 300_000_000,
};
const never = { person: 'ann', signal: new AbortController().signal };

describe('a sealed process', () => {
  it('U6 carries out an order, and has none of our variables', async () => {
    const child = createSealedProcess<string, z.infer<typeof program.report>>(program, limits);
    const { heard, variables } = await child.carryOut('hello', never);
    expect(heard).toBe('hello');
    expect(variables.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
  });

  it('lets whoever answers people go first', async () => {
    const child = createSealedProcess<string, z.infer<typeof program.report>>(program, limits);
    const { heard } = await child.carryOut('priority', never);
    expect(Number(heard)).toBe(Math.min(19, getPriority() + 5));
  });

  it('U6 says what it died of, and what is no report', async () => {
    const child = createSealedProcess(program, limits);
    await expect(child.carryOut('die', never)).rejects.toThrow(/Ended without an answer \(7\).*It hurts/su);
    await expect(child.carryOut('babble', never)).rejects.toThrow('something else than a report');
  });

  it('U6 reads and writes where its order lies, and nowhere else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-sealed-'));
    await mkdir(join(folder, 'in'));
    await writeFile(join(folder, 'in', 'order'), 'an order');
    await writeFile(join(folder, 'secret'), 'a secret');
    const child = createSealedProcess<string, z.infer<typeof program.report>>(program, limits);
    const files = { reads: [join(folder, 'in')], writes: [join(folder, 'in')] };
    const hear = async (order: string) => (await child.carryOut(order, never, files)).heard;
    expect(await hear(`read ${join(folder, 'in', 'order')}`)).toBe('an order');
    expect(await hear(`write ${join(folder, 'in', 'made')}`)).toBe('written');
    expect(await hear(`read ${join(folder, 'secret')}`)).toBe('ERR_ACCESS_DENIED');
    expect(await hear(`read ${resolve('package.json')}`)).toBe('ERR_ACCESS_DENIED');
    expect(await hear('read /proc/self/environ')).toBe('ERR_ACCESS_DENIED');
    expect(await hear(`write ${join(folder, 'made')}`)).toBe('ERR_ACCESS_DENIED');
    expect(await hear('spawn')).toBe('ERR_ACCESS_DENIED');
    await rm(folder, { recursive: true });
  });

  it('U6 is killed for an answer that is no report, though it would live on', async () => {
    const child = createSealedProcess(program, { ...limits, timeLimitMs: 20_000 });
    const begun = performance.now();
    await expect(child.carryOut('babble and linger', never)).rejects.toThrow('something else than a report');
    expect(performance.now() - begun).toBeLessThan(20_000);
    const lingering = spawnSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    expect(lingering.stdout).not.toContain('echo-child');
  });

  it('U6 is killed when nobody wants the answer any more', async () => {
    const child = createSealedProcess(program, limits);
    const stop = new AbortController();
    const asked = child.carryOut('linger', { person: 'ann', signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toThrow();
    await expect(child.carryOut('hello', never)).resolves.toMatchObject({ heard: 'hello' });
  });

  it('U6 turns away whoever finds the queue full', async () => {
    const child = createSealedProcess(program, limits);
    const first = child.carryOut('hello', never);
    await expect(child.carryOut('hello', never)).rejects.toMatchObject({
      code: 'too-many',
      detail: sentences.upload.ownBusy,
      retryAfterSeconds: 3,
    });
    await first;
  });

  it('U6 tells whoever finds it full of others’ orders so', async () => {
    const queue = { ...limits.queue, waitingEach: 1 };
    const child = createSealedProcess(program, { ...limits, queue });
    const first = child.carryOut('hello', never);
    await expect(child.carryOut('hello', { ...never, person: 'bob' })).rejects.toMatchObject({
      code: 'too-many',
      detail: sentences.upload.busy,
      retryAfterSeconds: 3,
    });
    await first;
  });

  it('U6 ends what takes too long', async () => {
    const child = createSealedProcess(program, { ...limits, timeLimitMs: 1 });
    await expect(child.carryOut('linger', never)).rejects.toThrow();
  });

  it.runIf(existsSync('/proc/self/status'))(
    'U6 is killed when it fills the memory without a moment to look at itself',
    async () => {
      const child = createSealedProcess(program, limits);
      await expect(child.carryOut('fill', never)).rejects.toThrow('SIGKILL');
    },
  );
});
