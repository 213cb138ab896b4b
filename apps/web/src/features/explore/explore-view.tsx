import { useNavigate } from '@tanstack/react-router';
import type { GenerationMode } from '@kinora/contract/catalogue';
import { Suspense, lazy, useDeferredValue, useRef } from 'react';
import { labels } from '../../labels/index.ts';
import { usePressed } from '../../lib/pressed.ts';
import { ModeTabs } from './mode-tabs.tsx';

export const loadExploreBody = () => import('./explore-body.tsx');
const ExploreBody = lazy(async () => ({ default: (await loadExploreBody()).ExploreBody }));

/** The start page: what to make, the prompt box, and the engines to make it with. The head is there with the first bytes. */
export function ExploreView({ mode }: { mode: GenerationMode }) {
  const navigate = useNavigate();
  const heroRef = useRef<HTMLDivElement>(null);
  // The tab answers its press at once; what it shows is drawn after that, and not at all where the next press is faster.
  const shownMode = useDeferredValue(mode);

  const [pressedMode, pressMode] = usePressed(mode, (next) => {
    void navigate({ to: '/', search: next === 'stories' ? {} : { mode: next }, resetScroll: false });
  });

  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.explore)}</title>
      <div
        ref={heroRef}
        className="grid grid-cols-[minmax(0,1fr)] scroll-mt-4 justify-items-center pt-9 max-sm:pt-3"
      >
        <h1 className="text-center text-40 tracking-[-.032em]">
          <span className="whitespace-nowrap">{labels.start.headlineStart}</span>{' '}
          <span className="whitespace-nowrap">{labels.start.headlineEnd}</span>
        </h1>
        <p className="mt-1.5 max-w-220 text-center text-16 text-balance text-ink-2 max-sm:text-[14px]">
          {labels.screen.explore.lead}
        </p>
        <ModeTabs mode={pressedMode} onSelect={pressMode} />
      </div>
      <Suspense fallback={<BodyPlace />}>
        <ExploreBody mode={shownMode} topRef={heroRef} />
      </Suspense>
    </>
  );
}

/** Keeps the place of the prompt box and of what is below it. */
function BodyPlace() {
  return (
    <div role="status" className="min-h-dvh">
      <div className="mx-auto h-57 w-full max-w-232 rounded-box border border-line bg-surface shadow-lift" />
      <span className="sr-only">{labels.common.loading}</span>
    </div>
  );
}
