import type { ShowcaseFilm } from '@kinora/contract/api';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createQueryClient } from './api/query-client.ts';
import { meQuery } from './api/get-me.ts';
import { showcaseQuery } from './api/list-showcase.ts';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { WelcomeCard } from './features/welcome/welcome-card.tsx';
import { labels } from './labels/index.ts';
import { DrawnDialog } from './ui/drawn-dialog.tsx';

/** The pages that are sent drawn, as a visitor sees them who has never been here. */
export type DrawnPath = '/' | '/showcase' | '/pricing';

/** Draws a page at build: what stands in its body before the app is there. Nothing of it is anybody's. */
export async function drawPage(path: DrawnPath, films: readonly ShowcaseFilm[]): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQuery.queryKey, null);
  queryClient.setQueryData(showcaseQuery.queryKey, [...films]);
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<App queryClient={queryClient} router={router} />, {
    // Whole, without the scripts that move late parts to their place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return await new Response(prelude).text();
}

/** Welcome as it stands open over the start page. */
export function drawWelcome(): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <DrawnDialog title={labels.dialog.welcome.title}>
      <WelcomeCard onClose={nothing} onTour={nothing} onGuide={nothing} />
    </DrawnDialog>,
  );
}
