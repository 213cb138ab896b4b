import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { pino } from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import { parseConfig } from '../../apps/server/src/config.ts';
import { openParts } from '../../apps/server/src/process-parts.ts';

/** A call that lost its name: a linter that misses it is not linting. */
const PLANT = { path: '/api/me', method: 'get', field: 'operationId', rule: 'operation-operationId' };
const LEAST_CALLS = 50;

type Calls = Record<string, Record<string, Record<string, unknown>>>;

/** The document as the server answers it. Nothing is connected for it, so the database need not exist. */
async function buildDocument(): Promise<{ readonly paths: Calls }> {
  const dataRoot = mkdtempSync(join(tmpdir(), 'kinora-openapi-'));
  const settings = {
    databaseUrl: 'postgres://127.0.0.1:1/none',
    dataRoot,
    secret: 'of-no-installation-7c1e94',
  };
  const parts = openParts({
    config: parseConfig({ KINORA_DATA_DIR: dataRoot }, dataRoot),
    settings,
    maxConnections: 1,
    log: pino({ level: 'silent' }),
  });
  const app = await buildApp(parts, { isDevelopment: false });
  try {
    await app.ready();
    // As it is sent; that it holds paths is counted below.
    return JSON.parse(JSON.stringify(app.swagger())) as { readonly paths: Calls };
  } finally {
    await app.close();
    await parts.close();
    rmSync(dataRoot, { recursive: true, force: true });
  }
}

/** What Redocly's recommended rules say to a document, warnings included. */
async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ ruleId, severity, message, location }) =>
      `${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

/** The description of the API, by which others generate their clients: nothing may be said against it. */
export async function checkOpenApi(): Promise<{ isGreen: boolean; text: string }> {
  const document = await buildDocument();
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  if (calls < LEAST_CALLS) {
    return { isGreen: false, text: `Only ${calls} calls are described.` };
  }
  const planted = structuredClone(document);
  delete planted.paths[PLANT.path]?.[PLANT.method]?.[PLANT.field];
  if (!(await lint(planted)).some((problem) => problem.includes(PLANT.rule))) {
    return {
      isGreen: false,
      text: `A planted violation of '${PLANT.rule}' was not found: the linter does not bite.`,
    };
  }
  const problems = await lint(document);
  return { isGreen: problems.length === 0, text: problems.join('\n') };
}
