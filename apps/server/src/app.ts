import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiReference } from './api-reference.ts';
import { moduleMeasures, modulesPageHead, registerModules } from './compose-modules.ts';
import { guards, hasSessionCookie } from './modules/access/index.ts';
import { outlastDatabase } from './platform/errors/outlast-database.ts';
import { buildHttp } from './platform/http/build-http.ts';
import { sayFarewell, type Stopping } from './platform/http/draining.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { sweepUploads } from './platform/http/multipart.ts';
import {
  createDatabaseCounter,
  createMemoryCounter,
  sweepRateLimits,
} from './platform/http/rate-limit-store.ts';
import { defaultRateBudgets } from './platform/http/rate-limit.ts';
import { registerDevelopmentWebApp } from './platform/http/web-app-development.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { queueMeasures } from './platform/queue/queue-measures.ts';
import { databaseCheck, diskCheck, migrationsCheck } from './platform/readiness-checks.ts';
import type { ProcessParts } from './process-parts.ts';

export interface AppOptions {
  /** Serves the web app from its sources instead of its build. */
  readonly isDevelopment: boolean;
  /** See `HttpOptions.maxLagMs`. */
  readonly maxLagMs?: number;
  /** Set when this process is about to end: it is not ready any more and closes connections with their next answer. */
  readonly stopping?: Stopping;
}

const webFolder = join(import.meta.dirname, '../../web');

/** The whole API and web app, without a port: `listen` or `inject`. */
export async function buildApp(parts: ProcessParts, options: AppOptions): Promise<FastifyInstance> {
  const { config, log, open } = parts;
  const stopping = options.stopping ?? { isStopping: false };
  const app = await buildHttp({
    log,
    publicUrl: config.publicUrl,
    cdnUrl: config.cdnUrl,
    trustedProxies: config.trustedProxies,
    isDevelopment: options.isDevelopment,
    temporaryFolder: parts.temporaryFolder,
    reference: apiReference,
    stopping,
    ...(options.maxLagMs === undefined ? {} : { maxLagMs: options.maxLagMs }),
    rateLimit: {
      budgets: defaultRateBudgets,
      memory: createMemoryCounter(() => performance.now()),
      shared: createDatabaseCounter(open.database),
    },
  });
  registerHealth(app, [
    databaseCheck(open.pool),
    migrationsCheck(parts.databaseUrl),
    diskCheck(parts.temporaryFolder),
    { check: () => Promise.resolve(stopping.isStopping ? 'The server is stopping.' : null) },
  ]);
  registerMetrics(app, [...queueMeasures(open.pool), ...moduleMeasures(parts)], {
    token: config.metricsToken,
    guard: guards.admin,
    now: () => performance.now(),
  });
  registerModules(app, parts);
  if (options.isDevelopment) {
    await registerDevelopmentWebApp(app, webFolder);
  } else {
    await registerWebApp(app, join(webFolder, 'dist'), {
      headOf: modulesPageHead(parts),
      isSignedIn: hasSessionCookie,
      cdnUrl: config.cdnUrl,
    });
  }
  return app;
}

interface RunningApi {
  /** Where a browser on this machine opens it. */
  readonly address: string;
  /** Refuses new work, lets running requests finish, then closes everything. */
  stop(): Promise<void>;
}

const SWEEP_INTERVAL_MS = 5 * 60_000;
/** What still runs after this is cut off: mostly films that are being watched, which resume. */
const DRAIN_LIMIT_MS = 7_000;

/** Listens at the configured address. @throws when the port is taken, with a sentence */
export async function startApi(parts: ProcessParts, options: AppOptions): Promise<RunningApi> {
  const stopping: Stopping = { isStopping: false };
  const app = await buildApp(parts, { ...options, stopping });
  // A database that was killed together with this process's predecessor is back in seconds.
  await outlastDatabase(() => parts.queue.prepare());
  await outlastDatabase(() => parts.readConnections());
  const { host, port } = parts.config;
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new Error(explainListenError(cause, host, port), { cause });
  }
  await sweepUploads(parts.temporaryFolder, parts.clock.now());
  const sweeper = setInterval(() => {
    sweepRateLimits(parts.open.database).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'Old rate limits could not be removed');
    });
  }, SWEEP_INTERVAL_MS);
  return {
    address: app.listeningOrigin,
    async stop() {
      clearInterval(sweeper);
      await sayFarewell(app, stopping);
      const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS);
      await app.close();
      clearTimeout(cutOff);
      await parts.close();
    },
  };
}

function explainListenError(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or set PORT to another one.`;
    case 'EACCES':
      return `This account may not use port ${port}. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one of its addresses, or to 0.0.0.0.`;
    default:
      return `The server cannot listen at ${host}, port ${port}: ${String(cause)}`;
  }
}
