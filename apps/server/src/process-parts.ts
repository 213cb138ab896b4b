import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RenderPool } from '@kinora/renderer';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/client.ts';
import { openRenderPool } from './open-render-pool.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { randomIds, type IdSource } from './platform/ids.ts';
import { createJobQueue, type JobQueue } from './platform/queue/job-queue.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { openGateway } from './gateway/gateway.ts';
import { openMediaConnections } from './gateway/connections/media-connections.ts';
import { readBindingsFile } from './gateway/connections/bindings-file.ts';
import type { Gateway } from './gateway/index.ts';
import { knownBindings, mediaVendors } from './gateway/media-vendors.ts';
import { openSubmits, type OpenSubmits } from './gateway/paid/open-submits.ts';
import type { DeskParts } from './gateway/paid/paid-desk.ts';
import { createProviders, type OpenProviders } from './gateway/registry.ts';
import type { ChildSettings } from './platform/supervisor/child-messages.ts';

/** What every process composes its modules from. */
export interface ProcessParts {
  readonly config: Config;
  readonly secret: string;
  readonly databaseUrl: string;
  readonly open: OpenDatabase;
  readonly queue: JobQueue;
  readonly storage: Storage;
  /** Private, on the file system of the media: for uploads and work files. */
  readonly temporaryFolder: string;
  /** The models that serve this installation. */
  readonly providers: OpenProviders;
  /** Where paid requests are written down, and who is connected. */
  readonly desk: DeskParts & { readonly submits: OpenSubmits };
  /** How modules ask them. */
  readonly gateway: Gateway;
  /** Where films and clips are rendered; closed with the models. */
  readonly renderPool: RenderPool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Logger;
  close(): Promise<void>;
}

export interface PartsOptions {
  readonly config: Config;
  readonly settings: Pick<ChildSettings, 'databaseUrl' | 'dataRoot' | 'secret'>;
  readonly maxConnections: number;
  readonly keptConnections?: number;
  readonly log: Logger;
}

/** Opens a process's parts. Nothing is connected before it is used. */
export function openParts({ config, settings, log, ...limits }: PartsOptions): ProcessParts {
  const open = openDatabase(settings.databaseUrl, {
    ...limits,
    applicationName: `kinora ${config.role}`,
    onConnectionError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  const queue = createJobQueue({ pool: open.pool, log });
  const renderPool = openRenderPool(availableParallelism());
  const providers = createProviders(makerVariables(config, settings), renderPool);
  const temporaryFolder = join(settings.dataRoot, 'temporary');
  const connections = openMediaConnections({
    database: open.database,
    vendors: mediaVendors,
    variables: config.models,
    secret: settings.secret,
    ownBindings: readBindingsFile(join(settings.dataRoot, 'bindings.json'), knownBindings),
  });
  const storage = createLocalStorage(join(settings.dataRoot, 'media'));
  const desk = {
    database: open.database,
    storage,
    ids: randomIds,
    connections,
    environmentLimit: config.dailyBudgetMicro,
    accountShare: config.accountShare,
    submits: openSubmits(),
  };
  return {
    config,
    secret: settings.secret,
    databaseUrl: settings.databaseUrl,
    open,
    queue,
    storage,
    temporaryFolder,
    providers,
    desk,
    gateway: openGateway(providers, temporaryFolder, desk),
    renderPool,
    clock: systemClock,
    ids: randomIds,
    log,
    async close() {
      connections.close();
      await providers.close();
      await queue.close();
      await open.close();
    },
  };
}

function makerVariables({ models, libraryFolder }: Config, { dataRoot }: PartsOptions['settings']) {
  return { ...models, KINORA_LIBRARY_DIR: libraryFolder ?? join(dataRoot, 'library') };
}
