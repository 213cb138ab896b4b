import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

export const mixFilm: JobDefinition<StepTask> = {
  name: 'mix-film',
  payload: StepTaskSchema,
  timeoutSeconds: 1_800,
  expectedLength: 'long',
};
