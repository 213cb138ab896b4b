import type { TextStorage } from './browser-storage.ts';
import { DRAFT_PREFIX } from './drafts.ts';

const KEY = `${DRAFT_PREFIX}recent-choices`;
/** Engines, models, effects and voices together, whose keys never meet. */
const MOST = 24;

/** What was chosen in pickers, the newest first. */
export function readRecentChoices(storage: TextStorage): readonly string[] {
  const text = storage.getItem(KEY) ?? '';
  return text === '' ? [] : text.split('\n');
}

export function rememberChoice(storage: TextStorage, key: string): void {
  const others = readRecentChoices(storage).filter((other) => other !== key);
  storage.setItem(KEY, [key, ...others].slice(0, MOST).join('\n'));
}

/** What was chosen before comes first, the newest at the top; the rest keeps its order. */
export function recentFirst<Entry>(
  entries: readonly Entry[],
  recent: readonly string[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const rank = (entry: Entry) => {
    const at = recent.indexOf(keyOf(entry));
    return at < 0 ? recent.length : at;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
