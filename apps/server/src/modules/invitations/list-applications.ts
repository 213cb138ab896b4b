import { desc } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { accessApplications } from '../../db/schema/index.ts';

type ApplicationRow = typeof accessApplications.$inferSelect;

const LONGEST_LIST = 1_000;

/** Applications for access, the latest first. */
export function listApplications(database: DatabaseOrTransaction): Promise<ApplicationRow[]> {
  return database
    .select()
    .from(accessApplications)
    .orderBy(desc(accessApplications.lastAppliedAt))
    .limit(LONGEST_LIST);
}
