import { GiveConsentPayloadSchema, MeAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '../../platform/clock.ts';
import { currentUser, guards } from '../access/index.ts';
import type { StorageDeps } from '../assets/index.ts';
import { giveConsent } from '../consents/index.ts';
import { readMe } from './read-me.ts';

/** What an account agrees to, kept with the moment and the version of the words. */
export function registerConsent(
  instance: FastifyInstance,
  deps: StorageDeps & { readonly clock: Clock },
): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/account/consents',
    {
      onRequest: guards.signedIn,
      schema: { tags: ['account'], body: GiveConsentPayloadSchema, response: { 200: MeAnswerSchema } },
    },
    async (request) => {
      const user = currentUser(request);
      await giveConsent(deps.database, { ...request.body, userId: user.id, now: deps.clock.now() });
      return await readMe(deps, user);
    },
  );
}
