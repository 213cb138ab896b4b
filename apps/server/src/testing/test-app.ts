import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { openParts, type ProcessParts } from '../process-parts.ts';
import { createTestDatabase } from './test-database.ts';
import { silentLog } from './test-http.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: ProcessParts;
}

/** The whole API on a database of its own, without a port: use `app.inject`. Call it at the top of the file. */
export async function buildTestApp(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const { url } = await createTestDatabase();
  const dataRoot = await mkdtemp(join(tmpdir(), 'kinora-app-'));
  await mkdir(join(dataRoot, 'media'));
  await mkdir(join(dataRoot, 'temporary'));
  const config = parseConfig(
    { KINORA_DATA_DIR: dataRoot, KINORA_RENDER_PROFILE: 'test', ...environment },
    dataRoot,
  );
  const settings = { databaseUrl: url, dataRoot, secret: 'a-secret-that-only-this-test-run-uses-9f3b' };
  const parts = openParts({ config, settings, maxConnections: 5, log: silentLog });
  const app = await buildApp(parts, { isDevelopment: false, maxLagMs: 60_000 });
  afterAll(async () => {
    await app.close();
    await parts.close();
    await rm(dataRoot, { recursive: true, force: true });
  });
  await parts.queue.prepare();
  await app.ready();
  return { app, parts };
}
