import {
  AuditAnswerSchema,
  BudgetAnswerSchema,
  ChangeBudgetPayloadSchema,
  ChangeModelPayloadSchema,
  ConnectProviderAnswerSchema,
  ConnectProviderPayloadSchema,
  DisconnectProviderQuerySchema,
  FoundServersAnswerSchema,
  ModelParamsSchema,
  ProviderConnectionsAnswerSchema,
  ProviderParamsSchema,
  ServedModelSchema,
  ServedModelsAnswerSchema,
  TestProviderAnswerSchema,
  TestProviderPayloadSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser, guards } from '../access/index.ts';
import { listChanges } from './audit.ts';
import { changeBudget, readBudget } from './budget.ts';
import { changeModel } from './change-model.ts';
import { connectProvider } from './connect-provider.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { disconnectProvider } from './disconnect-provider.ts';
import { discoverServers } from './discovery/discover-servers.ts';
import { listModels, readModel } from './list-models.ts';
import { registerLocalModels } from './local-models/routes.ts';
import { registerModelStore } from './model-store/routes.ts';
import { listProviders, readProvider } from './list-providers.ts';
import { testProvider } from './test-provider.ts';

/** Who makes something here for money: keys, models, prices, the budget of a day, and who changed what. */
export function registerConnections(instance: FastifyInstance, deps: ConnectionsDeps): void {
  registerProviderRoutes(instance, deps);
  registerLookingRoutes(instance, deps);
  registerModelStore(instance, deps);
  registerLocalModels(instance, deps);
  registerModelRoutes(instance, deps);
  registerBudgetRoutes(instance, deps);
}

const onRequest = guards.admin;
const tags = ['admin'];

function registerProviderRoutes(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const params = ProviderParamsSchema;

  app.get(
    '/api/admin/providers',
    { onRequest, schema: { tags, response: { 200: ProviderConnectionsAnswerSchema } } },
    () => listProviders(deps),
  );

  app.put(
    '/api/admin/providers/:provider',
    {
      onRequest,
      schema: {
        tags,
        params,
        body: ConnectProviderPayloadSchema,
        response: { 200: ConnectProviderAnswerSchema },
      },
    },
    async (request) => {
      const { provider } = request.params;
      await connectProvider(deps, { provider, payload: request.body, actorId: currentUser(request).id });
      const { proposed_daily_usd } = await readBudget(deps);
      return { ...(await readProvider(deps, provider)), proposed_daily_usd };
    },
  );

  app.delete(
    '/api/admin/providers/:provider',
    {
      onRequest,
      schema: { tags, params, querystring: DisconnectProviderQuerySchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await disconnectProvider(deps, {
        provider: request.params.provider,
        isForced: request.query.force,
        actorId: currentUser(request).id,
      });
      return reply.status(204).send(null);
    },
  );
}

function registerLookingRoutes(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/admin/providers/:provider/test',
    {
      onRequest,
      schema: {
        tags,
        params: ProviderParamsSchema,
        body: TestProviderPayloadSchema,
        response: { 200: TestProviderAnswerSchema },
      },
    },
    (request) =>
      testProvider(deps, { provider: request.params.provider, capability: request.body?.capability }),
  );

  app.post(
    '/api/admin/providers/discover',
    { onRequest, schema: { tags, response: { 200: FoundServersAnswerSchema } } },
    () => discoverServers(deps),
  );
}

function registerModelRoutes(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/admin/models',
    { onRequest, schema: { tags, response: { 200: ServedModelsAnswerSchema } } },
    () => listModels(deps),
  );

  app.put(
    '/api/admin/models/:key',
    {
      onRequest,
      schema: {
        tags,
        params: ModelParamsSchema,
        body: ChangeModelPayloadSchema,
        response: { 200: ServedModelSchema },
      },
    },
    async (request) => {
      const { key } = request.params;
      await changeModel(deps, { key, payload: request.body, actorId: currentUser(request).id });
      return await readModel(deps, key);
    },
  );
}

function registerBudgetRoutes(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get('/api/admin/budget', { onRequest, schema: { tags, response: { 200: BudgetAnswerSchema } } }, () =>
    readBudget(deps),
  );

  app.put(
    '/api/admin/budget',
    {
      onRequest,
      schema: { tags, body: ChangeBudgetPayloadSchema, response: { 200: BudgetAnswerSchema } },
    },
    (request) => changeBudget(deps, { dailyUsd: request.body.daily_usd, actorId: currentUser(request).id }),
  );

  app.get('/api/admin/audit', { onRequest, schema: { tags, response: { 200: AuditAnswerSchema } } }, () =>
    listChanges(deps.database),
  );
}
