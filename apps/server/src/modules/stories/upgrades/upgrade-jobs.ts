import { StepTaskSchema } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';
import type { JobDefinition } from '../../../platform/queue/job.ts';

/** A picture or clip of a scene by a vendor, beside the story. */
export const makeUpgrade: JobDefinition<StepTask> = {
  name: 'upgrade-scene',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'short',
};

/** A clip of a scene by a vendor, on the way to the film. */
export const makeSceneClip: JobDefinition<StepTask> = {
  name: 'make-scene-clip',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'long',
};
