import type { TextStorage } from './browser-storage.ts';

/** The same key is read by `public/first-paint.mjs` before the first paint. */
const WELCOME_KEY = 'kinora.welcome-seen';
const TOUR_KEY = 'kinora.tour-seen';

/** What a first visit shows by itself. */
export type Introduction = 'welcome' | 'tour';

const keys = { welcome: WELCOME_KEY, tour: TOUR_KEY } as const satisfies Record<Introduction, string>;

export function isSeen(storage: TextStorage, introduction: Introduction): boolean {
  return storage.getItem(keys[introduction]) !== null;
}

/** Finishing and skipping both count: nobody is shown the same thing twice unasked. */
export function markSeen(storage: TextStorage, introduction: Introduction): void {
  storage.setItem(keys[introduction], 'yes');
}

interface Visit {
  /** Whether the address asks for the tour. */
  isTourAsked: boolean;
  isVisitor: boolean;
  isWelcomeSeen: boolean;
  isTourSeen: boolean;
}

/** What to show now by itself: the tour when it is asked for; else Welcome to a new visitor, and the tour after it. */
export function introductionFor(visit: Visit): Introduction | null {
  if (visit.isTourAsked) {
    return 'tour';
  }
  if (visit.isVisitor && !visit.isWelcomeSeen) {
    return 'welcome';
  }
  return visit.isTourSeen ? null : 'tour';
}
