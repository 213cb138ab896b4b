import type { MeAnswer } from '@kinora/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { CurrentUser } from '../access/index.ts';
import type { StorageDeps } from '../assets/index.ts';
import { readMe } from './read-me.ts';

/** Gives the account another name, and answers it as it is now. */
export async function renameAccount(
  deps: StorageDeps,
  { user, name, now }: { user: CurrentUser; name: string; now: Date },
): Promise<MeAnswer> {
  await deps.database.update(users).set({ name, updatedAt: now }).where(eq(users.id, user.id));
  return await readMe(deps, { ...user, name });
}
