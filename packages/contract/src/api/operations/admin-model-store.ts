import { z } from 'zod/mini';
import { identifierField, requiredText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { connectionSentences } from '../../sentences/makers/connections.ts';

/** GET /api/admin/model-store: the server whose models are asked for. */
export const ModelStoreQuerySchema = z.object({ base_url: requiredText(limits.text.url) });

export const modelPullStates = ['working', 'done', 'failed'] as const;

/** The last model that a server was told to fetch, and how far it is. */
export const ModelPullSchema = z.object({
  model: z.string(),
  state: z.enum(modelPullStates),
  /** Of all parts that are known so far. */
  completed_bytes: z.number(),
  total_bytes: z.number(),
  /** Why it failed. */
  sentence: z.nullable(z.string()),
});
export type ModelPull = z.infer<typeof ModelPullSchema>;

const StoredModelSchema = z.object({ name: z.string(), bytes: z.number() });

/** What a server keeps, what it could fetch, and what it fetches now. */
export const ModelStoreAnswerSchema = z.object({
  models: z.array(StoredModelSchema),
  suggestions: z.array(z.extend(StoredModelSchema, { note: z.string() })),
  pull: z.nullable(ModelPullSchema),
});
export type ModelStoreAnswer = z.infer<typeof ModelStoreAnswerSchema>;

/** POST /api/admin/model-store/pull. Asked again while it works it changes nothing. */
export const PullModelPayloadSchema = z.object({
  base_url: requiredText(limits.text.url),
  model: identifierField().check(z.regex(/^\w[\w.-]*(?:[/:]\w[\w.-]*)*$/u, connectionSentences.store.name)),
});
export type PullModelPayload = z.infer<typeof PullModelPayloadSchema>;
