import { consentSubjects, consentVersions } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { Consents, GiveConsentPayload } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { consents } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Notes that somebody agreed, to which words and when; who agrees again changes nothing. @throws AppError `conflict` for other words than today's */
export async function giveConsent(
  database: Database,
  { userId, subject, version, now }: GiveConsentPayload & { userId: string; now: Date },
): Promise<void> {
  if (version !== consentVersions[subject]) {
    throw new AppError('conflict', { detail: sentences.consent.changed });
  }
  await database.insert(consents).values({ userId, subject, version, givenAt: now }).onConflictDoNothing();
}

/** What somebody has agreed to, in the words of now. */
export async function readConsents(database: Database, userId: string): Promise<Consents> {
  const given = await database.select().from(consents).where(eq(consents.userId, userId));
  const isGiven = consentSubjects.map((name) => [
    name,
    given.some(({ subject, version }) => subject === name && version === consentVersions[name]),
  ]);
  // Every subject is there, and no other.
  return Object.fromEntries(isGiven) as Consents;
}
