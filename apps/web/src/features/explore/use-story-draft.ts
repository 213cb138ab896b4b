import { useEffect, useReducer } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { changeStoryDraft, readStoryDraft } from './story-draft.ts';

/** The story draft of this browser: restored silently, kept with every change. */
export function useStoryDraft() {
  const [draft, change] = useReducer(changeStoryDraft, null, () =>
    readStoryDraft(readDraft(browserStorage(), 'stories')),
  );
  useEffect(() => {
    writeDraft(browserStorage(), 'stories', draft);
  }, [draft]);
  return { draft, change };
}
