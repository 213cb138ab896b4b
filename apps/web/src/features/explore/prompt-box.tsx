import { sentences } from '@kinora/contract/sentences';
import type { GenerationMode } from '@kinora/contract/catalogue';
import type { Reason } from '@kinora/contract/readiness';
import { Lock } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { pickerFor } from './picker-name.ts';
import type { PickerName } from './picker-name.ts';
import { PromptSubmit } from './prompt-submit.tsx';
import { PromptText } from './prompt-text.tsx';
import { ReasonLine } from './reason-line.tsx';
import type { Attachments } from './use-attachments.ts';

const AttachmentTray = lazy(async () => ({
  default: (await import('./attachment-tray.tsx')).AttachmentTray,
}));
const DropOverlay = lazy(async () => ({ default: (await import('./drop-overlay.tsx')).DropOverlay }));

interface PromptBoxProps {
  mode: GenerationMode;
  prompt: string;
  maximum: number;
  placeholder: string;
  onPrompt: (prompt: string) => void;
  attachments: Attachments;
  /** The chips between the text and the foot. */
  choices: ReactNode;
  reasons: readonly Reason[];
  /** A refused start in words. */
  failure: string | null;
  /** Verb and price. */
  action: string;
  /** The engine or model that gets what is attached; null while none is chosen. */
  receiver: string | null;
  isBusy: boolean;
  onOpenPicker: (picker: PickerName) => void;
  onSubmit: () => void;
  /** What helps where there is nothing to tell; it gets what puts the cursor into the prompt. */
  waysOut?: ((focusPrompt: () => void) => ReactNode) | undefined;
}

/** The prompt box of every mode: files, text, choices, and below a line the reason on the left and the action on the right. */
export function PromptBox(props: PromptBoxProps) {
  const { mode, prompt, onPrompt, attachments, reasons, onSubmit } = props;
  const me = useMe();
  const dialogs = useDialogs();
  const [isPressed, setIsPressed] = useState(false);
  const hasAskedToSignIn = useRef(false);
  const boxRef = useRef<HTMLElement>(null);
  const hasFiles = attachments.files.pdf !== null || attachments.files.images.length > 0;
  return (
    <section
      ref={boxRef}
      aria-label={labels.common.prompt}
      data-tour="prompt"
      className="relative w-full max-w-232 rounded-box border border-line bg-surface shadow-lift transition-colors hover:border-control"
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length > 0 && attachments.accept !== '') {
          event.preventDefault();
          attachments.add(files);
        }
      }}
    >
      <Suspense>
        {hasFiles && <AttachmentTray attachments={attachments} receiver={props.receiver} />}
        {attachments.accept !== '' && <DropOverlay attachments={attachments} />}
      </Suspense>
      <PromptText
        value={prompt}
        maximum={props.maximum}
        placeholder={props.placeholder}
        onChange={onPrompt}
        onSubmit={onSubmit}
        onFocus={() => {
          if (me === null && !hasAskedToSignIn.current) {
            hasAskedToSignIn.current = true;
            dialogs.open('sign-in');
          }
        }}
      />
      {props.choices}
      <div className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-3 border-t border-line px-4 py-3">
        {me === null ? (
          <p className="flex items-center gap-2 text-ink-2 max-sm:w-full">
            <Lock size={16} aria-hidden="true" /> {sentences.account.signInToContinue}
          </p>
        ) : (
          <ReasonLine
            reasons={reasons}
            failure={props.failure}
            isTouched={prompt !== '' || hasFiles}
            isPressed={isPressed}
            pickerFor={(field) => pickerFor(field, mode)}
            onOpenPicker={(picker) => {
              if (picker === 'upload') {
                attachments.browse();
              } else {
                props.onOpenPicker(picker);
              }
            }}
          />
        )}
        <PromptSubmit
          mode={mode}
          prompt={prompt}
          onPrompt={onPrompt}
          action={props.action}
          isMember={Boolean(me)}
          isReady={me !== undefined && (me === null || reasons.length === 0)}
          isBusy={props.isBusy}
          onSubmit={onSubmit}
          onRefused={() => {
            setIsPressed(true);
          }}
        />
      </div>
      <Suspense>{props.waysOut?.(() => boxRef.current?.querySelector('textarea')?.focus())}</Suspense>
    </section>
  );
}
