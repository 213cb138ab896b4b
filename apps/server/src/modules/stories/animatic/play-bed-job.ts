import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

/** Music that somebody waits to hear under an animatic. */
export const playBed: JobDefinition<StepTask> = {
  name: 'play-animatic-music',
  payload: StepTaskSchema,
  timeoutSeconds: 600,
  expectedLength: 'short',
};
