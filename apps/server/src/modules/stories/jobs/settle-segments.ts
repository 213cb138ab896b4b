import type { Transaction } from '../../../db/client.ts';
import { enqueueStep, planSteps, readStepsByHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { filmPlanOf } from '../film-plan.ts';
import { filmStep } from '../film-step.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { finishFilm } from './finish-film.ts';

/** Goes on to the joined film when its last segment is there. The caller holds the project's lock. */
export async function settleSegments(tx: Transaction, deps: StoriesDeps, project: Project): Promise<void> {
  const plan = filmPlanOf(project);
  if (plan === null) {
    throw new Error(`Project ${project.id} renders a film without a plan`);
  }
  const made = await readStepsByHash(tx, { projectId: project.id, hashes: plan.segmentHashes });
  const isFinished = (hash: string): boolean =>
    made.some((step) => step.kind === 'segment' && step.inputHash === hash && step.state === 'finished');
  if (!plan.segmentHashes.every(isFinished)) {
    return;
  }
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [filmStep(project, plan)],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  await enqueueStep(tx, deps.queue, { definition: finishFilm, project, step });
}
