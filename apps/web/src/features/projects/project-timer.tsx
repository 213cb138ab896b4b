import { isWorking, sentences, stepOfStatus } from '@kinora/contract';
import type { ProjectAnswer } from '@kinora/contract';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { formatTimer } from '../../lib/format.ts';
import { readStepStart } from '../../lib/step-start.ts';
import { useSecondsClock } from '../../lib/timing.ts';

/** How long the running step has been at work. It only counts; the server decides when a step has taken too long. */
export function ProjectTimer({ project }: { project: ProjectAnswer }) {
  const isRunning = isWorking(project.status);
  const now = useSecondsClock(isRunning);
  if (!isRunning) {
    return null;
  }
  const startedAt = readStepStart(browserStorage(), {
    projectId: project.project_id,
    step: stepOfStatus[project.status] ?? '',
    fallbackMs: firstStepStart(project) ?? now,
  });
  return (
    <span className="text-12 text-ink-2 tabular-nums" role="timer">
      {labels.common.partOf(formatTimer((now - startedAt) / 1000), sentences.screen.workspace.timerLimit)}
    </span>
  );
}

/** The first step begins with the project itself; later ones when this browser first sees them. */
function firstStepStart(project: ProjectAnswer): number | null {
  return stepOfStatus[project.status] === 'scenes' ? Date.parse(project.created_at) : null;
}
