import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { limits } from '@kinora/contract/limits';
import { useEffect, useRef } from 'react';
import { useMe } from '../api/get-me.ts';
import { useDialogs } from '../components/dialogs.tsx';
import { browserStorage } from '../lib/browser-storage.ts';
import { introductionFor, isSeen, markSeen } from '../lib/first-visit.ts';
import { runLater } from '../lib/timing.ts';

/**
 * Shows Welcome on a visitor's first visit and the tour after it, or the tour at once when the address asks for it.
 * Only over Explore, where everything the tour points at is; never over a dialog.
 */
export function useIntroductions(): void {
  const me = useMe();
  const { view = 'explore', session, mode, tour } = useSearch({ strict: false });
  const { current, open } = useDialogs();
  const navigate = useNavigate();
  const endTourRef = useRef<(() => void) | null>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Other pages have no view in their address either.
  const isExplore = path === '/' && view === 'explore' && session === undefined;
  const isQuiet = me !== undefined && isExplore && current === null;

  useEffect(() => {
    if (!isQuiet || endTourRef.current !== null) {
      return undefined;
    }
    const storage = browserStorage();
    const introduction = introductionFor({
      isTourAsked: tour !== undefined,
      isVisitor: me === null,
      isWelcomeSeen: isSeen(storage, 'welcome'),
      isTourSeen: isSeen(storage, 'tour'),
    });
    if (introduction === 'welcome') {
      markSeen(storage, 'welcome');
      open('welcome');
      return undefined;
    }
    if (introduction === null) {
      return undefined;
    }
    return runLater(() => {
      void startTour(() => {
        endTourRef.current = null;
        markSeen(storage, 'tour');
        if (tour !== undefined) {
          void navigate({ to: '/', search: { ...(mode && { mode }) }, replace: true });
        }
      }).then((end) => {
        endTourRef.current = end;
      });
    }, limits.tour.delayMs);
  }, [isQuiet, me, mode, tour, open, navigate]);

  // Leaving the page by the browser's back button ends the tour that points at it.
  useEffect(() => {
    if (!isExplore) {
      endTourRef.current?.();
    }
  }, [isExplore]);
}

async function startTour(onEnd: () => void): Promise<() => void> {
  const { runTour } = await import('../features/tour/run-tour.ts');
  return runTour(onEnd);
}
