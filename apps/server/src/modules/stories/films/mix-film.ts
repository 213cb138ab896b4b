import { projectStatus } from '@kinora/contract/statuses';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { mixHeard } from './mix-heard.ts';
import { settleFilm } from './settle-film.ts';
import { mixFilm } from './sound-job.ts';
import { HeardSchema, SoundResultSchema } from './sound-steps.ts';

/** A film's sound, mixed in a child process while its segments are rendered. */
export function runMixFilm(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.RENDERING_VIDEO] },
        perform: (claimed, call) => mix(deps, claimed, call),
        settle: (tx, { project }) => settleFilm(tx, deps, project),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: mixFilm, project, step, delaySeconds }),
      },
    );
}

async function mix(deps: StoriesDeps, { project, step }: ClaimedStep, call: StepCall): Promise<MadeStep> {
  const { file, ...made } = await mixHeard(deps, { project, heard: HeardSchema.parse(step.input) }, call);
  return {
    result: SoundResultSchema.parse(made),
    madeBy: { provider: 'builtin', model: `renderer ${deps.filmTools.version}` },
    files: [{ file, kind: 'sound', contentType: 'audio/mp4' }],
  };
}
