import {
  AccountSessionsAnswerSchema,
  ChangePasswordPayloadSchema,
  EndedSessionsAnswerSchema,
  IdParamsSchema,
} from '@kinora/contract/api';
import type { ChangePasswordPayload } from '@kinora/contract/api';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { credentials } from '../../db/schema/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from './sessions/account-sessions.ts';
import { confirmPassword, wrongPassword } from './passwords/confirm-password.ts';
import { currentSession, guards } from './guards.ts';
import { lockAccount } from './sessions/lock-account.ts';
import { forgetPasswordLinks } from './passwords/password-links.ts';

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

/**
 * Sets a new password and ends every other session of the account, which a thief of the old one may have.
 * @returns how many sessions ended @throws AppError `invalid` for a wrong current password, `too-many`
 */
async function changePassword(
  deps: AccessDeps,
  { owner, payload }: { owner: { userId: string; sessionId: string }; payload: ChangePasswordPayload },
): Promise<number> {
  const { userId } = owner;
  const field = 'current_password';
  const proven = await confirmPassword(deps, { userId, password: payload.current_password, field });
  // Hashed before the transaction begins: it would hold a connection and a lock for as long.
  const password = await deps.passwords.hash(payload.new_password);
  return await deps.database.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    const changed = await tx
      .update(credentials)
      .set({ password, updatedAt: deps.clock.now() })
      // Of two changes at once the second one's proof is of a password that is none any more.
      .where(and(eq(credentials.userId, userId), eq(credentials.password, proven)))
      .returning({ id: credentials.id });
    if (changed.length === 0) {
      throw wrongPassword(field);
    }
    await forgetPasswordLinks(tx, userId);
    return await endOtherSessions(tx, owner);
  });
}
