import { useState } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { readRecentChoices, rememberChoice } from '../lib/recent-choices.ts';

/** What was chosen before this picker opened, and how it remembers what is chosen now. */
export function useRecentChoices(): { recent: readonly string[]; remember: (key: string) => void } {
  const [recent] = useState(() => readRecentChoices(browserStorage()));
  return {
    recent,
    remember: (key) => {
      rememberChoice(browserStorage(), key);
    },
  };
}
