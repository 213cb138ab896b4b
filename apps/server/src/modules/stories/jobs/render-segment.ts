import { join } from 'node:path';
import { projectStatus } from '@kinora/contract';
import type { JobDefinition, JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep, StepTaskSchema } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { stageScene } from '../stage-scene.ts';
import { SegmentInputSchema, SegmentResultSchema } from '../segment-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settleSegments } from './settle-segments.ts';

export const renderSegment: JobDefinition<StepTask> = {
  name: 'render-segment',
  payload: StepTaskSchema,
  timeoutSeconds: 3_600,
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
  const { scene, madeBy } = await stageScene(deps, { project: claimed.project, input }, call);
  const output = join(call.workFolder, 'segment.mp4');
  const facts = await deps.filmTools.renderSegment(
    { scene, look: input.look, output },
    { signal: call.signal, onProgress: call.noteProgress },
  );
  return {
    result: SegmentResultSchema.parse(facts),
    madeBy: madeBy ?? { provider: 'builtin', model: `renderer ${deps.filmTools.version}` },
    files: [{ file: output, kind: 'segment', contentType: 'video/mp4' }],
  };
}
