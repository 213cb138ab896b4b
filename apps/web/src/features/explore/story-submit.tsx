import { priceOfProject, sentences } from '@kinora/contract';
import { WandSparkles } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useEnhancePrompt } from '../../api/enhance-prompt.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';

interface StorySubmitProps {
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
  isMember: boolean;
  isReady: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The counter, Enhance, and the button with the price. */
export function StorySubmit({ draft, change, isMember, isReady, isBusy, onSubmit }: StorySubmitProps) {
  const enhance = useEnhancePrompt();
  const prompt = draft.user_query.trim();

  function enhancePrompt(): void {
    const before = draft.user_query;
    enhance.mutate(
      { prompt, context: 'stories' },
      {
        onSuccess: ({ enhanced_prompt: enhanced }) => {
          change({ type: 'write-prompt', prompt: enhanced });
          void notify({
            text: 'Prompt enhanced',
            action: {
              label: 'Undo',
              run: () => {
                change({ type: 'write-prompt', prompt: before });
              },
            },
          });
        },
        onError: (error) => {
          void notify({ text: failureText(error, sentences.failure.enhancePrompt), tone: 'bad' });
        },
      },
    );
  }

  return (
    <div className="ml-auto flex items-center gap-2 max-sm:w-full">
      <span className="pr-1 text-12 text-ink-3 tabular-nums max-sm:hidden" title="Characters">
        {draft.user_query.length > 0 && draft.user_query.length}
      </span>
      {isMember && (
        <Button
          look="plain"
          isDisabled={prompt === ''}
          isBusy={enhance.isPending}
          icon={<WandSparkles size={16} aria-hidden="true" />}
          className="border-transparent! bg-transparent! max-sm:flex-none"
          onClick={enhancePrompt}
        >
          <span className="max-sm:sr-only">Enhance</span>
        </Button>
      )}
      <Button
        look={isMember ? 'primary' : 'quiet'}
        isDisabled={!isReady}
        isBusy={isBusy}
        className="max-sm:flex-1"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onSubmit}
      >
        {isMember && draft.selected_engine !== null
          ? `Generate story, ${formatCreditCount(priceOfProject(draft.selected_engine))} credits`
          : 'Generate story'}
      </Button>
    </div>
  );
}
