import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

/** A vendor's clip that somebody waits to see in an animatic. */
export const shrinkClip: JobDefinition<StepTask> = {
  name: 'shrink-animatic-clip',
  payload: StepTaskSchema,
  timeoutSeconds: 600,
  expectedLength: 'short',
};
