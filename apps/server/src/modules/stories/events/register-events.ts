import { IdParamsSchema, ProjectNewsSchema } from '@kinora/contract/api';
import { revisionSentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { sessions } from '../../../db/schema/accounts.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { STREAMING_TIMEOUT_MS } from '../../../platform/http/send-stored-file.ts';
import type { DatabaseNews } from '../../../platform/news/database-news.ts';
import { currentSession, currentUser, guards } from '../../access/index.ts';
import { readOwnProject } from '../../projects/index.ts';
import { openEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';

interface EventsDeps {
  readonly database: Database;
  readonly news: DatabaseNews;
}

/** Pages of one person that hear at once, and pages of this process; the others poll. */
const PAGES_OF_ONE = 12;
const PAGES_OF_ALL = 1_000;

const ToldSchema = z.object({ id: z.string(), ...ProjectNewsSchema.shape });

/** The call by which an open page hears that its project changed, in whichever process that happened. */
export function registerProjectEvents(instance: FastifyInstance, { database, news }: EventsDeps): void {
  const open = new Map<EventStream, string>();
  instance.addHook('preClose', async () => {
    for (const stream of open.keys()) {
      stream.end();
    }
  });
  const refuseMany = (ownerId: string): void => {
    const own = [...open.values()].filter((id) => id === ownerId).length;
    if (own >= PAGES_OF_ONE || open.size >= PAGES_OF_ALL) {
      throw new AppError('too-many', { detail: revisionSentences.tooManyListeners, retryAfterSeconds: 30 });
    }
  };

  instance.withTypeProvider<ZodTypeProvider>().get(
    '/api/project/:id/events',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      handlerTimeout: STREAMING_TIMEOUT_MS,
      schema: { tags: ['stories'], params: IdParamsSchema },
    },
    async (request, reply) => {
      const ownerId = currentUser(request).id;
      const { sessionId } = currentSession(request);
      const owned = { projectId: request.params.id, ownerId };
      const { id } = await readOwnProject(database, owned);
      refuseMany(ownerId);
      const stream = openEventStream({
        isWelcome: () => isSignedIn(database, sessionId),
        whenOver: () => {
          open.delete(stream);
          stops.forEach((stop) => stop());
        },
      });
      const stops = listen(news, stream, { projectId: id, sessionId });
      open.set(stream, ownerId);
      // After listening has begun: what changed in between is in it.
      await news.isHearing();
      stream.send(await readOwnProject(database, owned));
      // A connection that outlived its events would hold up a process that is about to end.
      void reply.header('connection', 'close').header('content-type', 'text/event-stream');
      return await reply.send(stream.readable);
    },
  );
}

/** What a page hears of. @returns what ends it */
function listen(
  news: DatabaseNews,
  stream: EventStream,
  { projectId, sessionId }: { projectId: string; sessionId: string },
): (() => void)[] {
  return [
    news.listen({
      channel: 'kinora_projects',
      hear: (text) => {
        const told = ToldSchema.parse(JSON.parse(text));
        if (told.id === projectId) {
          stream.send(told);
        }
      },
      // The page comes back, and is told where things stand by then.
      miss: stream.end,
    }),
    news.listen({
      channel: 'kinora_sessions',
      hear: (ended) => {
        if (ended === sessionId) {
          stream.end();
        }
      },
      miss: stream.end,
    }),
  ];
}

async function isSignedIn(database: Database, sessionId: string): Promise<boolean> {
  const found = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return found.length > 0;
}
