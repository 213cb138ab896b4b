import { projectStatus } from '@kinora/contract';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { madePicture, paintPicture } from '../paint-picture.ts';
import { pictureSeed } from '../picture-steps.ts';
import { PortraitInputSchema } from '../portrait-steps.ts';
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

async function portray(deps: StoriesDeps, { step }: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const { model, prompt, aspectRatio, language, videoStyle } = PortraitInputSchema.parse(step.input);
  const request = {
    prompt,
    aspectRatio,
    language,
    videoStyle,
    seed: pictureSeed(step.inputHash, step.take),
    isPortrait: true,
    inputs: [],
    longSide: deps.longSide,
  };
  return madePicture(await paintPicture(deps, { model, request }, call), 'portrait');
}
