import { isWorking, queuedStatusOfStep } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { formatTimer } from '../../lib/format.ts';
import { secondsSinceProgress } from '../../lib/progress-clock.ts';
import { useSecondsClock } from '../../lib/timing.ts';

const queuedStatuses = new Set<string>(Object.values(queuedStatusOfStep));

/**
 * How long the running step has shown no progress: ten minutes of that are the most. It only counts; the server
 * decides when it has taken too long. Waiting in the queue does not count, and for vendors other limits hold.
 */
export function ProjectTimer({
  project: { project_id: projectId, status, progress, scenes },
}: {
  project: ProjectAnswer;
}) {
  const isAtVendor = scenes.some(({ vendor_phase: phase }) => phase);
  const isRunning = isWorking(status) && !queuedStatuses.has(status) && !isAtVendor;
  const nowMs = useSecondsClock(isRunning);
  if (!isRunning) {
    return null;
  }
  const seconds = secondsSinceProgress(browserStorage(), {
    projectId,
    seen: `${status} ${progress.done} ${progress.total} ${progress.label}`,
    nowMs,
  });
  return (
    <span className="text-12 text-ink-2 tabular-nums" role="timer">
      {labels.common.partOf(formatTimer(seconds), labels.screen.workspace.timerLimit)}
    </span>
  );
}
