import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { activateAccount } from '../invitations/index.ts';
import { findUserByEmail } from './find-user.ts';

/** Makes an account an admin, and active and open if it is not. @throws AppError `not-found` for an unknown address */
export async function makeAdmin(
  database: Database,
  { email, startingCreditsHundredths, now }: { email: string; startingCreditsHundredths: bigint; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { id } = await findUserByEmail(tx, email);
    await tx.update(users).set({ isAdmin: true, closedAt: null }).where(eq(users.id, id));
    await activateAccount(tx, { userId: id, creditsHundredths: startingCreditsHundredths, now });
  });
}
