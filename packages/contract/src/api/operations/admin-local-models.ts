import { z } from 'zod/mini';

/** How a model stands on the machine that answers; other machines have their own. */
export const localModelStates = ['absent', 'broken_off', 'installed', 'damaged', 'no_runtime'] as const;

const LocalModelSchema = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  licence: z.string(),
  by: z.string(),
  /** What it takes on disk, or would take. */
  bytes: z.number(),
  state: z.enum(localModelStates),
  /** What is wrong with a damaged one. */
  problem: z.nullable(z.string()),
  /** What installs it, mends it or removes it, to be typed on that machine. */
  command: z.string(),
});
export type LocalModel = z.infer<typeof LocalModelSchema>;

/** GET /api/admin/local-models: the models that can run on this machine. */
export const LocalModelsAnswerSchema = z.array(LocalModelSchema);
