import { singleModes } from '@kinora/contract/catalogue';
import { retryReasons } from '@kinora/contract/readiness';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { steps } from '../../db/schema/steps.ts';
import {
  enqueueStep,
  ensureHold,
  forgetFailures,
  lockOwnProject,
  refuseFor,
  requireMove,
} from '../projects/index.ts';
import type { ProjectKind } from '../projects/index.ts';
import type { GenerationJob } from './generation-jobs.ts';
import { generationOutputsOf } from './generation-outputs.ts';
import type { GenerationsDeps } from './generations-deps.ts';

/** What all kinds of a single step have in common; some can be watched as well. */
export function singleKind(job: GenerationJob): ProjectKind {
  return {
    outputs: (project) => {
      const made = generationOutputsOf(project);
      const result = made?.resultAssetId ?? '';
      return made && { result, poster: made.posterAssetId, captions: null, links: [result] };
    },
    retry: (deps, owned) => retryGeneration(deps, job, owned),
    share: null,
    isInHistory: false,
  };
}

/** Starts a failed image or clip again; the credits that the failure gave back are set aside again. */
async function retryGeneration(
  deps: Pick<GenerationsDeps, 'database' | 'queue' | 'clock'>,
  job: GenerationJob,
  owned: { projectId: string; ownerId: string },
): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...owned, modes: singleModes });
    refuseFor(retryReasons(project.status));
    const [step] = await tx.select().from(steps).where(eq(steps.projectId, project.id));
    await ensureHold(tx, project);
    await forgetFailures(tx, project.id);
    const moved = await requireMove(tx, {
      project,
      from: projectStatus.FAILED,
      to: job.begins.from,
      now: deps.clock.now(),
      changes: { run: project.run + 1, failedStep: null, error: null },
    });
    await enqueueStep(tx, deps.queue, { definition: job.definition, project: moved, step });
    return moved.status;
  });
}
