import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openLocalModels } from '@kinora/local-models';
import type { RenderPool } from '@kinora/renderer';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/client.ts';
import { openPaintingPool } from './gateway/open-painting-pool.ts';
import { openRenderPool } from './open-render-pool.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { randomIds, type IdSource } from './platform/ids.ts';
import { openDatabaseNews, type DatabaseNews } from './platform/news/database-news.ts';
import { createJobQueue, type JobQueue } from './platform/queue/job-queue.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { usableMemory } from './platform/usable-memory.ts';
import { openGateway } from './gateway/gateway.ts';
import { openMakerConnections, type MakerConnections } from './gateway/connections/maker-connections.ts';
import { openMediaConnections } from './gateway/connections/media-connections.ts';
import { readBindingsFile } from './gateway/connections/bindings-file.ts';
import type { Gateway } from './gateway/index.ts';
import { knownBindings, mediaVariables, mediaVendors } from './gateway/media-vendors.ts';
import { openSubmits, type OpenSubmits } from './gateway/paid/open-submits.ts';
import type { DeskParts } from './gateway/paid/paid-desk.ts';
import { openSubjectFinder } from './gateway/subject-net.ts';
import { openProviders, previewText, vendors, type OpenProviders } from './gateway/registry.ts';
import { openVoiceModel } from './gateway/voice-model.ts';
import type { ChildSettings } from './platform/supervisor/child-messages.ts';

/** What every process composes its modules from. */
export interface ProcessParts {
  readonly config: Config;
  readonly secret: string;
  /** Where the models of this machine lie. */
  readonly localModelsFolder: string;
  readonly databaseUrl: string;
  readonly open: OpenDatabase;
  readonly queue: JobQueue;
  /** What the database tells all processes at once. */
  readonly news: DatabaseNews;
  readonly storage: Storage;
  /** Private, on the file system of the media: for uploads and work files. */
  readonly temporaryFolder: string;
  /** The models that serve this installation. */
  readonly providers: OpenProviders;
  /** Who of those that write, speak and look things up is connected. */
  readonly makers: MakerConnections;
  /** Where paid requests are written down, and who is connected. */
  readonly desk: DeskParts & { readonly submits: OpenSubmits };
  /** How modules ask them. */
  readonly gateway: Gateway;
  /** Where films and clips are rendered; closed with the models. */
  readonly renderPool: RenderPool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly log: Logger;
  /** Reads what admins have connected: before it, the environment's own serve alone. */
  readConnections(): Promise<void>;
  close(): Promise<void>;
}

export interface PartsOptions {
  readonly config: Config;
  readonly settings: Pick<ChildSettings, 'databaseUrl' | 'dataRoot' | 'secret'>;
  readonly maxConnections: number;
  readonly keptConnections?: number;
  readonly log: Logger;
}

function thisMachine({ segmentsAtOnce }: Config) {
  return { processors: availableParallelism(), memoryBytes: usableMemory(), most: segmentsAtOnce };
}

/** Opens a process's parts. Nothing is connected before it is used. */
export function openParts({ config, settings, log, ...limits }: PartsOptions): ProcessParts {
  const open = openDatabase(settings.databaseUrl, {
    ...limits,
    applicationName: `kinora ${config.role}`,
    onConnectionError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  const queue = createJobQueue({ pool: open.pool, log });
  const news = openDatabaseNews({ databaseUrl: settings.databaseUrl, log });
  const renderPool = openRenderPool(thisMachine(config));
  const localModelsFolder = join(settings.dataRoot, 'models');
  const opened = { config, settings, database: open.database, pool: renderPool, localModelsFolder };
  const { makers, localModels, providers, connections } = openMakers(opened);
  const temporaryFolder = join(settings.dataRoot, 'temporary');
  const storage = createLocalStorage(join(settings.dataRoot, 'media'));
  const desk = openDesk(config, { database: open.database, storage, connections });
  return {
    config,
    secret: settings.secret,
    localModelsFolder,
    databaseUrl: settings.databaseUrl,
    open,
    queue,
    news,
    storage,
    temporaryFolder,
    providers,
    makers,
    desk,
    gateway: openGateway(providers, temporaryFolder, desk),
    renderPool,
    clock: systemClock,
    ids: randomIds,
    log,
    async readConnections() {
      await Promise.all([connections.refresh(), makers.refresh()]);
    },
    async close() {
      connections.close();
      makers.close();
      await providers.close();
      await localModels.close();
      await news.close();
      await queue.close();
      await open.close();
    },
  };
}

/** Where what costs is written down, sent and counted. */
function openDesk(
  { dailyBudgetMicro, accountShare }: Config,
  parts: Pick<DeskParts, 'database' | 'storage' | 'connections'>,
) {
  return {
    ...parts,
    ids: randomIds,
    environmentLimit: dailyBudgetMicro,
    accountShare,
    submits: openSubmits(),
  };
}

interface MakerParts extends Pick<PartsOptions, 'config' | 'settings'> {
  readonly localModelsFolder: string;
  readonly database: OpenDatabase['database'];
  readonly pool: RenderPool;
}

/** Whoever makes something: those outside, as far as they are connected, and what is built in. */
function openMakers({ config, settings, database, pool, localModelsFolder }: MakerParts) {
  const { secret, dataRoot } = settings;
  const makers = openMakerConnections({ database, vendors, variables: config.models, secret, previewText });
  const libraryFolder = config.libraryFolder ?? join(dataRoot, 'library');
  const localModels = openLocalModels({ folder: localModelsFolder });
  const providers = openProviders({
    connected: makers.open,
    libraryFolder,
    pool,
    painting: openPaintingPool(availableParallelism()),
    profile: 'film',
    subjects: openSubjectFinder(localModels),
    voiceModel: openVoiceModel(localModels),
  });
  const connections = openMediaConnections({
    database,
    vendors: mediaVendors,
    variables: mediaVariables(config, dataRoot),
    secret,
    ownBindings: readBindingsFile(join(dataRoot, 'bindings.json'), knownBindings),
  });
  return { makers, localModels, providers, connections };
}
