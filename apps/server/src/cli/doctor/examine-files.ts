import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';
import type { DataFolder } from '../../platform/data-folder/prepare-data-folder.ts';
import type { Finding } from './finding.ts';

const FREE_MEGABYTES_MINIMUM = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Whether the data folder can be written and has room. */
export async function examineDataFolder(folders: DataFolder): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(folders.root);
  const freeMegabytes = Math.floor((bavail * bsize) / BYTES_PER_MEGABYTE);
  const explanation = `${folders.root}, ${freeMegabytes} MB free`;
  const subject = 'data folder';
  for (const folder of [folders.media, folders.temporary, folders.secrets]) {
    await access(folder, constants.R_OK | constants.W_OK);
  }
  return [
    freeMegabytes >= FREE_MEGABYTES_MINIMUM
      ? { subject, explanation }
      : { subject, explanation, advice: 'Make room: films cannot be made on a full disk.' },
  ];
}

/** Whether every file that the database names is there and as long as it should be. */
export async function examineMedia(open: OpenDatabase, folders: DataFolder): Promise<readonly Finding[]> {
  const rows = await open.database.select({ key: assets.storageKey, bytes: assets.bytes }).from(assets);
  const broken: string[] = [];
  for (const { key, bytes } of rows) {
    const size = await sizeOf(join(folders.media, key));
    if (size !== bytes) {
      broken.push(size === null ? `${key} is missing` : `${key} has ${size} of ${bytes} bytes`);
    }
  }
  const [first] = broken;
  return [
    first === undefined
      ? { subject: 'files', explanation: `all ${rows.length} are there and whole` }
      : {
          subject: 'files',
          explanation: `${broken.length} of ${rows.length} are broken; the first: ${first}`,
          advice: 'Restore them from a backup into the media folder, or make their projects again.',
        },
  ];
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => found.size,
    () => null,
  );
}
