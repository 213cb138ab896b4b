import { AcceptedAnswerSchema, WaitlistPayloadSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findSession } from '../access/index.ts';
import { joinWaitlist } from './join-waitlist.ts';
import type { WaitlistDeps } from './join-waitlist.ts';

/** Joining one of the two waitlists, for visitors and users. */
export function registerWaitlist(instance: FastifyInstance, deps: WaitlistDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/waitlist',
    {
      schema: {
        tags: ['access'],
        body: WaitlistPayloadSchema,
        response: { 202: AcceptedAnswerSchema },
      },
    },
    async (request, reply) => {
      const session = await findSession(request, reply);
      const message = await joinWaitlist(deps, {
        payload: request.body,
        user: session?.user ?? null,
        address: request.ip,
      });
      return reply.status(202).send({ message });
    },
  );
}
