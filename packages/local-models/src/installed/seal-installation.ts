import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recordName } from './installed-record.ts';
import type { InstalledFile, InstalledRecord } from './installed-record.ts';
import { sha256Of } from './read-installed.ts';

interface Installation extends Pick<InstalledRecord, 'name' | 'title' | 'licence' | 'source'> {
  readonly files: readonly string[];
  readonly now: Date;
}

/** Writes down what lies in a model's folder: from now on it is installed, and has to stay like this. */
export async function sealInstallation(folder: string, installation: Installation): Promise<InstalledRecord> {
  const { files: names, now, ...described } = installation;
  const files: InstalledFile[] = [];
  for (const name of names) {
    const { size: bytes, mtimeMs } = await stat(join(folder, name));
    files.push({ name, bytes, mtimeMs, sha256: await sha256Of(join(folder, name)) });
  }
  const record: InstalledRecord = { format: 1, ...described, installedAt: now.toISOString(), files };
  const unfinished = join(folder, `${recordName}.part`);
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(record, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(folder, recordName));
  return record;
}
