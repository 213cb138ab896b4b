import type { TextStorage } from './browser-storage.ts';

const PREFIX = 'kinora.web-results.';

/** What a person last chose about web results in this browser; null before they have. Kept through signing out. */
export function readWebResults(storage: TextStorage, accountId: string): boolean | null {
  const kept = storage.getItem(PREFIX + accountId);
  return kept === null ? null : kept === 'on';
}

export function writeWebResults(storage: TextStorage, accountId: string, isOn: boolean): void {
  storage.setItem(PREFIX + accountId, isOn ? 'on' : 'off');
}
