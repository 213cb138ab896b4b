import type { MeAnswer } from '@kinora/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { CurrentUser } from '../access/index.ts';
import { readMe } from './read-me.ts';

/** Gives the account another name, and answers it as it is now. */
export async function renameAccount(
  database: Database,
  { user, name, now }: { user: CurrentUser; name: string; now: Date },
): Promise<MeAnswer> {
  await database.update(users).set({ name, updatedAt: now }).where(eq(users.id, user.id));
  return await readMe(database, { ...user, name });
}
