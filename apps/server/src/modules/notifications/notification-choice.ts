import type { NotificationChoicePayload } from '@kinora/contract/api';
import { defaultLanguage, languages } from '@kinora/contract/catalogue';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { notificationChoices } from '../../db/schema/index.ts';

export const LanguageSchema = z.enum(languages);

/** How somebody wants to be told; who has never said, not at all. */
export async function readNotificationChoice(
  database: Database,
  userId: string,
): Promise<NotificationChoicePayload> {
  const [choice] = await database
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
  return choice === undefined
    ? { by_mail: false, language: defaultLanguage }
    : { by_mail: choice.byMail, language: LanguageSchema.parse(choice.language) };
}

/** What was done before they asked is told to nobody. */
export async function chooseNotification(
  database: Database,
  { userId, choice, now }: { userId: string; choice: NotificationChoicePayload; now: Date },
): Promise<void> {
  const before = await readNotificationChoice(database, userId);
  const values = { byMail: choice.by_mail, language: choice.language };
  const isTurnedOn = choice.by_mail && !before.by_mail;
  await database
    .insert(notificationChoices)
    .values({ userId, ...values, since: now })
    .onConflictDoUpdate({
      target: notificationChoices.userId,
      set: { ...values, ...(isTurnedOn ? { since: now } : {}) },
    });
}
