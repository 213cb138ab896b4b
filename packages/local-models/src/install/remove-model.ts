import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { modelFolders } from '../model-folders.ts';
import { withInstallLock } from './install-lock.ts';

/**
 * Removes a model, and what a broken-off download of it left; with the last one goes what runs them. A process that has it
 * loaded notices at its next run. @returns the bytes that were freed; 0: there was nothing
 */
export async function removeModel(folder: string, name: string): Promise<number> {
  const folders = modelFolders(folder);
  const weights = dirname(folders.model(name));
  await mkdir(weights, { recursive: true });
  return withInstallLock(join(weights, `${name}.lock`), async () => {
    let freed = 0;
    for (const path of [folders.model(name), folders.download(name), `${folders.model(name)}.old`]) {
      freed += await remove(path);
    }
    const others = (await readdir(weights)).filter((entry) => entry !== `${name}.lock`);
    return freed + (others.length === 0 ? await remove(dirname(folders.runtime)) : 0);
  });
}

async function remove(path: string): Promise<number> {
  const bytes = await bytesBelow(path);
  await rm(path, { recursive: true, force: true });
  return bytes;
}

async function bytesBelow(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  let bytes = 0;
  for (const name of names) {
    const found = await stat(join(path, name)).catch(() => null);
    bytes += found?.isFile() === true ? found.size : 0;
  }
  return bytes;
}
