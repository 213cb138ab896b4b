import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../server-build.ts';

/** A whole Kinora of its own, as `npm start` runs it: supervisor, PostgreSQL, API and worker on an empty data folder. */
export interface KinoraServer {
  readonly port: number;
  /** Of the process that all others are below. */
  readonly pid: number;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('No free port was found.');
  }
  return address.port;
}

export async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    return response.ok;
  } catch (error) {
    // Refused connections are what starting looks like from outside.
    if (error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function waitUntilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await isReady(port))) {
    if (ended(child) || Date.now() > deadline) {
      throw new Error(`Kinora did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export interface KinoraServerOptions {
  /** `test` makes films of 320x180; `full` those a person gets. */
  readonly renderProfile: 'test' | 'full';
  /** Scheduling priority of the server's processes, lower for higher numbers; the caller's own by default. */
  readonly niceness?: number;
  /** Of its worker alone; a person's default unless told. */
  readonly workerNiceness?: number;
  /** Beside what every one of them is started with. */
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startKinora(options: KinoraServerOptions): Promise<KinoraServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kinora-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, [await buildServer()], {
    env: {
      ...process.env,
      PORT: String(port),
      KINORA_DATA_DIR: dataFolder,
      KINORA_RENDER_PROFILE: options.renderProfile,
      ...(options.workerNiceness === undefined
        ? {}
        : { KINORA_WORKER_NICENESS: String(options.workerNiceness) }),
      KINORA_STARTING_CREDITS: '25',
      WIKIPEDIA_BASE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'info',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (options.niceness !== undefined && child.pid !== undefined) {
    setPriority(child.pid, options.niceness);
  }
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await waitUntilReady(port, child, () => output);
  if (child.pid === undefined) {
    throw new Error('A process that is ready has a number.');
  }
  return {
    port,
    pid: child.pid,
    dataFolder,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
