import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { openInstallation, type Installation } from './installation.ts';
import { setupCodeOf } from './platform/codes/setup-code.ts';
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

/**
 * Starts everything this role consists of, and keeps it running. Processes load their code while the database starts.
 * @throws with a sentence when something cannot start
 */
export async function startKinora(options: SupervisorOptions): Promise<RunningKinora> {
  const { config, say } = options;
  const installing = openInstallation({ config, log: options.log, onProgress: say });
  const api = config.role === 'worker' ? null : startApiChild(options, installing);
  const worker = config.role === 'api' ? null : startWorkerChild(options, installing);
  const stop = async (): Promise<void> => {
    await stopStarted(api, API_STOP_LIMIT_MS);
    await stopStarted(worker, WORKER_STOP_LIMIT_MS);
    await (await installing).close();
  };
  const [installation, ...children] = await Promise.allSettled([installing, api, worker]);
  if (installation.status === 'rejected') {
    throw installation.reason;
  }
  try {
    const failed = children.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') {
      throw failed.reason;
    }
    if (api !== null) {
      await sayWhere(options, installation.value, await api);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  say(config.role === 'worker' ? 'Kinora takes jobs.' : 'Kinora is ready. Stop it with Ctrl+C.');
  return { stop };
}

/** Whoever could not start has nothing to stop. */
async function stopStarted(starting: Promise<SupervisedChild> | null, limitMs: number): Promise<void> {
  const [started] = await Promise.allSettled([starting]);
  if (started.status === 'fulfilled') {
    await started.value?.stop(limitMs);
  }
}

function settingsOf(name: string, installing: Promise<Installation>, options: SupervisorOptions) {
  return async (earlierAddress: string | null): Promise<ChildSettings> => {
    const { databaseUrl, secret, folders, id } = await installing;
    return {
      earlierAddress,
      databaseUrl,
      secret,
      dataRoot: folders.root,
      processId: `${id}/${name}-${randomUUID()}`,
      isDevelopment: options.isDevelopment,
    };
  };
}

function startApiChild(
  options: SupervisorOptions,
  installing: Promise<Installation>,
): Promise<SupervisedChild> {
  return superviseChild({
    name: 'api',
    program: new URL('./api-process.ts', import.meta.url),
    settingsFor: settingsOf('api', installing, options),
    log: options.log,
  });
}

function startWorkerChild(
  options: SupervisorOptions,
  installing: Promise<Installation>,
): Promise<SupervisedChild> {
  return superviseChild({
    name: 'worker',
    program: new URL('./worker-process.ts', import.meta.url),
    settingsFor: settingsOf('worker', installing, options),
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
