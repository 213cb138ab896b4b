import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isProcessAlive } from './platform/postgres/running-server.ts';
import { launchKinora, type LaunchedKinora } from './testing/launch-kinora.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-main-'));
await chmod(base, 0o711);

const started: LaunchedKinora[] = [];

function launch(folder: string, environment: Readonly<Record<string, string>> = {}): LaunchedKinora {
  const kinora = launchKinora({ PORT: '0', KINORA_DATA_DIR: join(base, folder), ...environment });
  started.push(kinora);
  return kinora;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    await delay(50);
  }
}

async function start(folder: string, environment: Record<string, string> = {}): Promise<LaunchedKinora> {
  const kinora = launch(folder, environment);
  await until(() => {
    if (kinora.process.exitCode !== null) {
      throw new Error(kinora.output());
    }
    return kinora.output().includes('Kinora is ready.');
  });
  return kinora;
}

async function end(kinora: LaunchedKinora, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (kinora.process.exitCode === null && kinora.process.signalCode === null) {
    const gone = once(kinora.process, 'exit');
    kinora.process.kill(signal);
    await gone;
  }
  return kinora.process.exitCode;
}

async function readyStatus(kinora: LaunchedKinora): Promise<number> {
  return fetch(`${kinora.address()}/health/ready`).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** The process ids of a supervisor's children, by the program they run. */
async function childrenOf(kinora: LaunchedKinora): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const name = /(api|worker)-process/.exec(command)?.[1];
    if (name !== undefined && status.includes(`\nPPid:\t${kinora.process.pid}\n`)) {
      found[name] = Number(pid);
    }
  }
  return found;
}

function databasePid(folder: string): number {
  return Number(readFileSync(join(base, folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((kinora) => end(kinora)));
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe('npm start', { timeout: 180_000 }, () => {
  it('O4 a second start on the same data ends with a sentence, the first unharmed', async () => {
    const first = await start('second');
    const second = launch('second');
    const [code] = await once(second.process, 'exit');
    expect(code).toBe(1);
    expect(second.output()).toContain('Kinora is already running on');
    expect(await readyStatus(first)).toBe(200);
  });

  it('O1 SIGTERM under load breaks no answer, ends with 0, and stops the database in order', async () => {
    const kinora = await start('drains');
    const pid = databasePid('drains');
    const outcomes: string[] = [];
    const isStopping = new AbortController();
    const client = async (): Promise<void> => {
      while (!isStopping.signal.aborted) {
        try {
          const answer = await fetch(`${kinora.address()}/api/openapi.json`);
          await answer.text();
          outcomes.push(String(answer.status));
        } catch (error) {
          const code = (error as { cause?: { code?: string } }).cause?.code ?? 'broken';
          outcomes.push(code);
        }
      }
    };
    const clients = Array.from({ length: 4 }, client);
    await until(() => outcomes.length > 50);
    expect(await end(kinora)).toBe(0);
    isStopping.abort();
    await Promise.all(clients);
    // Refused connections and 503 are what a balancer expects; a torn answer or connection is not.
    const orderly = ['200', '429', '503', 'ECONNREFUSED'];
    expect(outcomes.filter((outcome) => !orderly.includes(outcome))).toEqual([]);
    expect(isProcessAlive(pid)).toBe(false);
    expect(await readdir(join(base, 'drains/database/postgres'))).not.toContain('postmaster.pid');
  });

  it('J3 killed children and a killed database come back by themselves', async () => {
    const kinora = await start('comes-back');
    const before = await childrenOf(kinora);
    process.kill(before['worker'] ?? 0, 'SIGKILL');
    process.kill(databasePid('comes-back'), 'SIGKILL');
    await until(async () => {
      const now = await childrenOf(kinora);
      return (
        now['worker'] !== undefined &&
        now['worker'] !== before['worker'] &&
        (await readyStatus(kinora)) === 200
      );
    });
    const address = kinora.address();
    process.kill(before['api'] ?? 0, 'SIGKILL');
    await until(async () => (await childrenOf(kinora))['api'] !== undefined);
    expect(kinora.address()).toBe(address);
  });

  it('J1 after kill -9 of the supervisor its children end, and the next start takes the database over', async () => {
    const first = await start('killed');
    const children = await childrenOf(first);
    const pid = databasePid('killed');
    await end(first, 'SIGKILL');
    await until(() => !Object.values(children).some((child) => isProcessAlive(child)));
    expect(isProcessAlive(pid)).toBe(true);
    const second = await start('killed');
    expect(second.output()).toContain('Found the database still running and took it over.');
    expect(databasePid('killed')).toBe(pid);
    expect(await readyStatus(second)).toBe(200);
  });

  it('every setting that cannot be used is named, and nothing is started', async () => {
    const kinora = launch('never', { PORT: 'x', KINORA_SECRET: 'weak', LOG_LEVEL: 'loud' });
    const [code] = await once(kinora.process, 'exit');
    expect(code).toBe(1);
    expect(kinora.output()).toMatch(/PORT must be[^]*LOG_LEVEL must be[^]*KINORA_SECRET is too short/);
    expect(await readdir(base)).not.toContain('never');
  });

  it('a port in use ends the start with a sentence, and nothing is left running', async () => {
    const first = await start('port-a');
    const second = launch('port-b', { PORT: new URL(first.address()).port });
    const [code] = await once(second.process, 'exit');
    expect(code).toBe(1);
    expect(second.output()).toMatch(/Port \d+ is in use by another program/);
    expect(await readdir(join(base, 'port-b/database/postgres'))).not.toContain('postmaster.pid');
  });

  it('a server that others can reach asks for a setup code, which is shown at the start', async () => {
    const kinora = await start('open', { HOST: '0.0.0.0' });
    expect(kinora.output()).toMatch(/Setup code for the first account: \S+/);
  });
});
