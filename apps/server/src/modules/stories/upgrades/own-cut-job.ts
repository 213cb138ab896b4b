import { z } from 'zod';
import type { JobDefinition } from '../../../platform/queue/job.ts';

/** Without the project's run: a cut waits until its project rests, whatever was made of it meanwhile. */
const CutTaskSchema = z.object({ projectId: z.string(), stepId: z.string() });
export type CutTask = z.infer<typeof CutTaskSchema>;

/** A person's own clip that is cut for one scene. */
export const cutOwnClip: JobDefinition<CutTask> = {
  name: 'cut-own-clip',
  payload: CutTaskSchema,
  timeoutSeconds: 600,
  expectedLength: 'short',
};
