import { waitlistKinds } from '@kinora/contract/api';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import { waitlistMailId } from './waitlist-mail-id.ts';

/** Removes what the admin was written about somebody on the waitlists. */
export async function forgetWaiting(tx: Transaction, email: string): Promise<void> {
  const ids = waitlistKinds.map((kind) => waitlistMailId(kind, email));
  await tx.delete(mails).where(inArray(mails.id, ids));
}
