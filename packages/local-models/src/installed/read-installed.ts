import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { InstalledRecordSchema, recordName } from './installed-record.ts';
import type { InstalledFile, InstalledRecord } from './installed-record.ts';

/** A model's record as its folder holds it; null without one. @throws where the record cannot be understood */
export async function readRecord(folder: string): Promise<InstalledRecord | null> {
  let text: string;
  try {
    text = await readFile(join(folder, recordName), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return null;
    }
    throw error;
  }
  return InstalledRecordSchema.parse(JSON.parse(text));
}

/** What is wrong at a glance: files that are gone, of another size or written since. */
export async function findChanged(folder: string, files: readonly InstalledFile[]): Promise<string | null> {
  for (const { name, bytes, mtimeMs } of files) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() !== true) {
      return `${name} is missing`;
    }
    if (found.size !== bytes) {
      return `${name} has ${found.size} of ${bytes} bytes`;
    }
    if (found.mtimeMs !== mtimeMs) {
      return `${name} was written after it was installed`;
    }
  }
  return null;
}

/** What is wrong byte by byte. */
export async function findBroken(folder: string, files: readonly InstalledFile[]): Promise<string | null> {
  for (const { name, sha256 } of files) {
    const found = await sha256Of(join(folder, name)).catch(() => null);
    if (found !== sha256) {
      return found === null ? `${name} cannot be read` : `${name} is not what was installed`;
    }
  }
  return null;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}
