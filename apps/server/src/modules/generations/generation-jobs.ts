import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { JobDefinition } from '../../platform/queue/job.ts';
import { StepTaskSchema } from '../projects/index.ts';
import type { StepKind, StepTask } from '../projects/index.ts';

/** One kind of single job: the step it is made in, and where that step stands in the project's life. */
export interface GenerationJob {
  readonly definition: JobDefinition<StepTask>;
  readonly kind: StepKind;
  readonly begins: { readonly from: ProjectStatus; readonly to: ProjectStatus };
}

export const imageJob: GenerationJob = {
  definition: {
    name: 'make-single-image',
    payload: StepTaskSchema,
    timeoutSeconds: 1_200,
    expectedLength: 'short',
  },
  kind: 'picture',
  begins: { from: projectStatus.IMAGES_QUEUED, to: projectStatus.GENERATING_IMAGES },
};

export const characterJob: GenerationJob = {
  definition: {
    name: 'make-character',
    payload: StepTaskSchema,
    timeoutSeconds: 1_200,
    expectedLength: 'short',
  },
  kind: 'portrait',
  begins: { from: projectStatus.CHARACTERS_QUEUED, to: projectStatus.GENERATING_CHARACTERS },
};

export const clipJob: GenerationJob = {
  definition: {
    name: 'make-single-clip',
    payload: StepTaskSchema,
    timeoutSeconds: 1_800,
    expectedLength: 'long',
  },
  kind: 'clip',
  begins: { from: projectStatus.VIDEO_QUEUED, to: projectStatus.GENERATING_VIDEO },
};
