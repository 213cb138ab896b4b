import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useFreshCredits } from '../../api/fresh-credits.ts';
import { useProject } from '../../api/get-project.ts';
import { useForgetPendingJob, usePendingJobs } from '../../api/pending-jobs.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatStrip } from './chat-strip.tsx';
import { ConflictList } from './revisions/conflict-list.tsx';
import { EditingProvider } from './revisions/editing-context.tsx';
import { ProjectTabs } from './project-tabs.tsx';
import { StartedNotice } from './started-notice.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

/** A project on the screen, kept in step with the server. */
export function ProjectView({ projectId }: { projectId: string }) {
  const { answer: project, error, isLost, reconnect, moveTo } = useProject(projectId);
  useFreshCredits(project?.status);
  useSeenEnd(projectId, project?.status);
  if (project === undefined) {
    return isLost ? (
      <LostProject error={error} onReconnect={reconnect} />
    ) : (
      <Skeleton className="mt-6 h-96 w-full" />
    );
  }
  return (
    <EditingProvider project={project} reload={reconnect}>
      <title>{labels.common.pageTitle(project.title)}</title>
      <WorkspaceHeader project={project} moveTo={moveTo} />
      {isLost && <ConnectionLost onReconnect={reconnect} />}
      <ConflictList />
      <ProjectTabs project={project} moveTo={moveTo} />
      <ChatStrip project={project} />
      <StartedNotice project={project} />
    </EditingProvider>
  );
}

function ConnectionLost({ onReconnect }: { onReconnect: () => void }) {
  return (
    <div
      role="alert"
      className="mb-3 flex items-center gap-3 rounded-card border border-line bg-raised px-4 py-2.5"
    >
      <WifiOff size={16} aria-hidden="true" className="flex-none text-warn" />
      <span className="flex-1">{sentences.failure.connectionLost}</span>
      <Button size="small" onClick={onReconnect}>
        {labels.common.reconnect}
      </Button>
    </div>
  );
}

function LostProject({ error, onReconnect }: { error: Error | null; onReconnect: () => void }) {
  const isGone = error instanceof ApiError && !error.isOffline;
  return (
    <EmptyState sentence={isGone ? sentences.failure.loadSession : sentences.failure.connectionLost}>
      <Button look="primary" onClick={onReconnect}>
        {labels.common.reconnect}
      </Button>
    </EmptyState>
  );
}

/** Whoever saw the end here need not be told about it elsewhere. */
function useSeenEnd(projectId: string, status: ProjectAnswer['status'] | undefined): void {
  const isPending = usePendingJobs().some((job) => job.id === projectId);
  const forget = useForgetPendingJob();
  const isOver = status === projectStatus.COMPLETE || status === projectStatus.FAILED;
  useEffect(() => {
    if (isOver && isPending) {
      forget(projectId);
    }
  }, [isOver, isPending, projectId, forget]);
}
