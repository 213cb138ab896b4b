import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { victims, type Installation, type Victim } from './installation.ts';
import type { Random } from './random.ts';

/** What was done to whom, and how long it took until everything was ready again. */
export interface Strike {
  readonly victim: Victim;
  readonly pid: number;
  readonly recoverySeconds: number;
}

/** Longer than a lease: on waking, somebody else may have its jobs. */
const SLEEP_MS = 16_000;
/** A starved machine takes minutes to start a process. */
const RECOVERY_LIMIT_MS = 600_000;

/** How often each is chosen: what renders is killed most, since most can be lost there. */
const weights = {
  worker: 6,
  segment: 6,
  api: 4,
  postgres: 4,
  supervisor: 2,
  sleep: 1,
} as const satisfies Record<Victim, number>;
const lots = victims.flatMap((victim) => Array.from({ length: weights[victim] }, () => victim));

/** What happens around a blow, and whom it is meant for; null: whoever is drawn. */
export interface Blow {
  readonly wanted: Victim | null;
  /** The victim is chosen: the last moment before it. */
  readonly before: () => Promise<void>;
  /** The victim is down and has not been replaced. */
  readonly after: () => void;
}

/** Chooses somebody who lives, strikes, and waits until the whole installation is ready again. */
export async function strike(installation: Installation, random: Random, blow: Blow): Promise<Strike> {
  const { victim, pid, startedAt } = await hit(installation, random, blow);
  blow.after();
  if (victim === 'sleep') {
    await delay(SLEEP_MS);
    process.kill(pid, 'SIGCONT');
  }
  if (victim === 'supervisor') {
    await installation.startAgain();
  }
  await untilReady(installation, { victim, pid });
  return { victim, pid, recoverySeconds: (performance.now() - startedAt) / 1000 };
}

/** Who has ended by themselves before the blow fell was no victim: another is chosen. */
async function hit(
  installation: Installation,
  random: Random,
  blow: Blow,
): Promise<{ victim: Victim; pid: number; startedAt: number }> {
  for (;;) {
    const { victim, pid } = await choose(installation, random, blow.wanted);
    await blow.before();
    const startedAt = performance.now();
    try {
      process.kill(pid, victim === 'sleep' ? 'SIGSTOP' : 'SIGKILL');
      return { victim, pid, startedAt };
    } catch (error) {
      if (!isGone(error)) {
        throw error;
      }
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH';
}

async function choose(
  installation: Installation,
  random: Random,
  wanted: Victim | null,
): Promise<{ victim: Victim; pid: number }> {
  for (;;) {
    const victim = wanted ?? random.pick(lots);
    const pid = await installation.find(victim);
    if (pid !== null && pid > 0) {
      return { victim, pid };
    }
    await delay(100);
  }
}

/** Ready means: the API answers with everything it needs, and whoever was killed has been replaced. */
async function untilReady(
  installation: Installation,
  { victim, pid }: { victim: Victim; pid: number },
): Promise<void> {
  const deadline = performance.now() + RECOVERY_LIMIT_MS;
  const isReplaced = async (role: Victim): Promise<boolean> => {
    const now = await installation.find(role);
    return now !== null && (role !== victim || now !== pid);
  };
  for (;;) {
    const roles = await Promise.all((['api', 'worker', 'postgres'] as const).map(isReplaced));
    if (roles.every(Boolean) && (await installation.isReady())) {
      return;
    }
    if (performance.now() > deadline) {
      throw new Error(`Kinora is not ready ${RECOVERY_LIMIT_MS / 1000} s after its ${victim} was struck.`);
    }
    await delay(50);
  }
}
