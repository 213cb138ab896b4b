import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import type { ProcessParts } from '../process-parts.ts';
import { FromChildSchema, type ToChild } from '../platform/supervisor/child-messages.ts';

/** The prefix of every launched worker's id, as an installation has one. */
export const LAUNCHED = 'launched/';

/** Launches the worker as the supervisor does, and waits until it takes jobs. It is killed after the test at the latest. */
export async function launchWorker(
  { databaseUrl, secret, temporaryFolder }: ProcessParts,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const dataRoot = dirname(temporaryFolder);
  const child = fork(join(import.meta.dirname, '../worker-process.ts'), {
    env: {
      ...process.env,
      ...environment,
      KINORA_DATA_DIR: dataRoot,
      KINORA_RENDER_PROFILE: 'test',
      LOG_LEVEL: 'fatal',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => killWorker(child));
  const processId = `${LAUNCHED}${randomUUID()}`;
  const settings = { databaseUrl, secret, dataRoot, processId, isDevelopment: false, earlierAddress: null };
  child.send({ kind: 'begin', settings } satisfies ToChild);
  const [message] = await once(child, 'message');
  if (FromChildSchema.parse(message).kind !== 'ready') {
    throw new Error(`The worker did not begin: ${JSON.stringify(message)}`);
  }
  return child;
}

export async function killWorker(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
