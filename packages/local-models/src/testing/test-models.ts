import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { sealInstallation } from '../installed/seal-installation.ts';
import { modelFolders } from '../model-folders.ts';
import { installRuntime } from '../runtime/install-runtime.ts';

/** Kept between runs, since it is 260 MB on its way and 50 MB at rest. */
const runtimeCache = resolve(import.meta.dirname, '../../../../.cache/local-models');

/**
 * Gives a folder of local models the real runtime, installed by the product's own code once for all tests of this
 * checkout. The first test that asks takes as long as the network does.
 */
export async function lendRuntime(folder: string): Promise<void> {
  await installRuntime({ folder: runtimeCache, registry: null, npm: process.env['npm_execpath'] ?? null });
  const { runtime } = modelFolders(folder);
  await mkdir(dirname(runtime), { recursive: true });
  await symlink(modelFolders(runtimeCache).runtime, runtime, 'junction');
}

/** Lays files down as an installation would, by the names they have in the model's folder. */
export async function layDownModel(
  folder: string,
  name: string,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const own = modelFolders(folder).model(name);
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(own, file)), { recursive: true });
    await writeFile(join(own, file), bytes);
  }
  const described = { name, title: `The test’s ${name}`, licence: 'none', source: 'a test' };
  await sealInstallation(own, { ...described, files: Object.keys(files), now: new Date() });
}
