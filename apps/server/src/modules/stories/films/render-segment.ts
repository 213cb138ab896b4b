import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { sourceOfWork } from '../../assets/index.ts';
import { StepTaskSchema, enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import type { SegmentFacts } from './film-tools.ts';
import { SegmentInputSchema, SegmentResultSchema, shownAssets } from './segment-steps.ts';
import { stageScene } from './look/stage-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settleFilm } from './settle-film.ts';

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
        settle: (tx, { project }) => settleFilm(tx, deps, project),
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
