// Takes jobs, as a child of the supervisor (main.ts).
import { readConfig } from './config.ts';
import { createLogger } from './platform/logging.ts';
import { lowerPriority } from './platform/lower-priority.ts';
import { runChild } from './platform/supervisor/run-child.ts';
import { openParts } from './process-parts.ts';
import { startJobs } from './worker.ts';

const MAX_CONNECTIONS = 12;
/** The slowest service that answers with its result takes three minutes; its answer then outlasts a database restart. */
const BUYING_STOP_LIMIT_MS = 210_000;

runChild(async (settings, { tellWorn }) => {
  const config = readConfig();
  // Drawing and encoding take every processor there is: answers to people and the database go first.
  lowerPriority(config.workerNiceness);
  const log = createLogger({ level: config.logLevel, process: 'worker' });
  const parts = openParts({ config, settings, maxConnections: MAX_CONNECTIONS, log });
  const jobs = await startJobs(parts, settings.processId, tellWorn);
  return { address: null, stop: (needMore) => jobs.stop(() => needMore(BUYING_STOP_LIMIT_MS)) };
});
