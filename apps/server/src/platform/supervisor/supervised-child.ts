import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { frugalAllocators } from '@kinora/renderer/crew';
import type { Logger } from 'pino';
import { FromChildSchema, type ChildSettings, type FromChild, type ToChild } from './child-messages.ts';

export interface ChildPlan {
  /** For messages: `api`, `worker`. */
  readonly name: string;
  /** The program, run by this very Node with the same flags. */
  readonly program: URL;
  /** Fresh for each process that is started, which loads its code while they come to be. */
  readonly settingsFor: (earlierAddress: string | null) => ChildSettings | Promise<ChildSettings>;
  /** After an unexpected end and before the next start, such as giving the dead process's jobs back. */
  readonly afterCrash?: (settings: ChildSettings) => Promise<void>;
  readonly log: Logger;
}

export interface SupervisedChild {
  /** Where the first process can be reached, when it can. */
  readonly address: string | null;
  readonly pid: () => number | undefined;
  /** Asks it to stop, and ends it when it does not within `limitMs`, or what it asks for then. */
  stop(limitMs: number): Promise<void>;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A process that lived this long was well: the next crash starts the pauses anew. */
const HEALTHY_MS = 20_000;

/** How long a worn process may take to stop: it had nothing to do when it said so. */
const RENEWAL_LIMIT_MS = 45_000;

/** The first process could not begin; its sentence says why. */
class ChildStartError extends Error {
  override readonly name = 'ChildStartError';
}

interface Incarnation {
  readonly child: ChildProcess;
  readonly settings: ChildSettings;
  readonly ended: Promise<void>;
}

/**
 * Starts a process and keeps it running: after a crash it comes back, more slowly each time. One that says that it is worn
 * is replaced, without a moment in which neither of the two works.
 * @throws ChildStartError, or whatever kept its settings from coming to be
 */
export async function superviseChild(plan: ChildPlan): Promise<SupervisedChild> {
  const stopping = new AbortController();
  let address: string | null = null;
  const begin = async (): Promise<Incarnation> => {
    const started = await spawn(plan, address);
    address = await waitUntilReady(plan, started);
    return started;
  };
  let current = await begin();
  const keepAlive = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const isWorn = await Promise.race([current.ended.then(() => false), saysWorn(current.child)]);
      if (stopping.signal.aborted) {
        return;
      }
      if (isWorn) {
        current = (await renew(plan, { begin, current, stopping: stopping.signal })) ?? current;
        continue;
      }
      pauseMs = performance.now() - startedAt > HEALTHY_MS ? FIRST_PAUSE_MS : pauseMs;
      plan.log.error({ child: plan.name, pauseMs }, 'A process ended unexpectedly and is started again');
      current = (await restart(plan, { begin, pauseMs, current, stopping: stopping.signal })) ?? current;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  const loop = keepAlive();
  return {
    address,
    pid: () => current.child.pid,
    async stop(limitMs) {
      stopping.abort();
      await stopChild(current, limitMs);
      await loop;
      // A start that was under way when the stop came.
      await stopChild(current, limitMs);
    },
  };
}

/** Settles when the process asks for another one in its place. */
async function saysWorn(child: ChildProcess): Promise<true> {
  return await new Promise((resolve) => {
    const listen = (raw: unknown): void => {
      if (FromChildSchema.parse(raw).kind === 'worn') {
        child.off('message', listen);
        resolve(true);
      }
    };
    child.on('message', listen);
  });
}

/** @returns the new process; null when it did not begin, so that the worn one goes on */
async function renew(
  plan: ChildPlan,
  { begin, current, stopping }: Omit<Restart, 'pauseMs'>,
): Promise<Incarnation | null> {
  try {
    const next = await begin();
    plan.log.info({ child: plan.name }, 'A worn process is replaced');
    if (!stopping.aborted) {
      await stopChild(current, RENEWAL_LIMIT_MS);
    }
    return next;
  } catch (error) {
    plan.log.error({ err: error, child: plan.name }, 'A worn process could not be replaced');
    return null;
  }
}

interface Restart {
  readonly begin: () => Promise<Incarnation>;
  readonly pauseMs: number;
  readonly current: Incarnation;
  readonly stopping: AbortSignal;
}

/** @returns the new process; null when it did not begin either, or all is stopping */
async function restart(
  plan: ChildPlan,
  { begin, pauseMs, current, stopping }: Restart,
): Promise<Incarnation | null> {
  try {
    await plan.afterCrash?.(current.settings);
  } catch (error) {
    plan.log.error({ err: error, child: plan.name }, 'Cleaning up after a crashed process failed');
  }
  await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  if (stopping.aborted) {
    return null;
  }
  try {
    return await begin();
  } catch (error) {
    plan.log.error({ err: error, child: plan.name }, 'A process could not be started again');
    return null;
  }
}

/**
 * Megabytes of each half of the space for what is new. The engine takes 16 and keeps them: the API and a worker that wait
 * hold some 30 MB less with 4, and what they allocate is dead by the next collection all the same.
 */
const smallNursery = ['--max-semi-space-size=4'];

const keepsCompiledCode = ['--import', new URL('./keep-compiled-code.ts', import.meta.url).href];

async function spawn(plan: ChildPlan, earlierAddress: string | null): Promise<Incarnation> {
  const child = fork(plan.program, {
    execArgv: [...process.execArgv, ...smallNursery, ...keepsCompiledCode],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // oxlint-disable-next-line kinora/settings -- handed on as it is: nothing of it is read
    env: { ...process.env, ...frugalAllocators },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  try {
    const settings = await plan.settingsFor(earlierAddress);
    send(child, { kind: 'begin', settings });
    return { child, settings, ended };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw error;
  }
}

function send(child: ChildProcess, message: ToChild): void {
  // A child that has just died is dealt with by its exit; the lost message does not matter then.
  child.send(message, () => undefined);
}

async function waitUntilReady(plan: ChildPlan, { child, ended }: Incarnation): Promise<string | null> {
  const answer = new Promise<FromChild>((resolve) => {
    child.on('message', (raw) => resolve(FromChildSchema.parse(raw)));
  });
  const silence = ended.then((): FromChild => ({
    kind: 'failed',
    sentence: `The process '${plan.name}' ended at once.`,
  }));
  const message = await Promise.race([answer, silence]);
  if (message.kind !== 'ready') {
    throw new ChildStartError(
      message.kind === 'failed' ? message.sentence : `The process '${plan.name}' stopped at once.`,
    );
  }
  return message.address;
}

async function stopChild({ child, ended }: Incarnation, limitMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const askedFor = new Promise<number>((resolve) => {
    child.on('message', (raw) => {
      const message = FromChildSchema.parse(raw);
      if (message.kind === 'stopping') {
        resolve(message.limitMs);
      }
    });
  });
  send(child, { kind: 'stop' });
  const patience = new AbortController();
  const hasEnded = await Promise.race([
    ended.then(() => true),
    runOut({ limitMs, askedFor, signal: patience.signal }).catch(() => true),
  ]);
  patience.abort();
  if (!hasEnded) {
    child.kill('SIGKILL');
    await ended;
  }
}

/** The usual time, and when more is asked for within it, that. */
async function runOut(stop: {
  limitMs: number;
  askedFor: Promise<number>;
  signal: AbortSignal;
}): Promise<false> {
  const { limitMs, askedFor, signal } = stop;
  const more = await Promise.race([askedFor, delay(limitMs, 0, { signal })]);
  return await delay(more, false, { signal });
}
