import type { RegisteredJob } from './job.ts';

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
