// The API and the web app, as a child of the supervisor (main.ts).
import { startApi } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './platform/logging.ts';
import { runChild } from './platform/supervisor/run-child.ts';
import { openParts } from './process-parts.ts';

const CONNECTIONS = {
  maxConnections: 20,
  /**
   * Enough for a handful of people whose browsers ask at the same moment; where more ask they stay open. Each that is kept comes to
   * nine megabytes in its process of the database once it has seen every table.
   */
  keptConnections: 4,
};

runChild(async (settings) => {
  const configured = readConfig();
  const { earlierAddress } = settings;
  const config =
    earlierAddress === null ? configured : { ...configured, port: Number(new URL(earlierAddress).port) };
  const log = createLogger({ level: config.logLevel, process: 'api' });
  const parts = openParts({ config, settings, ...CONNECTIONS, log });
  // Without its database Kinora starts as well, and says so by itself.
  parts.open.warmUp().catch((error: unknown) => log.warn({ err: error }, 'No connections were opened ahead'));
  return startApi(parts, { isDevelopment: settings.isDevelopment });
});
