import { limits } from '@kinora/contract/limits';
import { useCheckPrompt } from '../../api/check-prompt.ts';
import { useMe } from '../../api/get-me.ts';
import type { StoryFiles } from '../../api/start-story.ts';
import { useDebounced } from '../../lib/timing.ts';
import type { StoryDraft } from './story-draft.ts';

/** Asked once typing rests, where nothing would be looked up or read that might help: why the prompt cannot be told. */
export function useUntellable(draft: StoryDraft, files: StoryFiles): string | null {
  const me = useMe();
  const prompt = draft.user_query.trim();
  const settled = useDebounced(prompt, limits.suggestions.debounceMs);
  const isAsked =
    me?.activated === true &&
    prompt !== '' &&
    settled === prompt &&
    draft.video_type !== null &&
    !draft.include_web_results &&
    files.pdf === null;
  return useCheckPrompt(
    isAsked && draft.video_type !== null
      ? { prompt, video_type: draft.video_type, language: draft.language }
      : null,
  );
}
