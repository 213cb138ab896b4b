import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-lock-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await rm(base, { recursive: true, force: true });
});

/** A process that takes the lock, says so, and then only lives. */
async function holdInOtherProcess(folder: string): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const program = `import { lockFolder } from ${module};
    try { await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout!, 'data');
  return String(chunk).trim();
}

it('O4 a second start on the same folder is refused with a sentence, the first is unharmed', async () => {
  const folder = join(base, 'second');
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(`Kinora is already running on ${folder}.`);
  const other = await holdInOtherProcess(folder);
  expect(await firstLine(other)).toBe('FolderInUseError');
  first.release();
});

it('O4 a released folder can be taken again', async () => {
  const folder = join(base, 'again');
  (await lockFolder(folder)).release();
  (await lockFolder(folder)).release();
});

it('O4 a kill -9 frees the folder at once', async () => {
  const folder = join(base, 'killed');
  const holder = await holdInOtherProcess(folder);
  expect(await firstLine(holder)).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockFolder(folder);
  lock.release();
});

it('O4 a stopped holder still holds', async () => {
  const folder = join(base, 'stopped');
  const holder = await holdInOtherProcess(folder);
  expect(await firstLine(holder)).toBe('held');
  holder.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
});

it('O4 of many starts after a kill, exactly one gets the folder', async () => {
  const folder = join(base, 'race');
  const holder = await holdInOtherProcess(folder);
  expect(await firstLine(holder)).toBe('held');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const taken = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(taken).toHaveLength(1);
  taken[0]?.value.release();
});

it('O4 of many starts beside what a killed start of an earlier version left, exactly one gets the folder', async () => {
  for (let round = 0; round < 30; round += 1) {
    const folder = join(base, `left-${round}`);
    const guard = join(folder, 'lock.guard');
    await mkdir(guard, { recursive: true });
    await utimes(guard, new Date(0), new Date(0));
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const taken = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const attempt of attempts.filter(({ status }) => status === 'rejected')) {
      expect(attempt).toMatchObject({ reason: { name: 'FolderInUseError' } });
    }
    taken[0]?.value.release();
  }
});

it('O4 a folder whose path is long is locked all the same', async () => {
  const folder = join(base, 'long'.repeat(30));
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  first.release();
});
