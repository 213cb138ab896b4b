import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** The account of an e-mail address. @throws AppError `not-found` */
export async function findUserByEmail(
  database: DatabaseOrTransaction,
  email: string,
): Promise<typeof users.$inferSelect> {
  const [user] = await database.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (user === undefined) {
    throw new AppError('not-found');
  }
  return user;
}
