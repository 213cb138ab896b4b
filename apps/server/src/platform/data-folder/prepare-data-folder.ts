import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseUser } from '../postgres/database-user.ts';
import { canReachFolder } from '../postgres/folder-reach.ts';

/** Where everything of one installation lies. */
export interface DataFolder {
  readonly root: string;
  /** The bundled PostgreSQL's cluster, log and programs. */
  readonly database: string;
  readonly media: string;
  /** Uploads while a request lasts, and jobs' working files; on the same file system as `media`. */
  readonly temporary: string;
  readonly secrets: string;
}

const OWNER_ONLY = 0o700;
/** Others may walk through, to what they may read, but not look around. */
const WALK_THROUGH = 0o711;

/** Where data go when the wished folder lies behind one that the database's user cannot enter, such as /root. */
const SYSTEM_FOLDER = '/var/lib/kinora';

export interface PrepareOptions {
  readonly wished: string;
  /** The account of the bundled database when it is not ours; null otherwise. */
  readonly databaseUser: DatabaseUser | null;
  readonly systemFolder?: string;
  readonly onProgress: (line: string) => void;
}

/** Makes the data folder and its parts; moves it, saying so, when the bundled database could not reach it. */
export async function prepareDataFolder(options: PrepareOptions): Promise<DataFolder> {
  const root = await chooseRoot(options);
  const folders: DataFolder = {
    root,
    database: join(root, 'database'),
    media: join(root, 'media'),
    temporary: join(root, 'temporary'),
    secrets: join(root, 'secrets'),
  };
  await makeFolder(folders.database, options.databaseUser === null ? OWNER_ONLY : WALK_THROUGH);
  await makeFolder(folders.media, OWNER_ONLY);
  await makeFolder(folders.temporary, OWNER_ONLY);
  await makeFolder(folders.secrets, OWNER_ONLY);
  return folders;
}

async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await chmod(path, mode);
    await access(path, constants.W_OK);
  } catch (cause) {
    throw new Error(`The data folder ${path} cannot be written. Choose another one with KINORA_DATA_DIR.`, {
      cause,
    });
  }
}

async function chooseRoot({ wished, databaseUser, onProgress, ...options }: PrepareOptions): Promise<string> {
  const root = resolve(wished);
  const mode = await modeOf(root, OWNER_ONLY);
  await makeFolder(root, databaseUser === null ? mode : mode | WALK_THROUGH);
  if (databaseUser === null || (await canReachFolder(dirname(root), databaseUser))) {
    return root;
  }
  // One folder per wished folder, so that two checkouts of root do not meet.
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const systemFolder = options.systemFolder ?? SYSTEM_FOLDER;
  const moved = join(systemFolder, name);
  await makeFolder(systemFolder, WALK_THROUGH);
  await makeFolder(moved, WALK_THROUGH);
  // Made above to find out; in use it would hold something.
  await rmdir(root).catch(() => undefined);
  onProgress(
    `The database runs as '${databaseUser.name}', who cannot enter ${root}: all data are kept in ${moved}.`,
  );
  return moved;
}

/** An existing folder keeps the mode its owner gave it. */
async function modeOf(path: string, otherwise: number): Promise<number> {
  return stat(path).then(
    (found) => found.mode & 0o777,
    () => otherwise,
  );
}
