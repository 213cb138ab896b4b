import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder; it is unharmed. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

/** SQLite's code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Takes a data folder for this process alone. The lock is the system's own on an empty file, taken through SQLite since
 * Node has no call for it: the system drops it when the process dies in whatever way, so that a kill leaves nothing to
 * clean up and nothing to guess about. @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY) {
      throw new FolderInUseError(
        `Kinora is already running on ${folder}. Stop it first, or set KINORA_DATA_DIR to another folder.`,
        { cause },
      );
    }
    throw cause;
  }
  return { release: () => file.close() };
}
