import { sentences } from '@kinora/contract/sentences';
import type { JobHandler } from '../../platform/queue/job.ts';
import { failProject } from './fail-project.ts';
import { lockProject } from './project.ts';
import type { PipelineDeps } from './steps/step-work.ts';

/** For jobs the queue has given up: their project ends with a sentence and its credits back instead of hanging. */
export function giveUpProject(
  deps: Pick<PipelineDeps, 'database' | 'queue' | 'clock'>,
): JobHandler<{ projectId: string; run: number }> {
  return (task, run) =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, task.projectId);
      if (project?.run !== task.run) {
        return;
      }
      run.log.error({ projectId: project.id }, 'A project is given up: its job ran out of tries');
      await failProject(tx, deps.queue, {
        project,
        sentence: sentences.failure.unknown,
        now: deps.clock.now(),
      });
    });
}
