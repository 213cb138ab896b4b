import type { GenerationMode } from '@kinora/contract/catalogue';
import type { TextStorage } from './browser-storage.ts';
import { clearAllUnsavedEdits } from './unsaved-edits.ts';

/** What signing out forgets. */
export const DRAFT_PREFIX = 'kinora.draft.';
const INVITATION_KEY = 'kinora.invitation-code';

/** The stored draft of a mode as parsed JSON; undefined when there is none or it cannot be read. Check it with a schema. */
export function readDraft(storage: TextStorage, mode: GenerationMode): unknown {
  const text = storage.getItem(DRAFT_PREFIX + mode);
  if (text === null) {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      storage.removeItem(DRAFT_PREFIX + mode);
      return undefined;
    }
    throw error;
  }
}

/** Remembers a draft, so that it survives a reload, a sign-in and a closed tab. */
export function writeDraft(storage: TextStorage, mode: GenerationMode, draft: unknown): void {
  storage.setItem(DRAFT_PREFIX + mode, JSON.stringify(draft));
}

/** Forgets the drafts of all modes, the unsent edits of all scripts and what was chosen, as signing out does. */
export function clearDrafts(storage: TextStorage): void {
  for (const key of storage.keys().filter((one) => one.startsWith(DRAFT_PREFIX))) {
    storage.removeItem(key);
  }
  clearAllUnsavedEdits(storage);
}

/** The invitation code a visitor typed before having an account. */
export function readInvitationCode(storage: TextStorage): string {
  return storage.getItem(INVITATION_KEY) ?? '';
}

export function writeInvitationCode(storage: TextStorage, code: string): void {
  if (code === '') {
    storage.removeItem(INVITATION_KEY);
    return;
  }
  storage.setItem(INVITATION_KEY, code);
}
