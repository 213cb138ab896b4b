import { useLayoutEffect } from 'react';

/** Draws the page at the showcase's scale while the component is on the screen; the style sheet holds the factors. Before it is seen: nothing jumps. */
export function useShowcaseScale(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['scale'] = 'showcase';
    return () => {
      delete document.documentElement.dataset['scale'];
    };
  }, []);
}
