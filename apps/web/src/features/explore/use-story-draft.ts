import type { StoryMode } from '@kinora/contract/catalogue';
import { useEffect, useReducer, useState } from 'react';
import { useWebResultsByDefault } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import { tierLock } from '../../components/engine-picker/engine-lock.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { readWebResults, writeWebResults } from '../../lib/web-results.ts';
import { changeStoryDraft, readStoryDraft, tellsFacts, withFirstVoice } from './story-draft.ts';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';

/** The story or film draft of this browser: restored silently, kept with every change, ready to start once it has a prompt. */
export function useStoryDraft(mode: StoryMode) {
  const [draft, change] = useReducer(changeStoryDraft, null, () =>
    readStoryDraft(readDraft(browserStorage(), mode), mode),
  );
  useEffect(() => {
    writeDraft(browserStorage(), mode, draft);
  }, [mode, draft]);
  const me = useMe();
  const { voices } = useVoices();
  const complete = withFirstVoice(draft, voices, (tier) => tierLock(tier, me) === null);
  return useWebResults(complete, change);
}

/** What tells facts looks them up, unless the person or the operator has switched that off; their choice is remembered. */
function useWebResults(draft: StoryDraft, change: (change: StoryDraftChange) => void) {
  const accountId = useMe()?.id ?? '';
  const byDefault = useWebResultsByDefault();
  const [, noteChoice] = useState(0);
  const isOn = readWebResults(browserStorage(), accountId) ?? byDefault;
  return {
    draft: tellsFacts(draft) ? { ...draft, include_web_results: isOn } : draft,
    change: (next: StoryDraftChange) => {
      if (next.include_web_results !== undefined && tellsFacts({ ...draft, ...next })) {
        writeWebResults(browserStorage(), accountId, next.include_web_results);
        noteChoice((count) => count + 1);
      }
      change(next);
    },
  };
}
