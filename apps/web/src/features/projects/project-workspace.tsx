import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { useEffect } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useSessionProject } from '../../api/get-session.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProjectView } from './project-view.tsx';

/** The chat workspace: the newest project of a session. The address alone brings it back after a reload. */
export function ProjectWorkspace({ sessionId }: { sessionId: string }) {
  const me = useMe();
  const dialogs = useDialogs();
  const { data: projectId, isError, isPending } = useSessionProject(sessionId, Boolean(me));
  useEffect(() => {
    if (me === null) {
      dialogs.open('sign-in');
    }
  }, [me, dialogs]);
  if (projectId) {
    return <ProjectView key={projectId} projectId={projectId} />;
  }
  if (me !== null && isPending && !isError) {
    return (
      <div role="status" className="grid min-h-[50dvh] place-items-center">
        <Spinner />
        <span className="sr-only">{labels.common.loading}</span>
      </div>
    );
  }
  return (
    <EmptyState sentence={me === null ? sentences.refusal['not-signed-in'] : sentences.failure.loadSession}>
      <Link to="/" search={{}} className="button" data-look="primary">
        {labels.screen.workspace.newSession}
      </Link>
    </EmptyState>
  );
}
