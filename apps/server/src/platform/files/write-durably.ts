import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';

/** Flushes a folder's entries, so that a rename in it survives a power loss. Windows cannot open folders, and need not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') {
    return;
  }
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a folder whose name, and those of its new parents, survive a power loss.
 * @returns the folders that were flushed for it
 */
export async function makeFolderDurably(path: string): Promise<readonly string[]> {
  const first = await mkdir(path, { recursive: true });
  const flushed: string[] = [];
  for (let made = path; first !== undefined && made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
    flushed.push(dirname(made));
  }
  return flushed;
}

/** Writes a small file so that readers see all of it or nothing, now and after a power loss. */
export async function writeDurably(path: string, content: string, mode: number): Promise<void> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}
