import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../../testing/test-http.ts';
import { superviseChild } from './supervised-child.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-children-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Enough for an answer of a child that does nothing else. */
const LIMIT_MS = 3_000;

const begin = (name: string) =>
  superviseChild({
    name,
    program: new URL('./testing/slow-child.ts', import.meta.url),
    settingsFor: () => ({
      databaseUrl: '',
      secret: '',
      dataRoot: folder,
      processId: name,
      isDevelopment: false,
      earlierAddress: null,
    }),
    log: silentLog,
  });

it('a child that asks for more time to stop gets it, and any other is ended when its time is over', async () => {
  const [patient, hanging] = await Promise.all([begin('patient'), begin('hanging')]);
  const isStopped = patient.stop(LIMIT_MS);
  // Asked later, so that the first one's time is over as well.
  await hanging.stop(LIMIT_MS);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'go'), '');
  await isStopped;
  expect((await readdir(folder)).toSorted()).toEqual(['ended', 'go']);
});

it('a worn child is stopped once another one has begun in its place, and nobody takes that for a crash', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kinora-worn-'));
  let count = 0;
  let crashes = 0;
  const supervised = await superviseChild({
    name: 'worn',
    program: new URL('./testing/worn-child.ts', import.meta.url),
    settingsFor: () => {
      count += 1;
      return {
        databaseUrl: '',
        secret: '',
        dataRoot: place,
        processId: String(count),
        isDevelopment: false,
        earlierAddress: null,
      };
    },
    afterCrash: () => {
      crashes += 1;
      return Promise.resolve();
    },
    log: silentLog,
  });
  const log = (): Promise<string> => readFile(join(place, 'log'), 'utf8');
  await writeFile(join(place, 'wear-1'), '');
  await expect.poll(log, { timeout: 20_000 }).toBe('1 begins\n2 begins\n1 ends\n');
  await supervised.stop(LIMIT_MS);
  expect(await log()).toBe('1 begins\n2 begins\n1 ends\n2 ends\n');
  expect(crashes).toBe(0);
  await rm(place, { recursive: true, force: true });
});
