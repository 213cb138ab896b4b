import { createHash } from 'node:crypto';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** Another process has the data folder; it is unharmed. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The kernel's limit is 108 bytes on Linux and 104 on macOS, with the final zero. */
const SOCKET_PATH_LIMIT = 100;
const GUARD_STALE_MS = 5_000;

/**
 * Takes a data folder for this process alone. The lock is a listening socket in the folder: the system closes it when
 * the process dies in whatever way, so that a kill leaves nothing to clean up. @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const address = addressOf(resolve(folder));
  const releaseGuard = await takeGuard(join(folder, 'lock.guard'));
  try {
    if (process.platform !== 'win32') {
      if (await isAnswered(address)) {
        throw inUse(folder);
      }
      await rm(address, { force: true });
    }
    const server = await listen(address, folder);
    return { release: () => new Promise((done) => void server.close(() => done())) };
  } finally {
    await releaseGuard();
  }
}

function inUse(folder: string, cause?: unknown): FolderInUseError {
  return new FolderInUseError(
    `Kinora is already running on ${folder}. Stop it first, or set KINORA_DATA_DIR to another folder.`,
    { cause },
  );
}

function addressOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\kinora-${name}`;
  }
  const inside = join(folder, 'lock.socket');
  return inside.length <= SOCKET_PATH_LIMIT ? inside : join(tmpdir(), `kinora-${name}.socket`);
}

/** Finding a dead lock and replacing it must not be done by two starts at once; this lasts milliseconds. */
async function takeGuard(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(path);
      return () => rmdir(path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw error;
      }
    }
    const madeAt = await stat(path).then(
      (found) => found.mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (Date.now() - madeAt > GUARD_STALE_MS) {
      // Its maker was killed in those milliseconds. Whoever removes it first is as good as any other.
      await rm(path, { recursive: true, force: true });
    }
    await delay(25);
  }
}

/** Whether a live process listens. The kernel accepts for a process that is busy or stopped, too. */
function isAnswered(address: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
}

function listen(address: string, folder: string): Promise<Server> {
  return new Promise((ready, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      const isTaken = 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
      reject(isTaken ? inUse(folder, error) : error);
    });
    server.listen(address, () => {
      // The lock alone must not keep the process alive.
      server.unref();
      ready(server);
    });
  });
}
