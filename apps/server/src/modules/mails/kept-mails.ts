import type { AdminMail } from '@kinora/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const SHOWN_MAILS = 200;

/** What was sent, or would have been, the newest first. */
export async function listMails(database: Database): Promise<AdminMail[]> {
  const rows = await database.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN_MAILS);
  return rows.map(({ id, to, subject, text, failures, createdAt, sentAt }) => ({
    id,
    to,
    subject,
    text,
    failures,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
}

/** Deletes a mail; one that waits to be sent is not sent any more. @throws AppError `not-found` */
export async function removeMail(database: DatabaseOrTransaction, id: string): Promise<void> {
  const removed = await database.delete(mails).where(eq(mails.id, id)).returning({ id: mails.id });
  if (removed.length === 0) {
    throw new AppError('not-found');
  }
}
