import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

export const playMusic: JobDefinition<StepTask> = {
  name: 'play-music',
  payload: StepTaskSchema,
  timeoutSeconds: 600,
  expectedLength: 'long',
};
