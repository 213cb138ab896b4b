import { SpeechSettingsSchema } from '@kinora/contract/api';
import type { ProjectAnswer, Pronunciation, SpeechSettings } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { failureText } from '../../../api/api-error.ts';
import { useSaveSpeech } from '../../../api/narrations.ts';
import { sceneLabels } from '../../../labels/scenes.ts';
import { formatCreditCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/notify.ts';
import { Slider } from '../../../ui/slider.tsx';

const words = sceneLabels.speech;

interface SpeechDialogProps {
  project: ProjectAnswer;
  speech: SpeechSettings;
  onClose: () => void;
}

/** Pace, pauses and how words are said, for all scenes of a project. */
export function SpeechDialog({ project, speech, onClose }: SpeechDialogProps) {
  const [draft, setDraft] = useState<SpeechSettings>(speech);
  const save = useSaveSpeech(project);
  const { pace, pauseSeconds } = limits.speech;

  function keep(): void {
    // Lines that nobody filled in are no words.
    const pronunciations = draft.pronunciations.filter(({ word, said }) => `${word}${said}`.trim() !== '');
    const checked = z.safeParse(SpeechSettingsSchema, { ...draft, pronunciations });
    if (!checked.success) {
      void notify({ text: checked.error.issues[0]?.message ?? '', tone: 'bad' });
      return;
    }
    save.mutate(checked.data, {
      onSuccess: () => {
        void notify({ text: words.saved });
        onClose();
      },
      onError: (error) => {
        void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
      },
    });
  }

  return (
    <Dialog title={words.title} width="small" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 pt-4 max-sm:p-4">
        <Slider
          label={words.pace}
          shown={words.paceValue(formatCreditCount(draft.pace))}
          range={{ ...pace, step: 0.05 }}
          value={draft.pace}
          onChange={(value) => {
            setDraft({ ...draft, pace: value });
          }}
        />
        <Slider
          label={words.pause}
          shown={words.pauseValue(formatCreditCount(draft.pause_seconds))}
          range={{ ...pauseSeconds, step: 0.1 }}
          value={draft.pause_seconds}
          onChange={(value) => {
            setDraft({ ...draft, pause_seconds: value });
          }}
        />
        <WordList
          list={draft.pronunciations}
          onChange={(pronunciations) => {
            setDraft({ ...draft, pronunciations });
          }}
        />
        <div className="flex justify-end">
          <Button look="primary" isBusy={save.isPending} onClick={keep}>
            {words.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function WordList({
  list,
  onChange,
}: {
  list: readonly Pronunciation[];
  onChange: (list: Pronunciation[]) => void;
}) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="font-semibold">{words.words}</legend>
      <p className="text-12 text-ink-3">{words.wordsNote}</p>
      {list.map((one, index) => (
        <WordLine
          // Lines have no identity but their place, and no state of their own.
          key={index}
          number={index + 1}
          one={one}
          onChange={(changed) => {
            onChange(list.with(index, changed));
          }}
          onRemove={() => {
            onChange(list.toSpliced(index, 1));
          }}
        />
      ))}
      <Button
        size="small"
        className="w-fit"
        icon={<Plus size={16} aria-hidden="true" />}
        isDisabled={list.length >= limits.counts.pronunciations}
        onClick={() => {
          onChange([...list, { word: '', said: '' }]);
        }}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}

interface WordLineProps {
  number: number;
  one: Pronunciation;
  onChange: (one: Pronunciation) => void;
  onRemove: () => void;
}

function WordLine({ number, one, onChange, onRemove }: WordLineProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="field min-w-0 flex-1">
        <input
          className="w-full min-w-0"
          aria-label={words.wordOf(number)}
          placeholder={words.exampleWord}
          maxLength={limits.text.pronounced}
          autoFocus={one.word === ''}
          value={one.word}
          onChange={(event) => {
            onChange({ ...one, word: event.target.value });
          }}
        />
      </div>
      <div className="field min-w-0 flex-1">
        <input
          className="w-full min-w-0"
          aria-label={words.saidOf(number)}
          placeholder={words.exampleSaid}
          maxLength={limits.text.pronunciation}
          value={one.said}
          onChange={(event) => {
            onChange({ ...one, said: event.target.value });
          }}
        />
      </div>
      <IconButton label={words.remove(one.word === '' ? words.wordOf(number) : one.word)} onClick={onRemove}>
        <X size={16} />
      </IconButton>
    </div>
  );
}
