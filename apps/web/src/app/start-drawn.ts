import type { QueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '../api/get-catalogue.ts';
import { meQuery } from '../api/get-me.ts';
import { showcaseQuery } from '../api/list-showcase.ts';
import { loadExploreBody } from '../features/explore/explore-view.tsx';
import { noteDrawnPage } from '../lib/drawn-page.ts';
import { takeOver } from '../lib/take-over.ts';
import { runLater } from '../lib/timing.ts';
import type { createAppRouter } from './router.tsx';

/** What a page shows besides the account and the catalogue. */
const partsOf: Readonly<Record<string, (queryClient: QueryClient) => Promise<unknown>>> = {
  '/': () => loadExploreBody(),
  '/showcase': (queryClient) => queryClient.prefetchQuery(showcaseQuery),
};
/** How long a drawn page waits for what the app would show otherwise than it does. */
const WAIT_MS = 3_000;
/** Welcome that the app does not open after all must not cover it. */
const WELCOME_MS = 5_000;

/** Starts the app behind the page that was sent drawn, and puts it into its place once nothing would jump. */
export async function startDrawn(
  queryClient: QueryClient,
  router: ReturnType<typeof createAppRouter>,
  show: (place: HTMLElement) => void,
): Promise<void> {
  const drawn = document.querySelector<HTMLElement>('#root[data-drawn]');
  const place = document.createElement('div');
  const reveal = () => {
    if (drawn?.isConnected === true) {
      takeOver(drawn, place, () => {
        drawn.replaceWith(place);
        place.id = 'root';
      });
      runLater(() => drawnWelcome()?.remove(), WELCOME_MS);
    }
  };
  noteDrawnPage({
    revealApp: reveal,
    revealWelcome: (dialog) => {
      const welcome = drawnWelcome();
      if (welcome !== null) {
        takeOver(welcome, dialog, () => {
          welcome.remove();
        });
      }
    },
  });
  const parts = Promise.allSettled([
    queryClient.prefetchQuery(meQuery),
    queryClient.prefetchQuery(catalogueQuery),
    router.load(),
    partsOf[router.latestLocation.pathname]?.(queryClient),
  ]);
  const limit = new Promise<void>((resolve) => {
    runLater(resolve, WAIT_MS);
  });
  await Promise.all([Promise.race([parts, limit]), applyStyles()]);
  show(place);
  // Whatever came in between, the app is what is used in the end.
  runLater(reveal, WAIT_MS);
}

function drawnWelcome(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#welcome-drawn[data-drawn]');
}

/** Waits for the app's whole style sheet, of which a drawn page has its own part, and applies it. */
async function applyStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (link === null) {
    return;
  }
  if (link.sheet === null) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  }
  link.media = 'all';
}
