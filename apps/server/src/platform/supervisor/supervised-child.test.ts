import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
