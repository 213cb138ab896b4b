import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { afterAll } from 'vitest';
import { buildHttp, type HttpOptions } from '../platform/http/build-http.ts';
import { createMemoryCounter } from '../platform/http/rate-limit-store.ts';

export interface TestHttp {
  readonly app: FastifyInstance;
  readonly temporaryFolder: string;
}

export const silentLog: Logger = pino({ level: 'silent' });

/**
 * The server's HTTP layer without any route of the product and without a port: add routes, then `app.inject`.
 * Closed after the test file; budgets are out of the way unless given.
 */
export async function buildTestHttp(options: Partial<HttpOptions> = {}): Promise<TestHttp> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'kinora-http-'));
  const counter = createMemoryCounter(() => performance.now());
  const app = await buildHttp({
    log: silentLog,
    publicUrl: 'http://127.0.0.1:3000',
    cdnUrl: null,
    trustedProxies: ['loopback'],
    isDevelopment: false,
    temporaryFolder,
    reference: { version: '0.0.0', operations: {}, tags: {} },
    // Test machines are busy.
    maxLagMs: 60_000,
    stopping: { isStopping: false },
    rateLimit: {
      budgets: { status: 100_000, reads: 100_000, writes: 100_000 },
      memory: counter,
      shared: counter,
    },
    ...options,
  });
  afterAll(async () => {
    await app.close();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
  return { app, temporaryFolder };
}
