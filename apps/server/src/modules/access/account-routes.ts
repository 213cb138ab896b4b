import {
  AccountSessionsAnswerSchema,
  ChangePasswordPayloadSchema,
  EndedSessionsAnswerSchema,
  IdParamsSchema,
} from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccessDeps } from './access-deps.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from './account-sessions.ts';
import { changePassword } from './change-password.ts';
import { currentSession, guards } from './guards.ts';

/** What an account's owner may do about its password and about where it is signed in. */
export function registerAccountRoutes(instance: FastifyInstance, deps: AccessDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.signedIn;
  const tags = ['account'];
  const ended = { 200: EndedSessionsAnswerSchema };

  app.post(
    '/api/account/password',
    { onRequest, schema: { tags, body: ChangePasswordPayloadSchema, response: ended } },
    async (request) => ({
      ended: await changePassword(deps, { owner: currentSession(request), payload: request.body }),
    }),
  );

  app.get(
    '/api/account/sessions',
    { onRequest, schema: { tags, response: { 200: AccountSessionsAnswerSchema } } },
    async (request) => ({
      sessions: await listAccountSessions(deps.database, {
        ...currentSession(request),
        now: deps.clock.now(),
      }),
    }),
  );

  app.delete('/api/account/sessions', { onRequest, schema: { tags, response: ended } }, async (request) => ({
    ended: await endOtherSessions(deps.database, currentSession(request)),
  }));

  app.delete(
    '/api/account/sessions/:id',
    { onRequest, schema: { tags, params: IdParamsSchema, response: ended } },
    async (request) => {
      const { userId } = currentSession(request);
      await endAccountSession(deps.database, { userId, sessionId: request.params.id });
      return { ended: 1 };
    },
  );
}
