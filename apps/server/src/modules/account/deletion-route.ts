import { DeleteAccountAnswerSchema, DeleteAccountPayloadSchema } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards, sendCookies, visitOf } from '../access/index.ts';
import { deleteAccount } from './delete-account.ts';
import type { DeletionDeps } from './delete-account.ts';

/** The way out: the account with everything in it, after its password was asked. */
export function registerAccountDeletion(instance: FastifyInstance, deps: DeletionDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/account/delete',
    {
      onRequest: guards.signedIn,
      schema: {
        tags: ['account'],
        body: DeleteAccountPayloadSchema,
        response: { 200: DeleteAccountAnswerSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = currentUser(request);
      await instance.confirmPassword({ userId: id, password: request.body.password, field: 'password' });
      await deleteAccount(deps, { userId: id, email });
      const { cookies } = await instance.sessions.signOut(visitOf(request));
      sendCookies(reply, cookies);
      return { deleted: true as const };
    },
  );
}
