import {
  BillingAnswerSchema,
  LedgerAnswerSchema,
  LedgerQuerySchema,
  MeAnswerSchema,
  RenameAccountPayloadSchema,
} from '@kinora/contract/api';
import { creditsOf } from '@kinora/contract/money';
import type { LedgerAnswer, LedgerMovement, MeAnswer } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { currentUser, guards } from '../access/index.ts';
import type { CurrentUser } from '../access/index.ts';
import type { StorageDeps } from '../assets/index.ts';
import { readBalance, readMovements } from '../credits/index.ts';
import type { Movement } from '../credits/index.ts';
import { readMe } from './read-me.ts';
import { registerConsent } from './register-consent.ts';

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

  registerConsent(instance, deps);

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

const MOVEMENTS_PER_PAGE = 50;

/** Up to 19 digits fit PostgreSQL's bigint. */
const SEQUENCE = /^\d{1,18}$/;

/** A page of the user's movements. @throws AppError `bad-request` when `before` is not from an earlier page */
async function readLedger(
  database: Database,
  { userId, before }: { userId: string; before: string | null },
): Promise<LedgerAnswer> {
  if (before !== null && !SEQUENCE.test(before)) {
    throw new AppError('bad-request');
  }
  const page = before === null ? {} : { before: BigInt(before) };
  const { movements, nextBefore } = await readMovements(database, {
    userId,
    limit: MOVEMENTS_PER_PAGE,
    ...page,
  });
  return { movements: movements.map(toAnswer), next_before: nextBefore?.toString() ?? null };
}

function toAnswer(movement: Movement): LedgerMovement {
  return {
    id: movement.id,
    kind: movement.kind,
    amount: creditsOf(movement.amountHundredths),
    credits: creditsOf(movement.availableAfterHundredths),
    held: creditsOf(movement.heldAfterHundredths),
    project_id: movement.subjectId,
    reason: movement.reason,
    created_at: movement.createdAt.toISOString(),
  };
}

/** Gives the account another name, and answers it as it is now. */
async function renameAccount(
  deps: StorageDeps,
  { user, name, now }: { user: CurrentUser; name: string; now: Date },
): Promise<MeAnswer> {
  await deps.database.update(users).set({ name, updatedAt: now }).where(eq(users.id, user.id));
  return await readMe(deps, { ...user, name });
}
