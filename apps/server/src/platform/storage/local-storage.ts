import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/app-error.ts';
import { makeFolderDurably, syncFolder } from '../files/write-durably.ts';
import { assertStorageKey } from './storage-key.ts';
import type { ByteRange, Storage, StoredFile } from './storage.ts';

/** Unfinished files wait here: a name no key can have, on the same file system as the finished ones. */
const PART_FOLDER = '.part';

/** A store in a folder of ours. Files of one key never change once they are there, unless moved in again whole. */
export function createLocalStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    moveIn: async (sourcePath, key) => moveIn({ root, sourcePath, key, path: pathOf(key) }),
    open: async (key, range) => openFile(pathOf(key), range),
    localCopy: async (key) => {
      const path = pathOf(key);
      await sizeOf(path);
      return path;
    },
    exists: async (key) =>
      sizeOf(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(pathOf(key), { force: true }),
    keysBefore: (prefix, moment) => keysBefore(root, prefix, moment),
    removeUnfinished: async (moment) => {
      for await (const key of keysBefore(root, `${PART_FOLDER}/`, moment)) {
        await rm(join(root, key), { force: true });
      }
    },
  };
}

/** Walks a folder; `prefix` ends with a slash. What disappears while we look is not there. */
async function* keysBefore(root: string, prefix: string, moment: Date): AsyncGenerator<string> {
  const folder = join(root, prefix);
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  });
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile() === true && found.mtimeMs < moment.getTime()) {
      yield `${prefix}${name.replaceAll(sep, '/')}`;
    }
  }
}

interface Move {
  readonly root: string;
  readonly sourcePath: string;
  readonly key: string;
  readonly path: string;
}

async function moveIn({ root, sourcePath, key, path }: Move): Promise<StoredFile> {
  const partPath = join(root, PART_FOLDER, `${randomUUID()}-${basename(path)}`.slice(0, 200));
  await mkdir(dirname(partPath), { recursive: true });
  await makeFolderDurably(dirname(path));
  try {
    await takeOver(sourcePath, partPath);
    const stored = await hashAndSync(partPath);
    await rename(partPath, path);
    await syncFolder(dirname(path));
    return { key, ...stored };
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}

/** Renames when both are on one file system, else copies and removes. */
async function takeOver(sourcePath: string, partPath: string): Promise<void> {
  try {
    await rename(sourcePath, partPath);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) {
      throw error;
    }
    const { size } = await stat(sourcePath);
    await copyFile(sourcePath, partPath);
    if ((await stat(partPath)).size !== size) {
      throw new Error(`The copy of ${sourcePath} is shorter than its source.`, { cause: error });
    }
    await rm(sourcePath);
  }
}

async function hashAndSync(path: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(path, 'r+');
  try {
    // Its age is counted from here on, however long it took to make.
    const storedAt = new Date();
    await handle.utimes(storedAt, storedAt);
    await handle.sync();
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    let bytes = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(createReadStream(path), count, hash);
    if (bytes !== size || size === 0) {
      throw new Error(`The file to store is empty or was read in part: ${bytes} of ${size} bytes.`);
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) {
      return found.size;
    }
  } catch (cause) {
    if (
      !(cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR'))
    ) {
      throw cause;
    }
  }
  throw new AppError('not-found');
}

async function openFile(path: string, range?: ByteRange): ReturnType<Storage['open']> {
  const totalBytes = await sizeOf(path);
  if (range !== undefined && (range.start < 0 || range.start > range.end || range.end >= totalBytes)) {
    throw new AppError('bad-request');
  }
  const handle = await open(path, 'r');
  const stream = handle.createReadStream(range === undefined ? {} : { start: range.start, end: range.end });
  return { stream, bytes: range === undefined ? totalBytes : range.end - range.start + 1, totalBytes };
}
