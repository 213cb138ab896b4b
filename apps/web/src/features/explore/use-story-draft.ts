import type { StoryMode } from '@kinora/contract/catalogue';
import { useEffect, useReducer } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import { tierLock } from '../../components/engine-picker/engine-lock.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { changeStoryDraft, readStoryDraft, withFirstVoice } from './story-draft.ts';

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
  return { draft: withFirstVoice(draft, voices, (tier) => tierLock(tier, me) === null), change };
}
