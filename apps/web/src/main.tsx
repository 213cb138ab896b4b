import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { reloadPage } from './lib/page.ts';

// The schema library would otherwise try `new Function`, which our content security policy reports as a breach.
z.config({ jitless: true });

// After an update of the server the parts that an open page has not fetched yet are gone; a fresh page has new ones.
globalThis.addEventListener('vite:preloadError', reloadPage);

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

function show(place: HTMLElement): void {
  // In small pieces: what was sent drawn is looked at, scrolled and typed in meanwhile.
  startTransition(() => {
    createRoot(place).render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('No #root.');
}
if (root.dataset['drawn'] === undefined) {
  show(root);
} else {
  void import('./app/start-drawn.ts').then(({ startDrawn }) => startDrawn(queryClient, router, show));
}
