// The API and the web app, as a child of the supervisor (main.ts).
import { startApi } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './platform/logging.ts';
import { runChild } from './platform/supervisor/run-child.ts';
import { openParts } from './process-parts.ts';

const MAX_CONNECTIONS = 20;

runChild(async (settings) => {
  const configured = readConfig();
  const { earlierAddress } = settings;
  const config =
    earlierAddress === null ? configured : { ...configured, port: Number(new URL(earlierAddress).port) };
  const log = createLogger({ level: config.logLevel, process: 'api' });
  const parts = openParts({ config, settings, maxConnections: MAX_CONNECTIONS, log });
  return startApi(parts, { isDevelopment: settings.isDevelopment });
});
