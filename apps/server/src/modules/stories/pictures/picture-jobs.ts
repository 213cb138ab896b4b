import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

export const makePortrait: JobDefinition<StepTask> = {
  name: 'make-portrait',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'long',
};

export const makePicture: JobDefinition<StepTask> = {
  name: 'make-picture',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'long',
};
