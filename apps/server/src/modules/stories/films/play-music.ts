import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import { musicVersion } from '@kinora/sound';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { ClaimedStep, MadeStep, StepCall, StepTask } from '../../projects/index.ts';
import { playMusic } from './music-job.ts';
import { MusicInputSchema } from './music-steps.ts';
import { settleFilm } from './settle-film.ts';
import type { StoriesDeps } from '../stories-deps.ts';

/** A film's music, composed and played in a child process while its segments are rendered. */
export function runPlayMusic(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.RENDERING_VIDEO] },
        perform: (claimed, call) => playFilmMusic(deps, claimed, call),
        settle: (tx, { project }) => settleFilm(tx, deps, project),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: playMusic, project, step, delaySeconds }),
      },
    );
}

export async function playFilmMusic(
  deps: StoriesDeps,
  { step }: ClaimedStep,
  call: StepCall,
): Promise<MadeStep> {
  const { brief, cues } = MusicInputSchema.parse(step.input);
  const output = join(call.workFolder, 'music.m4a');
  await deps.filmTools.writeMusic(
    { brief, cues, output },
    { signal: call.signal, onProgress: call.noteProgress },
  );
  return {
    result: { mood: brief.mood },
    madeBy: { provider: 'builtin', model: `music ${musicVersion}` },
    files: [{ file: output, kind: 'music', contentType: 'audio/mp4' }],
  };
}
