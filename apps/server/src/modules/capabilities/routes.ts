import {
  AdminCapabilitiesAnswerSchema,
  CapabilityCheckSchema,
  TestCapabilityPayloadSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import { askCheck } from './ask-check.ts';
import type { CapabilitiesDeps } from './capabilities-deps.ts';
import { readHealth } from './read-health.ts';

/** Who serves what here, and whether it works. */
export function registerCapabilities(instance: FastifyInstance, deps: CapabilitiesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.admin;
  const tags = ['admin'];

  app.get(
    '/api/admin/capabilities',
    {
      onRequest,
      config: { lane: 'status' },
      schema: { tags, response: { 200: AdminCapabilitiesAnswerSchema } },
    },
    async () => ({ capabilities: await readHealth(deps) }),
  );

  app.post(
    '/api/admin/capabilities/test',
    {
      onRequest,
      schema: { tags, body: TestCapabilityPayloadSchema, response: { 202: CapabilityCheckSchema } },
    },
    async (request, reply) => {
      const check = await askCheck(deps, { wish: request.body, adminId: currentUser(request).id });
      return reply.status(202).send(check);
    },
  );
}
