import { projectStartReasons } from '@kinora/contract/readiness';
import type { Reason } from '@kinora/contract/readiness';
import { useVoices } from '../../api/get-voices.ts';
import type { StoryFiles } from '../../api/start-story.ts';
import type { StoryDraft } from './story-draft.ts';
import { useAccountContext } from './use-account-context.ts';

/** Why the story or film cannot start yet, from the same rules as the server's. */
export function useStoryReasons(draft: StoryDraft, files: StoryFiles, isLoading: boolean): Reason[] {
  const account = useAccountContext(isLoading);
  const { voices } = useVoices();
  return projectStartReasons(
    { ...draft, imageCount: files.images.length, hasPdf: files.pdf !== null },
    { ...account, voices },
  );
}
