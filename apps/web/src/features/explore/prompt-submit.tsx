import { sentences } from '@kinora/contract/sentences';
import type { GenerationMode } from '@kinora/contract/catalogue';
import { WandSparkles } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useEnhancePrompt } from '../../api/enhance-prompt.ts';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

interface PromptSubmitProps {
  mode: GenerationMode;
  prompt: string;
  onPrompt: (prompt: string) => void;
  /** Verb and price. */
  action: string;
  isMember: boolean;
  isReady: boolean;
  isBusy: boolean;
  onSubmit: () => void;
  /** The button was pressed while something is still missing. */
  onRefused: () => void;
}

/** The counter, Enhance, and the button with the price. */
export function PromptSubmit(props: PromptSubmitProps) {
  const { mode, prompt, onPrompt, action, isMember, isReady, isBusy, onSubmit, onRefused } = props;
  const enhance = useEnhancePrompt();

  function enhancePrompt(): void {
    const before = prompt;
    enhance.mutate(
      { prompt: prompt.trim(), context: mode },
      {
        onSuccess: ({ enhanced_prompt: enhanced }) => {
          onPrompt(enhanced);
          void notify({
            text: exploreLabels.promptEnhanced,
            action: {
              label: labels.common.undo,
              run: () => {
                onPrompt(before);
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
      <span
        className="pr-1 text-12 text-ink-3 tabular-nums max-sm:hidden"
        title={labels.screen.workspace.characters}
      >
        {prompt.length > 0 && prompt.length}
      </span>
      {isMember && (
        <Button
          look="plain"
          isDisabled={prompt.trim() === ''}
          isBusy={enhance.isPending}
          icon={<WandSparkles size={16} aria-hidden="true" />}
          className="border-transparent! bg-transparent! max-sm:flex-none"
          onClick={enhancePrompt}
        >
          <span className="max-sm:sr-only">{exploreLabels.enhance}</span>
        </Button>
      )}
      <Button
        look={isMember ? 'primary' : 'quiet'}
        isDisabled={!isReady}
        isBusy={isBusy}
        className="max-sm:min-w-0 max-sm:flex-1 max-sm:px-2! max-sm:leading-5! max-sm:whitespace-normal!"
        data-tour="generate"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onSubmit}
        onRefused={onRefused}
      >
        {action}
      </Button>
    </div>
  );
}
