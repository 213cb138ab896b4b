import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { sourceOfWork } from '../../assets/index.ts';
import { StepTaskSchema, enqueueStep, isAnyUnfinished, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { filmPlanOf } from './film-length.ts';
import type { SegmentFacts } from './film-tools.ts';
import { SegmentInputSchema, SegmentResultSchema, shownAssets } from './segment-steps.ts';
import { stageScene } from './look/stage-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settleFilm } from './settle-film.ts';
import { areClipsHeard } from './sound-steps.ts';

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
        settle: (tx, rendered) => settleSegment(tx, deps, rendered),
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
    { signal: call.signal, person: call.person, onProgress: call.noteProgress },
  );
  const digitalSource = await sourceOfWork(deps.database, shownAssets(input.picture));
  return {
    result: SegmentResultSchema.parse({ ...facts, clipSounds: ofAssets(facts.clipSounds, clipAssets) }),
    madeBy: madeBy ?? { provider: 'builtin', model: `renderer ${deps.filmTools.version}` },
    files: [{ file: output, kind: 'segment', contentType: 'video/mp4', digitalSource }],
  };
}

/**
 * Goes on where this segment was waited for: as the last one, or by the sound, to know what is heard of its clips. Between
 * them all scenes of a film would be read for nothing, by each of them.
 */
async function settleSegment(
  tx: Transaction,
  deps: StoriesDeps,
  { project, step }: ClaimedStep,
): Promise<void> {
  const hashes = filmPlanOf(project)?.segmentHashes ?? [];
  const segments = { projectId: project.id, kind: 'segment', hashes } as const;
  const isHeard = areClipsHeard(SegmentInputSchema.parse(step.input));
  if (isHeard || !(await isAnyUnfinished(tx, segments))) {
    await settleFilm(tx, deps, project);
  }
}

/** The files of a work folder are gone when the film is joined; their assets are not. */
function ofAssets(sounds: SegmentFacts['clipSounds'], assets: ReadonlyMap<string, string>) {
  return sounds.map(({ file, ...sound }) => ({ ...sound, assetId: assets.get(file) }));
}
