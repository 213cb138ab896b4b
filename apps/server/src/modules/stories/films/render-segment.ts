import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { sourceOfWork } from '../../assets/index.ts';
import { StepTaskSchema, enqueueStep, planSteps, readStepsByHash, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, Project, StepCall, StepTask } from '../../projects/index.ts';
import { filmPlanOf } from './film-length.ts';
import { enqueueMusic, findMusic } from './film-music.ts';
import type { SegmentFacts } from './film-tools.ts';
import { SegmentInputSchema, SegmentResultSchema, shownAssets } from './segment-steps.ts';
import { stageScene } from './look/stage-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { filmStep, finishFilm } from './finish-film.ts';

export const renderSegment: JobDefinition<StepTask> = {
  name: 'render-segment',
  payload: StepTaskSchema,
  timeoutSeconds: 3_600,
  expectedLength: 'long',
};

/** One scene's segment, rendered in a child process. */
export function runRenderSegment(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.RENDERING_VIDEO] },
        perform: (claimed, call) => render(deps, claimed, call),
        settle: (tx, { project }) => settleSegments(tx, deps, project),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: renderSegment, project, step, delaySeconds }),
      },
    );
}

async function render(deps: StoriesDeps, claimed: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const input = SegmentInputSchema.parse(claimed.step.input);
  const { scene, madeBy, clipAssets } = await stageScene(deps, { project: claimed.project, input }, call);
  const output = join(call.workFolder, 'segment.mp4');
  const facts = await deps.filmTools.renderSegment(
    { scene, look: input.look, output },
    { signal: call.signal, onProgress: call.noteProgress },
  );
  const digitalSource = await sourceOfWork(deps.database, shownAssets(input.picture));
  return {
    result: SegmentResultSchema.parse({ ...facts, clipSounds: ofAssets(facts.clipSounds, clipAssets) }),
    madeBy: madeBy ?? { provider: 'builtin', model: `renderer ${deps.filmTools.version}` },
    files: [{ file: output, kind: 'segment', contentType: 'video/mp4', digitalSource }],
  };
}

/** The files of a work folder are gone when the film is joined; their assets are not. */
function ofAssets(sounds: SegmentFacts['clipSounds'], assets: ReadonlyMap<string, string>) {
  return sounds.map(({ file, ...sound }) => ({ ...sound, assetId: assets.get(file) }));
}

/** Goes on to the joined film when its last segment and its music are there. The caller holds the project's lock. */
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
  const music = await findMusic(tx, deps, project);
  if (music === undefined) {
    await enqueueMusic(tx, deps, project);
    return;
  }
  if (music.state !== 'finished') {
    return;
  }
  const [step] = await planSteps(tx, {
    projectId: project.id,
    wanted: [filmStep(project, plan, music)],
    now: deps.clock.now(),
    ids: deps.ids,
  });
  await enqueueStep(tx, deps.queue, { definition: finishFilm, project, step });
}
