import { useNavigate } from '@tanstack/react-router';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { StoryMode } from '@kinora/contract/catalogue';
import { Suspense, lazy, useMemo } from 'react';
import { useEnginePrice } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import { storyStartFailure, useStartStory } from '../../api/start-story.ts';
import { useHandedFiles } from '../../components/prompt-filler.tsx';
import { StoryMakerTag } from '../../components/maker-tag.tsx';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { modeWords } from '../../labels/mode-words.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { randomId } from '../../lib/random-id.ts';
import { useTransitionState } from '../../lib/transition-state.ts';
import { useSame } from '../../lib/use-same.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { asksWhoseFace } from './consent-question.ts';
import { ExamplePrompts } from './example-prompts.tsx';
import { PromptBox } from './prompt-box.tsx';
import { StoryChoices } from './story-choices.tsx';
import type { PickerName } from './picker-name.ts';
import { choicesOf } from './story-draft.ts';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';
import { useAttachments } from './use-attachments.ts';
import { useStartGate } from './use-start-gate.ts';
import { useStoryReasons } from './use-story-reasons.ts';
import { useUntellable } from './use-untellable.ts';

const PersonConsent = lazy(async () => ({ default: (await import('./person-consent.tsx')).PersonConsent }));
const WaysOut = lazy(async () => ({ default: (await import('./ways-out.tsx')).WaysOut }));

interface StoryPromptProps {
  mode: StoryMode;
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
}

const verbs: Record<StoryMode, string> = {
  stories: exploreLabels.generateStory,
  films: exploreLabels.generateFilm,
};

/** The prompt box of stories and films; a start opens the chat workspace. */
export function StoryPrompt({ mode, draft, change }: StoryPromptProps) {
  const me = useMe();
  const navigate = useNavigate();
  const gate = useStartGate();
  const [openPicker, setOpenPicker] = useTransitionState<PickerName | null>(null);
  const startFiles = useHandedFiles(mode);
  const attachments = useAttachments(choicesOf(draft, mode), startFiles);
  const chosen = useSame({ ...draft, user_query: '' });
  const choose = useSteady(change);
  // A letter typed draws none of them anew: that is most of what the box shows.
  const chips = useMemo(
    () => (
      <>
        <StoryChoices
          mode={mode}
          draft={chosen}
          change={choose}
          attachments={attachments}
          openPicker={openPicker}
          onOpenPicker={setOpenPicker}
        />
        <StoryMakerTag story={chosen} isDetailed className="mx-3.5 -mt-2 mb-3" />
      </>
    ),
    [mode, chosen, choose, attachments, openPicker, setOpenPicker],
  );
  const start = useStartStory();
  const priceOf = useEnginePrice();
  const untellable = useUntellable(draft, attachments.files);
  const reasons = useStoryReasons(draft, attachments.files, { isLoading: start.isPending, untellable });
  const writePrompt = useSteady((prompt: string) => {
    change({ user_query: prompt.slice(0, limits.text.prompt) });
  });

  function begin(data: StoryDraft): void {
    const sessionId = randomId();
    start.mutate(
      { data: { ...data, session_id: sessionId, request_id: randomId() }, files: attachments.files },
      {
        onSuccess: () => {
          change({ user_query: '' });
          void navigate({ to: '/', search: { session: sessionId } });
        },
        onError: gate.onRefused,
      },
    );
  }

  function submit(): void {
    if (gate.pass() && reasons.length === 0) {
      begin(draft);
    }
  }

  function writeMyself(): void {
    if (gate.pass() && reasons.every(({ code }) => code === 'nothing-to-tell')) {
      begin({ ...draft, write_myself: true });
    }
  }

  return (
    <>
      <PromptBox
        mode={mode}
        prompt={draft.user_query}
        maximum={limits.text.prompt}
        placeholder={modeWords[mode].placeholder}
        onPrompt={writePrompt}
        attachments={attachments}
        choices={
          <>
            {chips}
            <Suspense>
              {asksWhoseFace(draft, attachments.files.images.length, me) && <PersonConsent />}
            </Suspense>
          </>
        }
        reasons={reasons}
        failure={start.isError ? storyStartFailure(start.error) : null}
        action={
          me && draft.selected_engine !== null
            ? labels.common.pricedAction(verbs[mode], formatCreditCount(priceOf(draft.selected_engine)))
            : verbs[mode]
        }
        receiver={draft.selected_image_model ?? draft.selected_engine}
        isBusy={start.isPending}
        onOpenPicker={setOpenPicker}
        onSubmit={submit}
        waysOut={
          untellable === sentences.builtIn.nothingGiven
            ? (onPaste) => (
                <WaysOut
                  draft={draft}
                  change={change}
                  onAddPdf={attachments.browse}
                  onPaste={onPaste}
                  onWriteMyself={writeMyself}
                />
              )
            : undefined
        }
      />
      <ExamplePrompts mode={mode} onPick={writePrompt} />
    </>
  );
}
