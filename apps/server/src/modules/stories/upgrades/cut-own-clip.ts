import { basename, join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { isResting, restingStatuses } from '@kinora/contract/statuses';
import { ProviderError } from '@kinora/models';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { assets, projects, steps } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { registerJob } from '../../../platform/queue/job.ts';
import type { JobHandler, RegisteredJob } from '../../../platform/queue/job.ts';
import { assetUrl, readAssets, sourceOfWork } from '../../assets/index.ts';
import type { Asset, KeptFile } from '../../assets/index.ts';
import { lockProject, runStep } from '../../projects/index.ts';
import type { ClaimedStep, KeptStep, MadeStep, Project, Step, StepCall } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { keepOwnVersion } from './keep-own-version.ts';
import { cutOwnClip } from './own-cut-job.ts';
import type { CutTask } from './own-cut-job.ts';
import { OwnCutInputSchema, OwnCutResultSchema } from './upgrade-inputs.ts';
import type { OwnCutInput } from './upgrade-inputs.ts';
import { withScene } from './upgrading.ts';

/** How long a cut waits for a project that is being made. */
const PATIENCE_SECONDS = 3;

/** The job that cuts a person's own clip. Whatever becomes of it, the project goes on. */
export function ownCutJob(deps: StoriesDeps): RegisteredJob {
  return registerJob(cutOwnClip, cut(deps), ({ stepId }) =>
    deps.database.transaction(async (tx) => {
      const [found] = await tx.select().from(steps).where(eq(steps.id, stepId));
      const project = found && (await lockProject(tx, found.projectId));
      const [step] = await tx.select().from(steps).where(eq(steps.id, stepId));
      if (project !== undefined && step !== undefined && step.state !== 'finished') {
        await giveUp(tx, { project, step: { ...step, error: sentences.failure.unknown } });
      }
    }),
  );
}

function cut(deps: StoriesDeps): JobHandler<CutTask> {
  return async (task, run) => {
    const [found] = await deps.database
      .select({ project: projects })
      .from(steps)
      .innerJoin(projects, eq(projects.id, steps.projectId))
      .where(eq(steps.id, task.stepId));
    if (found === undefined) {
      return;
    }
    const { project } = found;
    if (!isResting(project.status)) {
      await again(deps, { project, task, delaySeconds: PATIENCE_SECONDS });
      return;
    }
    let isQueued = false;
    await runStep(
      deps,
      { task: { ...task, projectId: project.id, run: project.run }, run },
      {
        place: { statuses: restingStatuses },
        perform: (claimed, call) => perform(deps, claimed, call),
        settle: (tx, claimed, kept) => settle(tx, deps, { claimed, kept }),
        comeBack: async (tx, claimed) => {
          await giveUp(tx, claimed);
          return true;
        },
        async tryAgain(tx, _, delaySeconds) {
          await again(deps, { project, task, delaySeconds, tx });
          isQueued = true;
        },
      },
    );
    const [step] = await deps.database.select().from(steps).where(eq(steps.id, task.stepId));
    if (step !== undefined && step.state !== 'finished' && !isQueued) {
      // The project went on meanwhile, and nothing was kept.
      await again(deps, { project, task, delaySeconds: PATIENCE_SECONDS });
    }
  };
}

async function again(
  deps: StoriesDeps,
  next: { project: Project; task: CutTask; delaySeconds: number; tx?: Transaction },
): Promise<void> {
  const { project, task, delaySeconds, tx } = next;
  const options = { group: project.ownerId, startAfterSeconds: delaySeconds };
  const enqueue = (one: Transaction) => deps.queue.enqueue(one, cutOwnClip, task, options);
  await (tx === undefined ? deps.database.transaction(enqueue) : enqueue(tx));
}

async function perform(deps: StoriesDeps, { project, step }: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const input = OwnCutInputSchema.parse(step.input);
  const source = await readSource(deps, project, input);
  const outputs = { clip: join(call.workFolder, 'clip.mp4'), preview: join(call.workFolder, 'preview.mp4') };
  const file = await localFile(deps, source, call.workFolder);
  const { seconds, width, height } = await told(() =>
    deps.clipCutter.cut(
      {
        input: file,
        outputs,
        fromSeconds: input.fromSeconds,
        untilSeconds: input.untilSeconds,
        keepsSound: input.soundLevel > 0,
      },
      { person: project.ownerId, signal: call.signal, log: call.log },
    ),
  );
  const meta = { width, height, durationSeconds: seconds };
  const contentType = 'video/mp4';
  // What was made here of a vendor's picture stays that.
  const digitalSource =
    source.provider === 'builtin' ? { digitalSource: await sourceOfWork(deps.database, [source.id]) } : {};
  return {
    result: { seconds },
    madeBy: { provider: source.provider, model: source.model },
    files: [
      { file: outputs.clip, kind: 'clip', contentType, meta, ...digitalSource },
      { file: outputs.preview, kind: 'preview', contentType, ...digitalSource },
    ],
  };
}

async function readSource(
  { database }: StoriesDeps,
  project: Project,
  { sourceAssetId, sceneId }: OwnCutInput,
): Promise<Asset> {
  const source = (await readAssets(database, [sourceAssetId])).get(sourceAssetId);
  const isThere = storedScenesOf(project).some(({ scene }) => scene.id === sceneId);
  if (source?.ownerId !== project.ownerId || !isThere) {
    throw new ProviderError('gone', sentences.upgrade.ownGone);
  }
  return source;
}

async function localFile({ storage }: StoriesDeps, source: Asset, folder: string): Promise<string> {
  try {
    return await storage.localCopy(source.storageKey, folder);
  } catch (cause) {
    throw new ProviderError('gone', sentences.upgrade.ownGone, { cause });
  }
}

/** What is wrong with a clip stays so, however often it is tried. */
export async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'too-many') {
      throw new ProviderError('invalid_input', error.detail ?? sentences.failure.unknown, { cause: error });
    }
    throw error;
  }
}

async function settle(
  tx: Transaction,
  deps: StoriesDeps,
  { claimed, kept }: { claimed: ClaimedStep; kept: KeptStep },
): Promise<void> {
  const { project, step } = claimed;
  const { sceneId, sourceAssetId, fromSeconds, soundLevel } = OwnCutInputSchema.parse(step.input);
  const { seconds } = OwnCutResultSchema.parse(kept.result);
  const [clip, preview] = kept.kept;
  const source = (await readAssets(tx, [sourceAssetId])).get(sourceAssetId);
  const made = {
    fromSeconds,
    untilSeconds: fromSeconds + seconds,
    soundLevel,
    sourceUrl: source === undefined ? '' : assetUrl(source),
    previewUrl: urlOf(preview),
  };
  const { take, inputHash: hash } = step;
  const version = { sceneId, kind: 'clip', take, hash, url: urlOf(clip), cut: made } as const;
  await keepOwnVersion(tx, deps, { project, version });
}

function urlOf(kept: KeptFile | undefined): string {
  if (kept === undefined) {
    throw new Error('A clip that was cut is missing');
  }
  return assetUrl({ id: kept.assetId, name: basename(kept.stored.key) });
}

/** Nothing is left of a clip that cannot be cut but the sentence that says why. */
async function giveUp(tx: Transaction, { project, step }: { project: Project; step: Step }): Promise<void> {
  const { sceneId, sourceAssetId } = OwnCutInputSchema.parse(step.input);
  const stored = storedScenesOf(project);
  const number = 1 + stored.findIndex(({ scene }) => scene.id === sceneId);
  const scenes = withScene(stored, sceneId, (scene) => ({
    ...scene,
    cuts: scene.cuts.filter((hash) => hash !== step.inputHash),
  }));
  const reason = step.error ?? sentences.failure.unknown;
  const notice = number === 0 ? project.notice : sentences.upgrade.sceneFailed(number, reason);
  await tx.delete(steps).where(eq(steps.id, step.id));
  await forgetSource(tx, { project, sourceAssetId });
  await tx
    .update(projects)
    .set({ scenes, notice, revision: project.revision + 1 })
    .where(eq(projects.id, project.id));
}

/** What was brought for this cut alone goes with it; the sweeper takes its file. */
async function forgetSource(
  tx: Transaction,
  { project, sourceAssetId }: { project: Project; sourceAssetId: string },
): Promise<void> {
  const isNamed = sql`exists (select 1 from ${steps} join ${projects} on ${projects.id} = ${steps.projectId}
    where (${projects.id} = ${project.id} or ${projects.familyId} = ${project.familyId})
      and strpos(${steps.input}::text, ${sourceAssetId}) > 0)`;
  await tx
    .delete(assets)
    .where(
      and(
        eq(assets.id, sourceAssetId),
        eq(assets.projectId, project.id),
        eq(assets.kind, 'source'),
        sql`not ${isNamed}`,
      ),
    );
}
