import { z } from 'zod';
import type { JobDefinition } from '../../../platform/queue/job.ts';

/** Without its project, whose end stops all jobs that name it: whatever becomes of a film, its maker's clip is cut. */
const CutTaskSchema = z.object({ stepId: z.string() });
export type CutTask = z.infer<typeof CutTaskSchema>;

/** A person's own clip that is cut for one scene. */
export const cutOwnClip: JobDefinition<CutTask> = {
  name: 'cut-own-clip',
  payload: CutTaskSchema,
  timeoutSeconds: 600,
  expectedLength: 'short',
};
