import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildServer } from '../server-build.ts';
import { readServerRecord, serverUrl } from '../../apps/server/src/platform/postgres/running-server.ts';
import { descendantsOf } from './process-tree.ts';

/** What can be killed, and what only falls asleep for longer than its lease. */
export const victims = ['worker', 'segment', 'api', 'postgres', 'supervisor', 'sleep'] as const;
export type Victim = (typeof victims)[number];

/** A whole Kinora on a folder of its own, as `npm start` runs it, whose processes can be killed. */
export interface Installation {
  readonly origin: string;
  readonly folder: string;
  readonly logFile: string;
  databaseUrl(): Promise<string>;
  /** The process id of a victim; null when there is none at the moment. */
  find(victim: Victim): Promise<number | null>;
  /** Starts the supervisor again after it was killed. */
  startAgain(): Promise<void>;
  isReady(): Promise<boolean>;
  stop(): Promise<number | null>;
  remove(): Promise<void>;
}

/** A starved machine takes minutes to start a process. */
const START_LIMIT_MS = 600_000;

/** Starts it and waits until it is ready. `environment`: beside what every one of them is started with. */
export async function createInstallation(
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const base = await mkdtemp(join(tmpdir(), 'kinora-chaos-'));
  // The bundled database may run as another user, who has to walk through.
  await chmod(base, 0o711);
  const folder = join(base, 'data');
  const logFile = join(base, 'kinora.log');
  let supervisor = await launch({ folder, logFile, environment }, '0');
  const origin = supervisor.address;
  return {
    origin,
    folder,
    logFile,
    databaseUrl: () => databaseUrlOf(folder),
    find: (victim) => findVictim(victim, supervisor.process, folder),
    async startAgain() {
      supervisor = await launch({ folder, logFile, environment }, new URL(origin).port);
    },
    isReady: () => isReady(origin),
    async stop() {
      if (!hasEnded(supervisor.process)) {
        const gone = once(supervisor.process, 'exit');
        supervisor.process.kill('SIGTERM');
        await gone;
      }
      return supervisor.process.exitCode;
    },
    remove: () => rm(base, { recursive: true, force: true }),
  };
}

interface Launch {
  readonly folder: string;
  readonly logFile: string;
  readonly environment: Readonly<Record<string, string>>;
}

async function launch(
  { folder, logFile, environment }: Launch,
  port: string,
): Promise<{ process: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [await buildServer()], {
    env: {
      ...process.env,
      PORT: port,
      KINORA_DATA_DIR: folder,
      KINORA_RENDER_PROFILE: 'test',
      WIKIPEDIA_BASE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    appendFileSync(logFile, chunk);
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const deadline = performance.now() + START_LIMIT_MS;
  while (!output.includes('Kinora is ready.')) {
    if (hasEnded(child) || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`Kinora did not start:\n${output}`);
    }
    await delay(50);
  }
  return { process: child, address: /Kinora: (\S+)/.exec(output)?.[1] ?? '' };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function databaseUrlOf(folder: string): Promise<string> {
  const record = await readServerRecord(join(folder, 'database/postgres'));
  const password = (await readFile(join(folder, 'secrets/database-password'), 'utf8')).trim();
  return serverUrl(record?.port ?? 0, password, 'kinora');
}

async function findVictim(victim: Victim, supervisor: ChildProcess, folder: string): Promise<number | null> {
  if (victim === 'supervisor') {
    return supervisor.pid ?? null;
  }
  if (victim === 'postgres') {
    return (await readServerRecord(join(folder, 'database/postgres')))?.pid ?? null;
  }
  const program = victim === 'segment' ? 'segment-child' : `${victim === 'api' ? 'api' : 'worker'}-process`;
  const found = (await descendantsOf(supervisor.pid ?? 0)).find(({ command }) => command.includes(program));
  return found?.pid ?? null;
}
