import { useEffect } from 'react';

/** Draws the page at the showcase's scale while the component is on the screen; the style sheet holds the factors. */
export function useShowcaseScale(): void {
  useEffect(() => {
    document.documentElement.dataset['scale'] = 'showcase';
    return () => {
      delete document.documentElement.dataset['scale'];
    };
  }, []);
}
