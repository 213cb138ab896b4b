import { storyModes } from '@kinora/contract/catalogue';
import { messageSentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { mails, notificationChoices, projects, users } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { postMail } from '../mails/index.ts';
import { LanguageSchema } from './notification-choice.ts';

export interface TellDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Where people open Kinora: the mails' links lead there. */
  readonly publicUrl: string;
}

const SWEEP_INTERVAL_MS = 60_000;
/** After a longer stop of the workers nobody waits any more. */
const NEWS_MS = 24 * 3_600_000;

/**
 * Writes to everybody who wants it that their film is done: one mail a film, also when it is finished anew after an
 * edit, since the mail's id is the film's. @returns how many
 */
export async function tellWhenDone({ database, queue, clock, publicUrl }: TellDeps): Promise<number> {
  const now = clock.now();
  const done = await database
    .select({
      id: projects.id,
      title: projects.title,
      sessionId: projects.sessionId,
      to: users.email,
      language: notificationChoices.language,
    })
    .from(notificationChoices)
    .innerJoin(users, and(eq(users.id, notificationChoices.userId), isNull(users.closedAt)))
    .innerJoin(projects, eq(projects.ownerId, users.id))
    .leftJoin(mails, eq(mails.id, sql`'film-done:' || ${projects.id}`))
    .where(
      and(
        eq(notificationChoices.byMail, true),
        isNull(mails.id),
        eq(projects.status, projectStatus.COMPLETE),
        inArray(projects.mode, [...storyModes]),
        isNull(projects.deletedAt),
        gte(projects.progressAt, new Date(now.getTime() - NEWS_MS)),
        gte(projects.completedAt, new Date(now.getTime() - NEWS_MS)),
        gte(projects.completedAt, notificationChoices.since),
        // A copy of a film was never waited for.
        gte(projects.completedAt, projects.createdAt),
      ),
    );
  for (const film of done) {
    const link = new URL(`/?session=${encodeURIComponent(film.sessionId)}`, publicUrl).href;
    const mail = messageSentences.mail(LanguageSchema.parse(film.language), { film: film.title, link });
    await database.transaction((tx) =>
      postMail(tx, queue, { ...mail, id: `film-done:${film.id}`, to: film.to, now }),
    );
  }
  return done.length;
}

/** Looks once a minute. @returns what stops it */
export function startTelling(deps: TellDeps & { readonly log: Logger }): () => void {
  const timer = setInterval(() => {
    tellWhenDone(deps).catch((error: unknown) => {
      // The database may be away for a moment; the next minute tries again.
      deps.log.warn({ err: error }, 'Nobody could be told of finished films');
    });
  }, SWEEP_INTERVAL_MS);
  return () => clearInterval(timer);
}
