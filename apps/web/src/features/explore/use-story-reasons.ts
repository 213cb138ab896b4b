import { hundredthsOf, storyReasons } from '@kinora/contract';
import type { Reason } from '@kinora/contract';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import type { StoryFiles } from '../../api/start-story.ts';
import type { StoryDraft } from './story-draft.ts';

/** Why the story cannot start yet, from the same rules as the server's. */
export function useStoryReasons(draft: StoryDraft, files: StoryFiles, isLoading: boolean): Reason[] {
  const me = useMe();
  const { voices } = useVoices();
  return storyReasons(
    { ...draft, imageCount: files.images.length, hasPdf: files.pdf !== null },
    {
      availableHundredths: hundredthsOf(me?.credits ?? 0),
      storedPlan: me?.stored_plan ?? 'free',
      voices,
      isLoading,
    },
  );
}
