import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive } from './running-server.ts';

const STOP_LIMIT_MS = 20_000;

/** Waits until the process is gone. A child tells by itself; an adopted server is looked at. */
export async function waitForEnd(pid: number, child: ChildProcess | null): Promise<void> {
  if (child !== null) {
    if (child.exitCode === null && child.signalCode === null) {
      await new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()));
    }
    return;
  }
  while (isProcessAlive(pid)) {
    await delay(250, undefined, { ref: false });
  }
}

/** Ends a server as gently as it lets itself be ended. */
export async function stopProcess(pid: number, exited: Promise<void>): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovery at the next start).
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isProcessAlive(pid)) {
      return;
    }
    process.kill(pid, signal);
    const limit = new AbortController();
    const hasEnded = await Promise.race([
      exited.then(() => true),
      delay(STOP_LIMIT_MS, false, { signal: limit.signal }).catch(() => true),
    ]);
    limit.abort();
    if (hasEnded) {
      return;
    }
  }
}
