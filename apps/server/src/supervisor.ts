import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { openInstallation, type Installation } from './installation.ts';
import { setupCodeOf } from './modules/access/index.ts';
import { outlastDatabase } from './platform/errors/outlast-database.ts';
import { releaseJobsOfDeadWorkers } from './platform/queue/worker.ts';
import type { ChildSettings } from './platform/supervisor/child-messages.ts';
import { superviseChild, type SupervisedChild } from './platform/supervisor/supervised-child.ts';

export interface SupervisorOptions {
  readonly config: Config;
  readonly isDevelopment: boolean;
  readonly log: Logger;
  /** One line for the person who started it. */
  readonly say: (line: string) => void;
}

export interface RunningKinora {
  /** HTTP first, then workers, then the database; nothing is lost. */
  stop(): Promise<void>;
}

const API_STOP_LIMIT_MS = 10_000;
/** A paid request that is being sent is waited for: its answer must be stored. */
const WORKER_STOP_LIMIT_MS = 45_000;

/** Starts everything this role consists of, and keeps it running. @throws with a sentence when something cannot start */
export async function startKinora(options: SupervisorOptions): Promise<RunningKinora> {
  const { config, say } = options;
  const installation = await openInstallation({ config, log: options.log, onProgress: say });
  const children: { child: SupervisedChild; limitMs: number }[] = [];
  const stop = async (): Promise<void> => {
    for (const { child, limitMs } of children) {
      await child.stop(limitMs);
    }
    await installation.close();
  };
  try {
    if (config.role !== 'worker') {
      const child = await startApiChild(options, installation);
      children.push({ child, limitMs: API_STOP_LIMIT_MS });
      await sayWhere(options, installation, child);
    }
    if (config.role !== 'api') {
      const child = await startWorkerChild(options, installation);
      children.push({ child, limitMs: WORKER_STOP_LIMIT_MS });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  say(config.role === 'worker' ? 'Kinora takes jobs.' : 'Kinora is ready. Stop it with Ctrl+C.');
  return { stop };
}

function settingsOf(name: string, installation: Installation, options: SupervisorOptions) {
  return (earlierAddress: string | null): ChildSettings => ({
    earlierAddress,
    databaseUrl: installation.databaseUrl,
    secret: installation.secret,
    dataRoot: installation.folders.root,
    processId: `${installation.id}/${name}-${randomUUID()}`,
    isDevelopment: options.isDevelopment,
  });
}

function startApiChild(options: SupervisorOptions, installation: Installation): Promise<SupervisedChild> {
  return superviseChild({
    name: 'api',
    program: join(import.meta.dirname, 'api-process.ts'),
    settingsFor: settingsOf('api', installation, options),
    log: options.log,
  });
}

function startWorkerChild(options: SupervisorOptions, installation: Installation): Promise<SupervisedChild> {
  return superviseChild({
    name: 'worker',
    program: join(import.meta.dirname, 'worker-process.ts'),
    settingsFor: settingsOf('worker', installation, options),
    log: options.log,
    afterCrash: (settings) => giveJobsBack(settings, options.log),
  });
}

async function giveJobsBack({ databaseUrl, processId }: ChildSettings, log: Logger): Promise<void> {
  const open = openDatabase(databaseUrl, { maxConnections: 2, applicationName: 'kinora supervisor' });
  try {
    // The same crash may have taken the database with it.
    await outlastDatabase(() => releaseJobsOfDeadWorkers(open, processId, log));
  } finally {
    await open.close();
  }
}

async function sayWhere(
  { config, say }: SupervisorOptions,
  installation: Installation,
  child: SupervisedChild,
): Promise<void> {
  say('');
  say(`  Kinora: ${config.port === 0 ? (child.address ?? '') : config.publicUrl}`);
  if (config.isReachableFromOutside && !(await hasAccounts(installation.databaseUrl))) {
    say(`  Setup code for the first account: ${setupCodeOf(installation.secret)}`);
  }
  say('');
}

async function hasAccounts(databaseUrl: string): Promise<boolean> {
  const open = openDatabase(databaseUrl, { maxConnections: 1 });
  try {
    return (await open.database.query.users.findFirst({ columns: { id: true } })) !== undefined;
  } finally {
    await open.close();
  }
}
