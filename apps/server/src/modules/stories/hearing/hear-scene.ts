import { restingStatuses } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, StepTask } from '../../projects/index.ts';
import { speakNarration } from '../narration/make-narration.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { hearScene } from './hear-scene-job.ts';

/**
 * The narration of a scene, before its film is made: the very step that the film asks for, so that what was heard, and
 * paid, is in the film if the words stay.
 */
export function runHearScene(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: restingStatuses },
        perform: (claimed, call) => speakNarration(deps, claimed, call),
        settle: () => Promise.resolve(),
        comeBack: standAgain,
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: hearScene, project, step, delaySeconds }),
      },
    );
}

/** What could not be heard ends nothing: it keeps its sentence, and waits to be asked for again. */
export async function standAgain(tx: Transaction, { step }: ClaimedStep): Promise<boolean> {
  await tx.update(steps).set({ state: 'waiting', failures: 0 }).where(eq(steps.id, step.id));
  return true;
}
