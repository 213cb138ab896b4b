import { NotificationChoiceAnswerSchema, NotificationChoicePayloadSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { currentUser, guards } from '../access/index.ts';
import { chooseNotification, readNotificationChoice } from './notification-choice.ts';

interface NotificationsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasMailServer: boolean;
}

/** How a person wants to be told that a film is done. */
export function registerNotifications(instance: FastifyInstance, deps: NotificationsDeps): void {
  const { database, clock, hasMailServer } = deps;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.signedIn;
  const tags = ['account'];
  const response = { 200: NotificationChoiceAnswerSchema };

  app.get('/api/account/notifications', { onRequest, schema: { tags, response } }, async (request) => ({
    ...(await readNotificationChoice(database, currentUser(request).id)),
    has_mail_server: hasMailServer,
  }));

  app.put(
    '/api/account/notifications',
    { onRequest, schema: { tags, body: NotificationChoicePayloadSchema, response } },
    async (request) => {
      const wish = { userId: currentUser(request).id, choice: request.body, now: clock.now() };
      await chooseNotification(database, wish);
      return { ...request.body, has_mail_server: hasMailServer };
    },
  );
}
