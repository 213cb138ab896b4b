import {
  CancelUpgradePayloadSchema,
  ChooseVersionPayloadSchema,
  IdParamsSchema,
  IdempotencyHeadersSchema,
  OwnVersionDataSchema,
  ProjectMovedAnswerSchema,
  SceneParamsSchema,
  ShownSceneSchema,
  UpgradeAllPayloadSchema,
  UpgradePricesAnswerSchema,
  UpgradeScenePayloadSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formOf } from '../../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../../access/index.ts';
import { clipFile, imageFiles } from '../../uploads/index.ts';
import { readStory } from '../read-story.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { addOwnVersion } from './add-own-version.ts';
import { cancelUpgrade } from './cancel-upgrade.ts';
import { chooseVersion } from './choose-version.ts';
import { startUpgrades } from './start-upgrades.ts';
import { readUpgradePrices } from './upgrade-prices.ts';

const tags = ['stories'];
const moved = { 202: ProjectMovedAnswerSchema };

/** The calls that make scenes of a story real, and choose among what was made. */
export function registerUpgrades(instance: FastifyInstance, deps: StoriesDeps): void {
  registerPrices(instance, deps);
  registerOne(instance, deps);
  registerAll(instance, deps);
  registerChoices(instance, deps);
  registerOwn(instance, deps);
}

function registerPrices(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/project/:id/upgrade-prices',
    {
      onRequest: guards.activated,
      schema: { tags, params: IdParamsSchema, response: { 200: UpgradePricesAnswerSchema } },
    },
    (request) => {
      const { id: ownerId, isAdmin } = currentUser(request);
      return readUpgradePrices(deps, { projectId: request.params.id, ownerId, isAdmin });
    },
  );
}

function registerOne(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/project/:id/scenes/:scene_number/upgrade',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        headers: IdempotencyHeadersSchema,
        params: SceneParamsSchema,
        body: UpgradeScenePayloadSchema,
        response: moved,
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const status = await startUpgrades(deps, {
        projectId: params.id,
        ownerId: currentUser(request).id,
        sceneNumber: params.scene_number,
        kind: body.kind,
        model: body.model_name,
        prompt: body.prompt,
        expectedCredits: body.expected_credits ?? null,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.status(202).send({ project_id: params.id, status });
    },
  );
}

function registerAll(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/project/:id/upgrade',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        headers: IdempotencyHeadersSchema,
        params: IdParamsSchema,
        body: UpgradeAllPayloadSchema,
        response: moved,
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const status = await startUpgrades(deps, {
        projectId: params.id,
        ownerId: currentUser(request).id,
        sceneNumber: null,
        kind: body.kind,
        model: body.model_name,
        prompt: '',
        expectedCredits: body.expected_credits ?? null,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.status(202).send({ project_id: params.id, status });
    },
  );
}

function registerChoices(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/project/:id/scenes/:scene_number/upgrade/cancel',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: SceneParamsSchema, body: CancelUpgradePayloadSchema, response: moved },
    },
    async (request, reply) => {
      const { id: projectId, scene_number: sceneNumber } = request.params;
      const ownerId = currentUser(request).id;
      const { kind } = request.body;
      const status = await cancelUpgrade(deps, { projectId, ownerId, sceneNumber, kind });
      return reply.status(202).send({ project_id: projectId, status });
    },
  );

  app.post(
    '/api/project/:id/scenes/:scene_number/choose',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: SceneParamsSchema,
        body: ChooseVersionPayloadSchema,
        response: { 200: ShownSceneSchema },
      },
    },
    async (request) => {
      const { id: projectId, scene_number: sceneNumber } = request.params;
      const owned = { projectId, ownerId: currentUser(request).id };
      await chooseVersion(deps, { ...owned, sceneNumber, payload: request.body });
      return await readShownScene(deps, { ...owned, sceneNumber });
    },
  );
}

async function readShownScene(
  deps: StoriesDeps,
  { sceneNumber, ...owned }: { projectId: string; ownerId: string; sceneNumber: number },
) {
  const { scenes } = await readStory(deps.database, owned);
  const scene = scenes[sceneNumber - 1];
  if (scene === undefined) {
    throw new AppError('not-found');
  }
  return scene;
}

const ownForm = {
  data: OwnVersionDataSchema,
  files: { image: { ...imageFiles, max: 1 }, clip: clipFile },
} satisfies MultipartRule;

function registerOwn(instance: FastifyInstance, deps: StoriesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/project/:id/scenes/:scene_number/own',
    {
      onRequest: guards.activated,
      config: { multipart: ownForm },
      schema: { tags, params: SceneParamsSchema, response: { 200: ShownSceneSchema, 202: ShownSceneSchema } },
    },
    async (request, reply) => {
      const { id: projectId, scene_number: sceneNumber } = request.params;
      const owned = { projectId, ownerId: currentUser(request).id };
      const { data, files } = formOf(request, ownForm);
      const { signal, log } = request;
      const brought = { data, images: files.image, clips: files.clip, signal, log };
      const kind = await addOwnVersion(deps, { ...owned, ...brought, sceneNumber });
      // A clip is being cut.
      const shown = await readShownScene(deps, { ...owned, sceneNumber });
      return await reply.status(kind === 'clip' ? 202 : 200).send(shown);
    },
  );
}
