import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, StepTask } from '../../projects/index.ts';
import { settleMaterials } from '../films/film-materials.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { makeClip } from './make-clip.ts';
import { makeSceneClip } from './upgrade-jobs.ts';

/** A vendor's clip of one scene, on the way to the film; the last one lets the film be put together. */
export function runMakeSceneClip(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_VIDEO] },
        perform: (claimed, call) => makeClip(deps, claimed, call),
        settle: (tx, claimed) => settle(tx, deps, claimed),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makeSceneClip, project, step, delaySeconds }),
      },
    );
}

async function settle(tx: Transaction, deps: StoriesDeps, { project, step }: ClaimedStep): Promise<void> {
  await settleMaterials(tx, deps, { ...project, finishedClip: step });
}
