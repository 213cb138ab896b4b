import { projectStatuses } from '@kinora/contract/statuses';
import { z } from 'zod';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects, steps } from '../../../db/schema/index.ts';
import { takeLateRequest } from '../../../gateway/index.ts';
import { registerJob } from '../../../platform/queue/job.ts';
import type { JobDefinition, JobHandler, RegisteredJob } from '../../../platform/queue/job.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import { lockProject, runStep } from '../../projects/index.ts';
import type { ClaimedStep } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { performUpgrade } from './make-upgrade.ts';
import { withScene } from './upgrading.ts';

const LateTaskSchema = z.object({ projectId: z.string(), stepId: z.string() });
type LateTask = z.infer<typeof LateTaskSchema>;

const keepLateVersion: JobDefinition<LateTask> = {
  name: 'keep-late-version',
  payload: LateTaskSchema,
  timeoutSeconds: 1_200,
  expectedLength: 'short',
};

/** What was asked for one scene says which. */
const OfSceneSchema = z.object({ sceneId: z.string(), model: z.string(), prompt: z.string() });

/** A vendor has made what was given up: of a scene it is fetched after all, as a version that costs nothing. */
export async function queueLateVersion(tx: Transaction, queue: JobQueue, task: LateTask): Promise<void> {
  const [step] = await tx
    .select({ state: steps.state, input: steps.input, ownerId: projects.ownerId })
    .from(steps)
    .innerJoin(projects, eq(projects.id, steps.projectId))
    .where(eq(steps.id, task.stepId));
  if (step !== undefined && step.state !== 'finished' && OfSceneSchema.safeParse(step.input).success) {
    await queue.enqueue(tx, keepLateVersion, task, { group: step.ownerId, lane: 'outside' });
  }
}

/** The job that fetches it. Whatever becomes of it, the project goes on. */
export function lateVersionJob(deps: StoriesDeps): RegisteredJob {
  return registerJob(keepLateVersion, fetchLate(deps), (_, run) => {
    run.log.warn('A version that came late could not be fetched');
    return Promise.resolve();
  });
}

function fetchLate(deps: StoriesDeps): JobHandler<LateTask> {
  return async ({ projectId, stepId }, run) => {
    const project = await deps.database.transaction(async (tx) => {
      const locked = await lockProject(tx, projectId);
      return locked !== undefined && (await takeLateRequest(tx, stepId)) ? locked : undefined;
    });
    if (project === undefined) {
      return;
    }
    await runStep(
      deps,
      { task: { projectId, stepId, run: project.run }, run },
      {
        place: { statuses: projectStatuses },
        perform: (claimed, call) => performUpgrade(deps, claimed, call),
        settle: (tx, claimed) => addVersion(tx, claimed),
        comeBack: () => Promise.resolve(true),
        tryAgain: () => Promise.resolve(),
      },
    );
    const [step] = await deps.database.select().from(steps).where(eq(steps.id, stepId));
    if (step !== undefined && step.state !== 'finished') {
      throw new Error('A version that came late is not kept yet');
    }
  };
}

/** It stands beside the others and is not chosen by itself: its owner has gone on. */
async function addVersion(tx: Transaction, { project, step }: ClaimedStep): Promise<void> {
  const { sceneId, model, prompt } = OfSceneSchema.parse(step.input);
  const scenes = withScene(storedScenesOf(project), sceneId, (stored) => withLate(stored));
  await tx.update(projects).set({ scenes }).where(eq(projects.id, project.id));

  function withLate(stored: StoredScene): StoredScene {
    const known = stored.upgrades.find(
      ({ take, hashes }) => take === step.take && hashes.includes(step.inputHash),
    );
    if (known !== undefined) {
      const missing = known.missing.filter((hash) => hash !== step.inputHash);
      const upgrades = stored.upgrades.map((one) => (one === known ? { ...known, missing } : one));
      return { ...stored, upgrades };
    }
    const late: SceneUpgrade = {
      kind: step.kind === 'clip' ? 'clip' : 'image',
      model,
      take: step.take,
      run: 0,
      hashes: [step.inputHash],
      missing: [],
      stepCredits: 0,
      requestKey: null,
      prompt,
    };
    return { ...stored, upgrades: [...stored.upgrades, late] };
  }
}
