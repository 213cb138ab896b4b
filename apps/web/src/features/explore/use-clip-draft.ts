import { useCallback, useEffect, useReducer } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { changeClipDraft, readClipDraft } from './clip-draft.ts';
import type { ClipDraft, ClipDraftChange, ClipMode } from './clip-draft.ts';

/** The draft of a single-job mode in this browser: restored silently, kept with every change. */
export function useClipDraft(mode: ClipMode) {
  const reducer = useCallback(
    (draft: ClipDraft, change: ClipDraftChange) => changeClipDraft(mode, draft, change),
    [mode],
  );
  const [draft, change] = useReducer(reducer, null, () =>
    readClipDraft(mode, readDraft(browserStorage(), mode)),
  );
  useEffect(() => {
    writeDraft(browserStorage(), mode, draft);
  }, [mode, draft]);
  return { draft, change };
}
