import type { Transaction } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { sendMail } from './send-mail.ts';

export interface NewMail {
  /** The same id again is the same mail: it is kept and sent once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Holds what opens an account: its text goes when it was sent. */
  readonly isSecret?: boolean;
  readonly now: Date;
}

/** Keeps a mail and queues its sending. Without a mail server it stays where the admin reads it. */
export async function postMail(tx: Transaction, queue: JobQueue, mail: NewMail): Promise<void> {
  const { now, ...values } = mail;
  const kept = await tx
    .insert(mails)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (kept.length > 0) {
    await queue.enqueue(tx, sendMail, { mailId: mail.id }, { group: 'mails' });
  }
}
