import { desc } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { invitations } from '../../db/schema/index.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** More than anybody reads; older ones are still valid. */
const LONGEST_LIST = 1_000;

/** Invitations, the newest first. */
export function listInvitations(database: DatabaseOrTransaction): Promise<InvitationRow[]> {
  return database.select().from(invitations).orderBy(desc(invitations.createdAt)).limit(LONGEST_LIST);
}
