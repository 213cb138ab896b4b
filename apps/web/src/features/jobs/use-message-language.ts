import type { Language } from '@kinora/contract/catalogue';
import { useMe } from '../../api/get-me.ts';
import { readMessages } from '../../lib/browser-messages.ts';
import { browserStorage } from '../../lib/browser-storage.ts';

/** The language in which this browser tells that a film is done; null: it does not. */
export function useMessageLanguage(): Language | null {
  const me = useMe();
  return me ? readMessages(browserStorage(), me.id) : null;
}
