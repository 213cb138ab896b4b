import type { JobDefinition } from '../../../platform/queue/job.ts';
import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';

/** A scene that somebody waits to hear. */
export const hearScene: JobDefinition<StepTask> = {
  name: 'hear-scene',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'short',
};
