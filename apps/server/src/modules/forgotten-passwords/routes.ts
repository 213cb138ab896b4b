import { AcceptedAnswerSchema, ForgotPasswordPayloadSchema } from '@kinora/contract/api';
import { messageSentences } from '@kinora/contract/sentences';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { countTry, throttleRules, visitOf } from '../access/index.ts';
import { mailPasswordLink } from './mail-password-link.ts';

export interface ForgottenPasswordDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Whether mails are sent; without a mail server they are kept for the admin. */
  readonly hasMailServer: boolean;
}

/** The way back for who has forgotten a password. */
export function registerForgottenPasswords(instance: FastifyInstance, deps: ForgottenPasswordDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/auth/forgot-password',
    {
      schema: {
        tags: ['access'],
        body: ForgotPasswordPayloadSchema,
        response: { 202: AcceptedAnswerSchema },
      },
    },
    async (request, reply) => {
      await wishForLink(deps, { email: request.body.email, address: visitOf(request).address });
      const { linkOnItsWay, linkKeptForAdmin } = messageSentences;
      return reply.status(202).send({ message: deps.hasMailServer ? linkOnItsWay : linkKeptForAdmin });
    },
  );
}

/**
 * Whether there is such an account is looked up by the worker: neither the answer nor its time says it.
 * @throws AppError `too-many`
 */
async function wishForLink(
  { database, queue, clock, ids }: ForgottenPasswordDeps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await countTry(tx, {
      rule: throttleRules.passwordMailFromNetwork,
      caller: networkOfAddress(address),
      now,
    });
    await countTry(tx, { rule: throttleRules.passwordMailTo, caller: email, now });
    await queue.enqueue(tx, mailPasswordLink, { email, wishId: ids.next() }, { group: 'mails' });
  });
}
