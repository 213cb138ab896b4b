import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';

/** The request has said what it had to say: the next try of its step is a new one. */
export async function closeRequest(database: Database, id: string): Promise<void> {
  await database.update(paidRequests).set({ isClosed: true }).where(eq(paidRequests.id, id));
}
