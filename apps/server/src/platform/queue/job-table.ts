import type { JobDefinition, RegisteredJob } from './job.ts';

/** Every job this worker can run, by name. @throws when a name has two handlers */
export function tableOfJobs(jobs: readonly RegisteredJob[]): ReadonlyMap<string, RegisteredJob> {
  const table = new Map<string, RegisteredJob>();
  for (const job of jobs) {
    const { name } = job.definition;
    if (table.has(name)) {
      throw new Error(`The job '${name}' has two handlers.`);
    }
    table.set(name, job);
  }
  return table;
}

/** Refuses a boot in which something may be queued that nobody runs. */
export function assertEveryJobHasHandler(
  definitions: readonly JobDefinition<never>[],
  table: ReadonlyMap<string, RegisteredJob>,
): void {
  const missing = definitions.filter(({ name }) => !table.has(name)).map(({ name }) => `'${name}'`);
  if (missing.length > 0) {
    throw new Error(`No handler is registered for the job ${missing.join(', ')}.`);
  }
}
