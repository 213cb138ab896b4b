import { readdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { familyOf, textOf } from './process-family.ts';

/** Units of processor time in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Looking more often would cost what is measured: a twentieth of a processor at five times a second. */
const WATCH_MS = 1000;
const ENCODER = 'encoding, and reading files';

/** What a process is there for, by the program in its command; threads of the system's pool encode where frames are made. */
const parts: readonly (readonly [program: string, main: string, pool: string])[] = [
  ['segment-child', 'frames, music and mixing', ENCODER],
  ['painting-child', 'painting', 'painting'],
  ['worker-process', 'the worker', 'the worker'],
  ['api-process', 'the API', 'the API'],
  ['postgres', 'PostgreSQL', 'PostgreSQL'],
];
/** Node's name for a thread that a program started: the worker has one, which speaks. */
const VOICE_THREAD = 'WorkerThread';

export interface ProcessorShares {
  /** Seconds of one processor by part, the most first. */
  readonly byPart: readonly (readonly [part: string, seconds: number])[];
  readonly seconds: number;
}

/** Notes what the processes below one use from now on, thread by thread, until it is asked. */
export function watchProcessors(pid: number): { stop(): Promise<ProcessorShares> } {
  const used = new Map<string, number>();
  const before = new Map<string, number>();
  let isFirst = true;
  const look = async (): Promise<void> => {
    for (const member of await familyOf(pid)) {
      const command = await textOf(`/proc/${member}/cmdline`);
      for (const thread of await threadsOf(member)) {
        const { name, seconds } = readThread(await textOf(`/proc/${member}/task/${thread}/stat`));
        const key = `${member} ${thread}`;
        const more = seconds - (before.get(key) ?? 0);
        before.set(key, seconds);
        if (!isFirst && more > 0) {
          const part = partOf(command, name);
          used.set(part, (used.get(part) ?? 0) + more);
        }
      }
    }
    isFirst = false;
  };
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    }
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      await look();
      const byPart = [...used].toSorted(([, one], [, other]) => other - one);
      return { byPart, seconds: byPart.reduce((sum, [, seconds]) => sum + seconds, 0) };
    },
  };
}

/** The shares as a row: how fast `filmSeconds` could be made were all processors busy all the time. */
export function shareRow(what: string, filmSeconds: number, { byPart, seconds }: ProcessorShares): string {
  const list = byPart
    .filter(([, part]) => part >= 0.5)
    .map(([part, spent]) => `${part} ${spent.toFixed(1)}`)
    .join(', ');
  const most = (filmSeconds * cpus().length) / seconds;
  return `| ${what}: where its processor time goes | ${seconds.toFixed(1)} s of one processor: ${list}; with all ${cpus().length} always busy it would be ${most.toFixed(2)} x realtime |`;
}

/** What a process is there for. */
export function programPart(command: string): string {
  return foundPart(command)?.[1] ?? 'the rest';
}

function foundPart(command: string): (typeof parts)[number] | undefined {
  return parts.find(([program]) => command.includes(program));
}

function partOf(command: string, thread: string): string {
  const found = foundPart(command);
  if (found === undefined) {
    return 'the rest';
  }
  const [program, main, pool] = found;
  if (program === 'worker-process' && thread === VOICE_THREAD) {
    return 'voice';
  }
  return thread.startsWith('libuv') ? pool : main;
}

function readThread(stat: string): { name: string; seconds: number } {
  const end = stat.lastIndexOf(')');
  const words = stat.slice(end + 2).split(' ');
  const ticks = Number(words[11] ?? 0) + Number(words[12] ?? 0);
  return { name: stat.slice(stat.indexOf('(') + 1, end), seconds: ticks / TICKS_PER_SECOND };
}

async function threadsOf(pid: number): Promise<string[]> {
  try {
    return await readdir(`/proc/${pid}/task`);
  } catch {
    // It ended while its folder was read.
    return [];
  }
}
