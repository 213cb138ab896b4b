import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openInstallation } from '../installation.ts';
import { keepSecret } from '../platform/files/keep-secret.ts';
import { createLogger } from '../platform/logging.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { findInstallation } from './find-installation.ts';

export interface FileCommand {
  readonly config: Config;
  readonly file: string;
  readonly now: Date;
  /** One line per step a person may wait for. */
  readonly onProgress: (line: string) => void;
}

const SECRET_FILE = 'kinora-secret';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `backup FILE`. @returns what to tell the operator */
export async function runBackup({ config, file, now, onProgress }: FileCommand): Promise<string> {
  const found = await findInstallation(config, onProgress);
  try {
    const folders = await found.folders();
    const secret = config.secret === null ? await keepSecret(join(folders.secrets, SECRET_FILE)) : null;
    const storage = createLocalStorage(folders.media);
    const source = { databaseUrl: found.databaseUrl, storage, secret, now };
    const { bytes, rows, files } = await makeBackup(source, file);
    const megabytes = Math.ceil(bytes / 1_000_000);
    return `${file} holds ${count(rows, 'row')} and ${count(files, 'file')}, ${megabytes} MB. It also holds the secret that signs sessions: keep it as safe as the data.`;
  } finally {
    await found.close();
  }
}

/** `restore FILE`. @returns what to tell the operator */
export async function runRestore({ config, file, onProgress }: FileCommand): Promise<string> {
  const log = createLogger({ level: 'silent', process: 'cli' });
  const installation = await openInstallation({ config, log, onProgress });
  try {
    const { folders, databaseUrl } = installation;
    const target = {
      databaseUrl,
      storage: createLocalStorage(folders.media),
      temporaryFolder: folders.temporary,
      secretPath: join(folders.secrets, SECRET_FILE),
    };
    const { madeAt, rows, files } = await restoreBackup(target, file);
    return `Restored ${count(rows, 'row')} and ${count(files, 'file')} of ${madeAt}. Start Kinora with npm start: what was under way goes on.`;
  } finally {
    await installation.close();
  }
}
