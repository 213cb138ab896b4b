import { mailSentences, sentences } from '@kinora/contract/sentences';
import type { WaitlistPayload } from '@kinora/contract/api';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import { countTry, throttleRules } from '../access/index.ts';
import { postMail } from '../mails/index.ts';
import { waitlistMailId } from './waitlist-mail-id.ts';

export interface WaitlistDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Who reads the waitlist's mails; null while nobody is named: they are kept for the admin. */
  readonly adminEmail: string | null;
}

export interface WaitlistWish {
  readonly payload: WaitlistPayload;
  /** Null for visitors. */
  readonly user: { readonly id: string; readonly name: string; readonly email: string } | null;
  /** Where it comes from. */
  readonly address: string;
}

/** To whom kept mails are addressed while ADMIN_EMAIL is not set. */
const NOBODY = 'admin';

/**
 * Writes the admin a mail with name, user and time. The same person on the same list is one mail.
 * @returns a sentence for the user @throws AppError `invalid` for a visitor without an address; `too-many`
 */
export async function joinWaitlist(deps: WaitlistDeps, wish: WaitlistWish): Promise<string> {
  const { payload, user } = wish;
  const email = payload.email ?? user?.email;
  if (email === undefined) {
    const message = sentences.account.waitlistNeedsEmail;
    throw new AppError('invalid', { detail: message, errors: [{ path: 'email', message }] });
  }
  const now = deps.clock.now();
  const name = payload.name === '' ? (user?.name ?? '') : payload.name;
  const mail = mailSentences.waitlist({
    kind: payload.kind,
    name,
    email,
    userId: user?.id ?? null,
    time: now.toISOString(),
  });
  await deps.database.transaction(async (tx) => {
    await countTry(tx, { rule: throttleRules.waitlist, caller: networkOfAddress(wish.address), now });
    await postMail(tx, deps.queue, {
      ...mail,
      id: waitlistMailId(payload.kind, email),
      to: deps.adminEmail ?? NOBODY,
      now,
    });
  });
  const { joined, joinedStudio } = sentences.waitlist;
  return payload.kind === 'studio' ? joinedStudio : joined;
}
