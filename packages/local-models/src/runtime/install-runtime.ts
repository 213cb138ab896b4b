import { chmod, copyFile, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { modelFolders } from '../model-folders.ts';
import { canExecuteIn } from './can-execute.ts';
import { npmProgram } from './npm-program.ts';
import { runNpm } from './run-npm.ts';

export interface RuntimeOptions {
  /** As of `openLocalModels`. */
  readonly folder: string;
  /** A registry to ask instead of npm's own settings; null: those. */
  readonly registry: string | null;
  /** The npm that runs us, where one does (`npm_execpath`). */
  readonly npm: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** What comes over the network for it, and what it takes on disk (six times as much while it is unpacked); measured with version 1.30.0 on Linux. */
export const runtimeBytes = { network: 114_000_000, atRest: 47_000_000 } as const;

const OWNER_ONLY = 0o700;
const lockedFolder = resolve(import.meta.dirname, '../../runtime');
/** Written last: a folder without it is no runtime. */
const stamp = 'installed.json';
/** Where the package keeps its native libraries, by system and processor. */
const binaries = join('node_modules', 'onnxruntime-node', 'bin', 'napi-v6');

/** Whether what runs models is installed for this system and this Node. */
export async function isRuntimeInstalled(folder: string): Promise<boolean> {
  return isFile(join(modelFolders(folder).runtime, stamp));
}

/**
 * Installs what runs models, exactly what the committed lockfile says, without running anything of it; native libraries
 * for other systems go again. Where it is installed, nothing happens. @throws with a sentence
 * @returns whether it was installed now
 */
export async function installRuntime(options: RuntimeOptions): Promise<boolean> {
  const { runtime } = modelFolders(options.folder);
  if (await isRuntimeInstalled(options.folder)) {
    return false;
  }
  const npm = npmProgram(options.npm);
  if (npm === null) {
    throw new Error('npm was not found beside Node. Install npm, then run this command again.');
  }
  await mkdir(dirname(runtime), { recursive: true, mode: OWNER_ONLY });
  await chmod(dirname(runtime), OWNER_ONLY);
  if (!(await canExecuteIn(await realpath(dirname(runtime))))) {
    throw new Error(
      `Models cannot be run from ${dirname(runtime)}: its file system is mounted with noexec. Choose another data folder with KINORA_DATA_DIR.`,
    );
  }
  const unfinished = `${runtime}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: OWNER_ONLY });
  try {
    await fill(unfinished, npm, options);
    await rm(runtime, { recursive: true, force: true });
    await rename(unfinished, runtime);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return true;
}

async function fill(folder: string, npm: string, { registry, signal }: RuntimeOptions): Promise<void> {
  for (const name of ['package.json', 'package-lock.json']) {
    await copyFile(join(lockedFolder, name), join(folder, name));
  }
  const where = registry === null ? [] : [`--registry=${registry}`];
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', `--prefix=${folder}`, ...where];
  try {
    await runNpm({ npm, args, folder, signal });
  } catch (cause) {
    signal?.throwIfAborted();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`What runs models could not be installed. ${why}`, { cause });
  }
  const own = join(folder, binaries, process.platform, process.arch);
  if (!(await isFile(join(own, 'onnxruntime_binding.node')))) {
    throw new Error(
      `Models cannot be run here: there is no runtime for ${process.platform} on ${process.arch}.`,
    );
  }
  await removeOthers(join(folder, binaries), process.platform);
  await removeOthers(dirname(own), process.arch);
  await writeFile(join(folder, stamp), `${JSON.stringify({ node: process.versions.node })}\n`);
}

async function removeOthers(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== kept) {
      await rm(join(folder, name), { recursive: true });
    }
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
