import { restingStatuses } from '@kinora/contract/statuses';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, runStep } from '../../projects/index.ts';
import type { StepTask } from '../../projects/index.ts';
import { playFilmMusic } from '../films/play-music.ts';
import { standAgain } from '../hearing/hear-scene.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { playBed } from './play-bed-job.ts';

/** The music of an animatic, by the same instruments as a film's. Whatever becomes of it, its project goes on. */
export function runPlayBed(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: restingStatuses },
        perform: (claimed, call) => playFilmMusic(deps, claimed, call),
        settle: () => Promise.resolve(),
        comeBack: standAgain,
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: playBed, project, step, delaySeconds }),
      },
    );
}
