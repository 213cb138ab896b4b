import { projectStatus } from '@kinora/contract/statuses';
import type { JobHandler } from '../../../platform/queue/job.ts';
import type { ImageRequest } from '@kinora/models';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { AwaitedStep, ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { paintPicture } from './paint-picture.ts';
import { pictureSeed } from './picture-steps.ts';
import { PortraitInputSchema } from './portrait-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settlePortraits } from './fan-out-pictures.ts';
import { makePortrait } from './picture-jobs.ts';

/** The portrait of somebody who speaks on screen; with the last one, the pictures of the scenes begin. */
export function runMakePortrait(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_IMAGES] },
        perform: (claimed, call) => portray(deps, claimed, call),
        settle: (tx, { project }) => settlePortraits(tx, deps, project),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makePortrait, project, step, delaySeconds }),
      },
    );
}

async function portray(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  const { step } = claimed;
  const { model, prompt, aspectRatio, language, videoStyle } = PortraitInputSchema.parse(step.input);
  const request: ImageRequest = {
    prompt,
    aspectRatio,
    language,
    videoStyle,
    isPortrait: true,
    seed: pictureSeed(step.inputHash, step.take),
    inputs: [],
    longSide: deps.longSide,
  };
  return await paintPicture(deps, {
    call,
    model,
    kind: 'portrait',
    request: () => Promise.resolve(request),
  });
}
