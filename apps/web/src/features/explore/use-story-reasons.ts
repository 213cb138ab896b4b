import { projectStartReasons } from '@kinora/contract/readiness';
import type { Reason } from '@kinora/contract/readiness';
import { useEnginePrice } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { useVoices } from '../../api/get-voices.ts';
import type { StoryFiles } from '../../api/start-story.ts';
import type { StoryDraft } from './story-draft.ts';
import { useAccountContext } from './use-account-context.ts';

/** Why the story or film cannot start yet, from the same rules as the server's. */
export function useStoryReasons(
  draft: StoryDraft,
  files: StoryFiles,
  start: { isLoading: boolean; untellable: string | null },
): Reason[] {
  const account = useAccountContext(start.isLoading);
  const { voices } = useVoices();
  const priceOf = useEnginePrice();
  const { selected_engine: engine } = draft;
  const hasPersonConsent = useMe()?.consents.person_photograph ?? false;
  const reasons = projectStartReasons(
    { ...draft, imageCount: files.images.length, hasPdf: files.pdf !== null },
    {
      ...account,
      voices,
      hasPersonConsent,
      ...(engine === null ? {} : { ownPriceCredits: priceOf(engine) }),
    },
  );
  const { untellable } = start;
  return untellable === null ? reasons : [...reasons, untellableReason(untellable)];
}

/** Said by the server, which alone knows what can be told. */
function untellableReason(sentence: string): Reason {
  return { code: 'nothing-to-tell', field: null, sentence, status: 422 };
}
