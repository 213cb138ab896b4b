import { useState } from 'react';
import { browserStorage } from './browser-storage.ts';

export type Theme = 'dark' | 'light';

/** The same key is read by `public/first-paint.mjs` before the first paint. */
const THEME_KEY = 'kinora.theme';

/** The theme on the screen: the visitor's choice, else the system's. */
function currentTheme(): Theme {
  if (typeof document === 'undefined') {
    return 'dark';
  }
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') {
    return chosen;
  }
  return globalThis.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** The theme and a function that switches it and remembers the choice. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const [theme, setTheme] = useState(currentTheme);
  return {
    theme,
    toggleTheme: () => {
      const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.theme = next;
      browserStorage().setItem(THEME_KEY, next);
      setTheme(next);
    },
  };
}
