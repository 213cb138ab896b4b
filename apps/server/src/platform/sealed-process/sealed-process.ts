import { fork } from 'node:child_process';
import type { Serializable } from 'node:child_process';
import { sentences } from '@kinora/contract';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { Slots } from '../slots.ts';

export interface SealedLimits {
  /** Orders that are carried out at once, each in a process of its own. */
  readonly concurrency: number;
  /** Orders that may wait for their turn. */
  readonly waiting: number;
  /** Time for one order, start of the process included. */
  readonly timeLimitMs: number;
}

export interface SealedProgram<Report> {
  /** The module that takes one order by message, answers with one report and ends. */
  readonly file: URL;
  readonly heapMegabytes: number;
  readonly report: z.ZodType<Report>;
  /** What whoever finds the queue full is told to wait. */
  readonly retryAfterSeconds: number;
}

/** Hands strangers' files to processes that may be killed: nothing a file does there reaches this one. */
export interface SealedProcess<Order, Report> {
  /**
   * @throws AppError `too-many` when too many orders wait
   * @throws Error when the process ended without a report: killed, out of time or memory
   */
  carryOut(order: Order, signal: AbortSignal): Promise<Report>;
}

/** One process for each order, so many at once, and a queue that ends. */
export function createSealedProcess<Order extends Serializable, Report>(
  program: SealedProgram<Report>,
  limits: SealedLimits,
): SealedProcess<Order, Report> {
  const slots = new Slots(limits.concurrency);
  let pending = 0;
  return {
    async carryOut(order, signal) {
      if (pending >= limits.concurrency + limits.waiting) {
        const { retryAfterSeconds } = program;
        throw new AppError('too-many', { detail: sentences.upload.busy, retryAfterSeconds });
      }
      pending += 1;
      try {
        return await slots.use(signal, () =>
          run(program, order, AbortSignal.any([signal, AbortSignal.timeout(limits.timeLimitMs)])),
        );
      } finally {
        pending -= 1;
      }
    },
  };
}

function run<Report>(
  program: SealedProgram<Report>,
  order: Serializable,
  stop: AbortSignal,
): Promise<Report> {
  stop.throwIfAborted();
  const child = fork(program.file, {
    // No secrets and no flags of ours reach a process that reads strangers' files.
    env: {},
    execArgv: [`--max-old-space-size=${program.heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill, { once: true });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-500);
  });
  return new Promise<Report>((resolve, reject) => {
    let answer: { readonly report: Report } | undefined;
    child.on('message', (message) => {
      const { data, error } = program.report.safeParse(message);
      if (data === undefined) {
        reject(new Error('The process answered with something else than a report.', { cause: error }));
      } else {
        answer = { report: data };
      }
    });
    child.on('error', reject);
    child.on('close', (code, signalName) => {
      if (answer === undefined) {
        reject(new Error(`Ended without an answer (${signalName ?? code ?? 'no code'}). ${complaint}`));
      } else {
        resolve(answer.report);
      }
    });
    child.send(order);
  }).finally(() => stop.removeEventListener('abort', kill));
}
