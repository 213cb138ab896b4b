import { useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { usePromptFiller } from '../components/prompt-filler.tsx';
import { ExploreView } from '../features/explore/explore-view.tsx';
import { labels } from '../labels/index.ts';
import { Spinner } from '../ui/spinner.tsx';

const ProjectWorkspace = lazy(async () => ({
  default: (await import('../features/projects/project-workspace.tsx')).ProjectWorkspace,
}));
const GenerationsView = lazy(async () => ({
  default: (await import('../features/generations/generations-view.tsx')).GenerationsView,
}));
const ShowcaseView = lazy(async () => ({
  default: (await import('../features/showcase/showcase-view.tsx')).ShowcaseView,
}));
const AnimateView = lazy(async () => ({
  default: (await import('../features/animate/animate-view.tsx')).AnimateView,
}));
const CanvaView = lazy(async () => ({
  default: (await import('../features/canva/canva-view.tsx')).CanvaView,
}));

/** The page at `/`: the view that the address names. */
export function Workspace() {
  return (
    <Suspense fallback={<LoadingView />}>
      <ActiveView />
    </Suspense>
  );
}

function ActiveView() {
  const { revision } = usePromptFiller();
  const { view = 'explore', session } = useSearch({ from: '/shell/' });
  if (session !== undefined) {
    return <ProjectWorkspace key={session} sessionId={session} />;
  }
  switch (view) {
    case 'explore':
      // A fill from elsewhere makes the open prompt box read its draft again.
      return <ExploreView key={revision} />;
    case 'generations':
      return <GenerationsView />;
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
