import { useNavigate } from '@tanstack/react-router';
import { limits, sentences } from '@kinora/contract';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useMe } from '../../api/get-me.ts';
import { storyStartFailure, useStartStory } from '../../api/start-story.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { randomId } from '../../lib/random-id.ts';
import { AttachmentTray } from './attachment-tray.tsx';
import { ExamplePrompts } from './example-prompts.tsx';
import { PromptText } from './prompt-text.tsx';
import { ReasonLine } from './reason-line.tsx';
import { StoryChoices } from './story-choices.tsx';
import { StorySubmit } from './story-submit.tsx';
import type { PickerName } from './picker-name.ts';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';
import { useAttachments } from './use-attachments.ts';
import { useStoryReasons } from './use-story-reasons.ts';

interface StoryPromptProps {
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
}

/** The prompt box of stories: text, choices, and below a line the reason on the left and the action on the right. */
export function StoryPrompt({ draft, change }: StoryPromptProps) {
  const me = useMe();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [openPicker, setOpenPicker] = useState<PickerName | null>(null);
  const hasAskedToSignIn = useRef(false);
  const attachments = useAttachments(draft);
  const start = useStartStory();
  const reasons = useStoryReasons(draft, attachments.files, start.isPending);

  function submit(): void {
    if (!me) {
      dialogs.open('sign-in');
      return;
    }
    if (!me.activated) {
      dialogs.open('activate');
      return;
    }
    if (reasons.length > 0) {
      return;
    }
    const sessionId = randomId();
    start.mutate(
      { data: { ...draft, session_id: sessionId, request_id: randomId() }, files: attachments.files },
      {
        onSuccess: () => {
          change({ type: 'write-prompt', prompt: '' });
          void navigate({ to: '/', search: { session: sessionId } });
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'not-signed-in') {
            dialogs.open('sign-in');
          } else if (error instanceof ApiError && error.code === 'not-activated') {
            dialogs.open('activate');
          }
        },
      },
    );
  }

  return (
    <>
      <section
        aria-label="Prompt"
        className="w-full max-w-220 rounded-box border border-line bg-surface shadow-lift transition-colors hover:border-control"
      >
        <AttachmentTray attachments={attachments} />
        <PromptText
          value={draft.user_query}
          placeholder="A 60-second story about how coral reefs heal, told for ten-year-olds, with one surprising fact…"
          onChange={(prompt) => {
            change({ type: 'write-prompt', prompt });
          }}
          onSubmit={submit}
          onFocus={() => {
            if (me === null && !hasAskedToSignIn.current) {
              hasAskedToSignIn.current = true;
              dialogs.open('sign-in');
            }
          }}
        />
        <StoryChoices
          draft={draft}
          change={change}
          attachments={attachments}
          openPicker={openPicker}
          onOpenPicker={setOpenPicker}
        />
        <div className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-3 border-t border-line px-4 py-3">
          {me === null ? (
            <p className="flex items-center gap-2 text-ink-2 max-sm:w-full">
              <Lock size={16} aria-hidden="true" /> {sentences.account.signInToContinue}
            </p>
          ) : (
            <ReasonLine
              reasons={reasons}
              failure={start.isError ? storyStartFailure(start.error) : null}
              isTouched={draft.user_query !== ''}
              onOpenPicker={setOpenPicker}
            />
          )}
          <StorySubmit
            draft={draft}
            change={change}
            isMember={Boolean(me)}
            isReady={me !== undefined && (me === null || reasons.length === 0)}
            isBusy={start.isPending}
            onSubmit={submit}
          />
        </div>
      </section>
      <ExamplePrompts
        onPick={(prompt) => {
          change({ type: 'write-prompt', prompt: prompt.slice(0, limits.text.prompt) });
        }}
      />
    </>
  );
}
