import { useSearch } from '@tanstack/react-router';
import type { GenerationMode } from '@kinora/contract/catalogue';
import { Suspense, lazy, memo, useMemo } from 'react';
import { usePromptFiller } from '../components/prompt-filler.tsx';
import { ExploreView } from '../features/explore/explore-view.tsx';
import { labels } from '../labels/index.ts';
import type { GenerationTab, WorkspaceView } from '../lib/search-params.ts';
import { useAfterPaint } from '../lib/after-paint.ts';
import { Spinner } from '../ui/spinner.tsx';

const StartView = memo(ExploreView);
const ProjectWorkspace = lazy(async () => ({
  default: memo((await import('../features/projects/project-workspace.tsx')).ProjectWorkspace),
}));
const GenerationsView = lazy(async () => ({
  default: memo((await import('../features/generations/generations-view.tsx')).GenerationsView),
}));
const ShowcaseView = lazy(async () => ({
  default: memo((await import('../features/showcase/showcase-view.tsx')).ShowcaseView),
}));
const AnimateView = lazy(async () => ({
  default: memo((await import('../features/animate/animate-view.tsx')).AnimateView),
}));
const CanvaView = lazy(async () => ({
  default: memo((await import('../features/canva/canva-view.tsx')).CanvaView),
}));

/** The page at `/`: the view that the address names. */
export function Workspace() {
  const { revision } = usePromptFiller();
  const { view = 'explore', session, mode = 'stories', tab = 'stories' } = useSearch({ from: '/shell/' });
  const asked = useMemo(() => ({ view, session, mode, tab, revision }), [view, session, mode, tab, revision]);
  // What leads to another view answers its press first. Within a view nothing waits, and one that is left stays as it is.
  const later = useAfterPaint(asked);
  const shown = later.view === view && later.session === session ? asked : later;
  // A place of its own for each view: while the parts of one are fetched, it is said that it loads.
  return (
    <Suspense key={shown.session ?? shown.view} fallback={<LoadingView />}>
      <ActiveView {...shown} />
    </Suspense>
  );
}

interface ActiveViewProps {
  view: WorkspaceView;
  session: string | undefined;
  mode: GenerationMode;
  tab: GenerationTab;
  revision: number;
}

function ActiveView({ view, session, mode, tab, revision }: ActiveViewProps) {
  if (session !== undefined) {
    return <ProjectWorkspace key={session} sessionId={session} />;
  }
  switch (view) {
    case 'explore':
      // A fill from elsewhere makes the open prompt box read its draft again.
      return <StartView key={revision} mode={mode} />;
    case 'generations':
      return <GenerationsView tab={tab} />;
    case 'animate':
      return <AnimateView key={revision} />;
    case 'canva':
      return <CanvaView />;
    case 'showcase':
      return <ShowcaseView />;
  }
}

function LoadingView() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center">
      <Spinner />
      <span className="sr-only">{labels.common.loading}</span>
    </div>
  );
}
