import {
  BillingAnswerSchema,
  creditsOf,
  LedgerAnswerSchema,
  LedgerQuerySchema,
  MeAnswerSchema,
  RenameAccountPayloadSchema,
} from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '../../platform/clock.ts';
import { currentUser, guards } from '../access/index.ts';
import type { StorageDeps } from '../assets/index.ts';
import { readBalance } from '../credits/index.ts';
import { readLedger } from './read-ledger.ts';
import { readMe } from './read-me.ts';
import { renameAccount } from './rename-account.ts';

/** What users see of their own account: who they are, their credits and every movement of them. */
export function registerAccount(
  instance: FastifyInstance,
  deps: StorageDeps & { readonly clock: Clock },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.signedIn;

  app.get(
    '/api/me',
    { onRequest, schema: { tags: ['account'], response: { 200: MeAnswerSchema } } },
    (request) => readMe(deps, currentUser(request)),
  );

  app.patch(
    '/api/account',
    {
      onRequest,
      schema: {
        tags: ['account'],
        body: RenameAccountPayloadSchema,
        response: { 200: MeAnswerSchema },
      },
    },
    (request) =>
      renameAccount(deps, {
        user: currentUser(request),
        name: request.body.name,
        now: deps.clock.now(),
      }),
  );

  app.get(
    '/api/billing',
    { onRequest, schema: { tags: ['account'], response: { 200: BillingAnswerSchema } } },
    async (request) => {
      const { availableHundredths } = await readBalance(deps.database, currentUser(request).id);
      return { credits: creditsOf(availableHundredths) };
    },
  );

  app.get(
    '/api/ledger',
    {
      onRequest,
      schema: { tags: ['account'], querystring: LedgerQuerySchema, response: { 200: LedgerAnswerSchema } },
    },
    (request) => readLedger(deps.database, { userId: currentUser(request).id, before: request.query.before }),
  );
}
