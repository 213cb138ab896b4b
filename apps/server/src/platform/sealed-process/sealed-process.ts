import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from '@kinora/contract/sentences';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { FairQueue, QueueFull } from '../fair-queue.ts';
import type { QueueLimits, Turn } from '../fair-queue.ts';

/** Whoever asks for a page goes before whoever's file is read. */
const NICENESS = 5;
/** The system's lowest. */
const LOWEST_PRIORITY = 19;

/** So often a process is looked at: files can fill a gigabyte a second. */
const memoryCheckIntervalMs = 20;

export interface SealedLimits {
  /** Orders that are carried out at once, each in a process of its own, and orders that may wait for their turn. */
  readonly queue: Required<QueueLimits>;
  /** Time for one order, start of the process included. */
  readonly timeLimitMs: number;
  /** Resident size of one process above which it is killed. */
  readonly memoryLimitBytes: number;
}

export interface SealedProgram<Report> {
  /** The module that takes one order by message, answers with one report and ends. */
  readonly file: URL;
  readonly heapMegabytes: number;
  /** Loads native libraries. */
  readonly usesAddons?: boolean;
  readonly report: z.ZodType<Report>;
  /** How long whoever finds the queue full is told to wait. */
  readonly retryAfterSeconds: number;
}

/** Folders (or files) that an order is about. */
export interface SealedFiles {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/**
 * Hands strangers' files to processes that may be killed: what a file breaks, fills or holds up there does not reach
 * this one. What runs in JavaScript there reads the product's code and its order's files, writes where its order says,
 * and begins no process. Native code of `usesAddons` is not held by that, and up to Node 24 the network is open to both.
 */
export interface SealedProcess<Order, Report> {
  /**
   * @throws AppError `too-many` when too many orders wait, of this person or of all
   * @throws Error when the process ended without a report: killed, out of time or memory
   */
  carryOut(order: Order, turn: Turn, files?: SealedFiles): Promise<Report>;
}

/** One process for each order, so many at once, persons in turns, and a queue that ends. */
export function createSealedProcess<Order extends Serializable, Report>(
  program: SealedProgram<Report>,
  limits: SealedLimits,
): SealedProcess<Order, Report> {
  const queue = new FairQueue(limits.queue);
  return {
    async carryOut(order, turn, files = { reads: [], writes: [] }) {
      try {
        return await queue.run(turn, () => run(program, { order, files, signal: turn.signal }, limits));
      } catch (cause) {
        if (cause instanceof QueueFull) {
          const detail = cause.isOwnFault ? sentences.upload.ownBusy : sentences.upload.busy;
          throw new AppError('too-many', { detail, retryAfterSeconds: program.retryAfterSeconds, cause });
        }
        throw cause;
      }
    },
  };
}

/** The product's code and the libraries, but not what may lie beside them: settings, secrets, data. */
const projectFolder = resolve(import.meta.dirname, '../../../../..');
const codeFolders = [
  'node_modules',
  'packages',
  'apps/server/src',
  'apps/server/node_modules',
  'apps/server/package.json',
].map((path) => join(projectFolder, path));

/** Node's permission model. A process may not begin others; where Node can withhold the network (25 on), it does. */
function permissionFlags(
  { file, usesAddons = false }: SealedProgram<unknown>,
  { reads, writes }: SealedFiles,
): string[] {
  // A program that was built lies beside what it is made of.
  const readable = [...codeFolders, dirname(fileURLToPath(file)), ...reads];
  return [
    '--permission',
    '--disable-warning=SecurityWarning',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...writes.map((path) => `--allow-fs-write=${path}`),
    ...(usesAddons ? ['--allow-addons'] : []),
  ];
}

interface Run {
  readonly order: Serializable;
  readonly files: SealedFiles;
  readonly signal: AbortSignal;
}

function run<Report>(
  program: SealedProgram<Report>,
  { order, files, signal }: Run,
  { timeLimitMs, memoryLimitBytes }: Omit<SealedLimits, 'queue'>,
): Promise<Report> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
  stop.throwIfAborted();
  const child = fork(program.file, {
    // No secrets and no flags of ours reach a process that reads strangers' files.
    env: {},
    execArgv: [`--max-old-space-size=${program.heapMegabytes}`, ...permissionFlags(program, files)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) {
    setPriority(child.pid, Math.min(LOWEST_PRIORITY, getPriority() + NICENESS));
  }
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill, { once: true });
  const watch = setInterval(() => {
    if (residentBytes(child) > memoryLimitBytes) {
      kill();
    }
  }, memoryCheckIntervalMs);
  return reportOf(program, child, { order, kill }).finally(() => {
    clearInterval(watch);
    stop.removeEventListener('abort', kill);
  });
}

/** Sends the order and settles when the process is gone: until then it can be stopped, and counts as one that runs. */
function reportOf<Report>(
  program: SealedProgram<Report>,
  child: ChildProcess,
  { order, kill }: { readonly order: Serializable; readonly kill: () => void },
): Promise<Report> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-500);
  });
  return new Promise<Report>((resolveReport, reject) => {
    let answer: { readonly report: Report } | undefined;
    let failure: Error | undefined;
    const fail = (error: Error): void => {
      failure ??= error;
      kill();
    };
    child.on('message', (message) => {
      const { data, error } = program.report.safeParse(message);
      if (data === undefined) {
        fail(new Error('The process answered with something else than a report.', { cause: error }));
      } else {
        answer = { report: data };
      }
    });
    child.on('error', (error) => {
      fail(error);
      if (child.pid === undefined) {
        reject(error);
      }
    });
    child.on('close', (code, signalName) => {
      if (answer !== undefined && failure === undefined) {
        resolveReport(answer.report);
      } else {
        const ending = `Ended without an answer (${signalName ?? code ?? 'no code'}). ${complaint}`;
        reject(failure ?? new Error(ending));
      }
    });
    child.send(order);
  });
}

/**
 * What a process holds in memory. It is looked at from outside: a child that is busy with a file has no time to look at
 * itself. 0 where the system does not tell in /proc; there the children's own look is all there is.
 */
function residentBytes(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // It has ended between two looks, or this is no Linux.
    return 0;
  }
}
