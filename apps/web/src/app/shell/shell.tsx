import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { useMe } from '../../api/get-me.ts';
import { usePendingJobs } from '../../api/pending-jobs.ts';
import { labels } from '../../labels/index.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { useShownFrames } from '../../lib/media-query.ts';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { useIntroductions } from '../use-introductions.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneFooter } from './phone-footer.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useHistoryPanel } from './use-history-panel.ts';

const HistoryPanel = lazy(async () => ({
  default: (await import('../../features/history/history-panel.tsx')).HistoryPanel,
}));

const JobWatchers = lazy(async () => ({
  default: (await import('../../features/jobs/job-watchers.tsx')).JobWatchers,
}));

const SIDEBAR_KEY = 'kinora.sidebar';

/** What stands around every page: sidebar or phone bar, banner, skip link, the page itself. */
export function Shell() {
  const me = useMe();
  const [isNarrow, setIsNarrow] = useState(() => browserStorage().getItem(SIDEBAR_KEY) === 'narrow');
  const history = useHistoryPanel();
  const hasPendingJobs = usePendingJobs().length > 0;
  const { isPhoneShown, isWideShown } = useShownFrames();

  return (
    <div className="shell" data-narrow={isNarrow || undefined}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent-fill px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {labels.shell.skipToContent}
      </a>
      {isWideShown && (
        <Sidebar
          me={me}
          isNarrow={isNarrow}
          history={history}
          onToggle={() => {
            browserStorage().setItem(SIDEBAR_KEY, isNarrow ? 'wide' : 'narrow');
            setIsNarrow(!isNarrow);
          }}
        />
      )}
      <div className="min-w-0">
        {isPhoneShown && <PhoneHeader me={me} />}
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="page outline-none">
          <PanelBoundary>
            <Outlet />
          </PanelBoundary>
        </main>
        {isPhoneShown && <PhoneFooter />}
      </div>
      {isPhoneShown && (
        <PhoneBar
          me={me}
          onOpenHistory={() => {
            history.open('press');
          }}
        />
      )}
      <Introductions />
      <Suspense>{hasPendingJobs && <JobWatchers />}</Suspense>
      {history.openedBy !== null && me && (
        <Suspense>
          <HistoryPanel
            key={history.openedBy}
            takesFocus={history.openedBy === 'press'}
            onEnter={history.keepOpen}
            onLeave={history.closeSoon}
            onClose={history.close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Apart, since it follows the address: the shell does not change with it. */
function Introductions() {
  useIntroductions();
  return null;
}
