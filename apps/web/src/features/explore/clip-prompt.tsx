import { singleModeFacts } from '@kinora/contract/catalogue';
import { useMe } from '../../api/get-me.ts';
import { useStartSingle } from '../../api/start-single.ts';
import { useHandedFiles } from '../../components/prompt-filler.tsx';
import { MakerTag } from '../../components/maker-tag.tsx';
import { usePricedAction } from '../../components/priced-action.ts';
import { labels } from '../../labels/index.ts';
import { modeWords } from '../../labels/mode-words.ts';
import { useTransitionState } from '../../lib/transition-state.ts';
import { ClipChoices } from './clip-choices.tsx';
import { choicesOf } from './clip-draft.ts';
import type { ClipMode } from './clip-draft.ts';
import { clipModes } from './clip-modes.ts';
import { ExamplePrompts } from './example-prompts.tsx';
import type { PickerName } from './picker-name.ts';
import { PromptBox } from './prompt-box.tsx';
import { useAccountContext } from './use-account-context.ts';
import { useAttachments } from './use-attachments.ts';
import { useClipDraft } from './use-clip-draft.ts';
import { useStartGate } from './use-start-gate.ts';

/** The prompt box of images, videos and effects. A start is watched by the job cards; the box stays for the next one. */
export function ClipPrompt({ mode }: { mode: ClipMode }) {
  const facts = clipModes[mode];
  const me = useMe();
  const gate = useStartGate();
  const { draft, change } = useClipDraft(mode);
  const [openPicker, setOpenPicker] = useTransitionState<PickerName | null>(null);
  const startFiles = useHandedFiles(mode);
  const attachments = useAttachments(choicesOf(mode, draft), startFiles);
  const start = useStartSingle(mode);
  const account = useAccountContext(start.isPending);
  const { images } = attachments.files;
  const reasons = facts.reasons(draft, images.length, account);
  const price = singleModeFacts[mode].priceCredits;
  const verb = labels.screen.explore.actions[mode];
  const pricedAction = usePricedAction();
  // An effect is made with the model that is chosen beside it.
  const maker = mode === 'images' ? draft.image_model : (draft.video_model ?? draft.effect);
  const writePrompt = (prompt: string) => {
    change({ type: 'write-prompt', prompt: prompt.slice(0, facts.maximum) });
  };

  function submit(): void {
    if (gate.pass() && reasons.length === 0) {
      start.mutate({ data: facts.data(draft), files: images }, { onError: gate.onRefused });
    }
  }

  return (
    <>
      <PromptBox
        mode={mode}
        prompt={draft.prompt}
        maximum={facts.maximum}
        placeholder={modeWords[mode].placeholder}
        onPrompt={writePrompt}
        attachments={attachments}
        choices={
          <>
            <ClipChoices
              mode={mode}
              draft={draft}
              change={change}
              attachments={attachments}
              openPicker={openPicker}
              onOpenPicker={setOpenPicker}
            />
            <MakerTag keys={[maker]} isDetailed className="mx-3.5 -mt-2 mb-3" />
          </>
        }
        reasons={reasons}
        failure={start.failure}
        action={me ? pricedAction(verb, { credits: price, key: maker, isOwnPriced: true }) : verb}
        receiver={maker}
        isBusy={start.isPending}
        onOpenPicker={setOpenPicker}
        onSubmit={submit}
      />
      <ExamplePrompts mode={mode} onPick={writePrompt} />
    </>
  );
}
