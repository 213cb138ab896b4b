import { useEffect, useReducer } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { changeStoryDraft, readStoryDraft } from './story-draft.ts';
import type { ProjectMode } from './story-draft.ts';

/** The story or film draft of this browser: restored silently, kept with every change. */
export function useStoryDraft(mode: ProjectMode) {
  const [draft, change] = useReducer(changeStoryDraft, null, () =>
    readStoryDraft(readDraft(browserStorage(), mode), mode),
  );
  useEffect(() => {
    writeDraft(browserStorage(), mode, draft);
  }, [mode, draft]);
  return { draft, change };
}
