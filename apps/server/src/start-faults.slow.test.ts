import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readServerRecord, serverUrl } from './platform/postgres/running-server.ts';
import { launchKinora, type LaunchedKinora } from './testing/launch-kinora.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-start-faults-'));
await chmod(base, 0o711);
const isRoot = process.getuid?.() === 0;
const run = promisify(execFile);

const launched: LaunchedKinora[] = [];
const mounts: string[] = [];

function launch(folder: string): LaunchedKinora {
  const kinora = launchKinora({ PORT: '0', KINORA_DATA_DIR: folder });
  launched.push(kinora);
  return kinora;
}

async function hasEnded(kinora: LaunchedKinora): Promise<number | null> {
  if (kinora.process.exitCode === null && kinora.process.signalCode === null) {
    await once(kinora.process, 'exit');
  }
  return kinora.process.exitCode;
}

async function isReady(kinora: LaunchedKinora): Promise<boolean> {
  while (kinora.process.exitCode === null && !kinora.output().includes('Kinora is ready.')) {
    await delay(50);
  }
  return kinora.process.exitCode === null;
}

async function stop(kinora: LaunchedKinora): Promise<number | null> {
  kinora.process.kill('SIGTERM');
  return hasEnded(kinora);
}

afterEach(async () => {
  await Promise.all(launched.splice(0).map(stop));
  await Promise.all(mounts.splice(0).map((path) => run('umount', [path])));
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe('a start that cannot go well', { timeout: 300_000 }, () => {
  it('O3 a first start that is killed at any moment is made good by the next one', async () => {
    const folder = join(base, 'first');
    for (const afterMs of [200, 800, 1_600, 2_600, 4_000]) {
      const kinora = launch(folder);
      await delay(afterMs);
      kinora.process.kill('SIGKILL');
      await hasEnded(kinora);
    }
    const last = launch(folder);
    expect(await isReady(last), last.output()).toBe(true);
    expect((await fetch(`${last.address()}/health/ready`)).status).toBe(200);
    expect(await stop(last)).toBe(0);
  });

  it('O3 a damaged database is refused with what to do, and not written to', async () => {
    const folder = join(base, 'damaged');
    const kinora = launch(folder);
    expect(await isReady(kinora)).toBe(true);
    await stop(kinora);
    const control = join(folder, 'database/postgres/global/pg_control');
    const handle = await open(control, 'r+');
    await handle.write(Buffer.alloc(64, 0xff), 0, 64, 0);
    await handle.close();
    const before = await readFile(control);
    const refused = launch(folder);
    expect(await hasEnded(refused)).toBe(1);
    expect(refused.output()).toMatch(/The database did not start[^]*npm run kinora -- restore FILE/);
    expect((await readFile(control)).equals(before)).toBe(true);
  });

  it('O3 a database of a newer version is refused with a sentence and left as it is', async () => {
    const folder = join(base, 'newer');
    const kinora = launch(folder);
    expect(await isReady(kinora)).toBe(true);
    const record = await readServerRecord(join(folder, 'database/postgres'));
    const password = (await readFile(join(folder, 'secrets/database-password'), 'utf8')).trim();
    const client = new Client(serverUrl(record?.port ?? 0, password, 'kinora'));
    await client.connect();
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 9999999999999)",
    );
    await client.end();
    await stop(kinora);
    const refused = launch(folder);
    expect(await hasEnded(refused)).toBe(1);
    expect(refused.output()).toContain('This database was made by a newer version of Kinora.');
  });

  it.runIf(isRoot)('O2 a data folder on a disk without room, or a read-only one, is named', async () => {
    const small = join(base, 'small');
    await mkdir(small);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=711', 'tmpfs', small]);
    mounts.push(small);
    const full = launch(join(small, 'data'));
    expect(await hasEnded(full)).toBe(1);
    expect(full.output()).toMatch(/no room|No space left/i);

    await writeFile(join(small, 'note'), 'kept');
    await run('mount', ['-o', 'remount,ro', small]);
    const readOnly = launch(join(small, 'other'));
    expect(await hasEnded(readOnly)).toBe(1);
    expect(readOnly.output()).toMatch(/cannot be written\. Choose another one with KINORA_DATA_DIR/);
  });
});
