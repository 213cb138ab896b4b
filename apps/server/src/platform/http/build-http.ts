import compress from '@fastify/compress';
import { limits } from '@kinora/contract/limits';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { config as configureZod, locales } from 'zod/v4/core';
import { registerDraining, type Stopping } from './draining.ts';
import { registerErrorHandling, sendProblem } from './error-handling.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerMultipart } from './multipart.ts';
import { registerOpenApi, type ApiReference } from './openapi.ts';
import { registerOriginRule } from './origin-rule.ts';
import { registerRateLimit, type RateLimitOptions } from './rate-limit.ts';
import { registerRequestLog, requestIdOf } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface HttpOptions {
  readonly log: Logger;
  readonly publicUrl: string;
  readonly cdnUrl: string | null;
  /** Addresses and networks that may say who asks. */
  readonly trustedProxies: readonly string[];
  readonly isDevelopment: boolean;
  /** For uploads, while their request lasts. */
  readonly temporaryFolder: string;
  /** When the event loop lags more than this, calls are refused so that the rest is answered; 3 s by default. */
  readonly maxLagMs?: number;
  readonly rateLimit: RateLimitOptions;
  /** Set when this process is about to end; see `registerDraining`. */
  readonly stopping: Stopping;
  /** What the document at /api/openapi.json says beside the routes' schemas. */
  readonly reference: ApiReference;
}

/** A body must have arrived by then; headers alone much earlier. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** How often Node looks for connections that took too long. */
const CONNECTIONS_CHECK_MS = 10_000;
/** An answer must have been sent by then; routes that stream files have a longer limit of their own. */
const HANDLER_TIMEOUT_MS = 150_000;
/** Far above what a machine busy with films shows, far below what anybody waits for. */
const DEFAULT_MAX_LAG_MS = 3_000;
const CONNECTIONS_LIMIT = 2_000;
const COMPRESSION_FLOOR_BYTES = 1_024;

/**
 * The server without any route of the product: limits, headers, the Origin rule, rate limits, forms, errors, and the
 * description of the API. The caller adds routes; all of them get everything above.
 */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  // Without words, zod's own messages are only 'Invalid input'.
  configureZod(locales.en());
  const app = createServer(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerRequestLog(app);
  registerDraining(app, options.stopping);
  await registerSecurityHeaders(app, options);
  registerErrorHandling(app);
  registerOriginRule(app, options.publicUrl);
  await registerLoadShedding(app, options.maxLagMs ?? DEFAULT_MAX_LAG_MS);
  await registerRateLimit(app, options.rateLimit);
  await app.register(compress, { threshold: COMPRESSION_FLOOR_BYTES, encodings: ['br', 'gzip'] });
  await registerMultipart(app, options);
  await registerOpenApi(app, options);
  forbidCachingOfAnswers(app);
  return app;
}

function createServer(options: HttpOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: limits.bytes.json,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    routerOptions: { maxParamLength: 300 },
    // A copy: the list is taken apart.
    trustProxy: [...options.trustedProxies],
    frameworkErrors: (error, request, reply) => sendUnrouted(error, request, reply),
  });
  app.server.maxConnections = CONNECTIONS_LIMIT;
  return app;
}

/** An address the router cannot read is answered before any hook has run, so the headers are set here. */
function sendUnrouted(...[error, request, reply]: Parameters<typeof sendProblem>): void {
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  void sendProblem(error, request, reply);
}

/** Answers are one user's, and of this moment. Files and the app's own pages say otherwise themselves. */
function forbidCachingOfAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
  });
}
