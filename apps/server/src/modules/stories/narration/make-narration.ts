import { projectStatus } from '@kinora/contract/statuses';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep, StepTaskSchema } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { NarrationInputSchema } from './narration-steps.ts';
import { speakParts } from './speak-parts.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settleMaterials } from '../films/film-materials.ts';

export const makeNarration: JobDefinition<StepTask> = {
  name: 'make-narration',
  payload: StepTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'long',
};

/** One scene's narration with the time of every word. */
export function runMakeNarration(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_VIDEO] },
        perform: (claimed, call) => speakNarration(deps, claimed, call),
        settle: (tx, { project }) => settleMaterials(tx, deps, project),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makeNarration, project, step, delaySeconds }),
      },
    );
}

export async function speakNarration(
  deps: StoriesDeps,
  { step }: ClaimedStep,
  call: StepCall,
): Promise<MadeStep> {
  const spoken = await speakParts(deps.gateway.speech, NarrationInputSchema.parse(step.input), call);
  return {
    result: spoken.result,
    madeBy: spoken.madeBy,
    files: [{ file: spoken.file, kind: 'narration', contentType: 'audio/wav' }],
  };
}
