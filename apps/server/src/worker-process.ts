// Takes jobs, as a child of the supervisor (main.ts).
import { setPriority } from 'node:os';
import { readConfig } from './config.ts';
import { createLogger } from './platform/logging.ts';
import { runChild } from './platform/supervisor/run-child.ts';
import { openParts } from './process-parts.ts';
import { startJobs } from './worker.ts';

const MAX_CONNECTIONS = 12;
/** Drawing and encoding take every processor there is: answers to people and the database go first, as far as they can. */
const NICENESS = 15;

runChild(async (settings) => {
  setPriority(NICENESS);
  const config = readConfig();
  const log = createLogger({ level: config.logLevel, process: 'worker' });
  const parts = openParts({ config, settings, maxConnections: MAX_CONNECTIONS, log });
  const jobs = await startJobs(parts, settings.processId);
  return { address: null, stop: () => jobs.stop() };
});
