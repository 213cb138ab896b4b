import { projectStatus, retryReasons } from '@kinora/contract';
import type { ProjectStatus } from '@kinora/contract';
import { eq } from 'drizzle-orm';
import { steps } from '../../db/schema/steps.ts';
import {
  enqueueStep,
  ensureHold,
  forgetFailures,
  lockOwnProject,
  refuseFor,
  requireMove,
  singleModes,
} from '../projects/index.ts';
import { jobOf } from './generation-jobs.ts';
import type { GenerationsDeps } from './generations-deps.ts';

/** Starts a failed image or clip again; the credits that the failure gave back are set aside again. */
export async function retryGeneration(
  deps: Pick<GenerationsDeps, 'database' | 'queue' | 'clock'>,
  owned: { projectId: string; ownerId: string },
): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...owned, modes: singleModes });
    refuseFor(retryReasons(project.status));
    const job = jobOf(project);
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
