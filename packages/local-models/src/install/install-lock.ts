import { open, readFile, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import process from 'node:process';

/** Lets one installation at a time into a folder; one that died with its process stands in nobody's way. */
export async function withInstallLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const handle = await take(path);
  try {
    await handle.writeFile(String(process.pid));
    return await work();
  } finally {
    await handle.close();
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx');
  } catch (cause) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `Process ${holder} is installing or removing models just now. Try again when it has ended.`,
        {
          cause,
        },
      );
    }
    await rm(path, { force: true });
    return await open(path, 'wx');
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
