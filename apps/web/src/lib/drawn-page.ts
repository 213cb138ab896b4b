import { useLayoutEffect } from 'react';

/**
 * A visitor's first page is sent drawn (`scripts/web-pages`): it is seen before the app's code is there. The app is
 * mounted apart from it and takes its place when it shows the same (`lib/take-over.ts`). Apart from the two places where
 * that happens, the app knows nothing of it.
 */
export interface DrawnPage {
  readonly revealApp: () => void;
  readonly revealWelcome: (dialog: HTMLElement) => void;
}

let drawnPage: DrawnPage | null = null;

/** Says that the page was sent drawn. */
export function noteDrawnPage(drawn: DrawnPage): void {
  drawnPage = drawn;
}

/** Whether Welcome stands drawn, and the app's own may take its place without coming up. */
export function isWelcomeDrawn(): boolean {
  return drawnPage !== null && document.querySelector('#welcome-drawn[data-drawn]') !== null;
}

/** Lets the app take the place of the drawn page: the component is what comes last of it. */
export function useReveal(): void {
  useLayoutEffect(() => {
    drawnPage?.revealApp();
  }, []);
}

/** Lets the dialog around `part` take the place of the drawn Welcome. */
export function useRevealWelcome(part: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog) {
      drawnPage?.revealWelcome(dialog);
    }
  }, [part]);
}
