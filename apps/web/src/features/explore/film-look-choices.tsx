import { engineOf, subtitleStyleLabels, subtitleStyles } from '@kinora/contract';
import { Captions, Hand, PenLine, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';

interface FilmLookChoicesProps {
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
}

const OFF = 'off';

/** The small switches: subtitles and their look, web results, and what a drawn film shows and sounds of its pen. */
export function FilmLookChoices({ draft, change }: FilmLookChoicesProps) {
  const engine = draft.selected_engine;
  const isDrawn = engine !== null && engineOf(engine).video_model === 'drawn';
  return (
    <>
      <ChipSelect
        label="Subtitles"
        shape="round"
        isLit={draft.subtitle}
        icon={<Captions size={16} aria-hidden="true" />}
        value={draft.subtitle ? draft.subtitle_style : OFF}
        options={[
          { value: OFF, label: 'Off' },
          ...subtitleStyles.map((style) => ({ value: style, label: subtitleStyleLabels[style] })),
        ]}
        onChoose={(value) => {
          change({ type: 'choose-subtitles', style: value === OFF ? null : value });
        }}
      />
      <SwitchChip
        label="Web results"
        isOn={draft.include_web_results}
        onSwitch={() => {
          change({ type: 'switch-web-results' });
        }}
      >
        <SearchCheck size={16} aria-hidden="true" />
      </SwitchChip>
      {isDrawn && (
        <>
          <SwitchChip
            label="Drawing hand"
            isOn={draft.show_hand}
            onSwitch={() => {
              change({ type: 'switch-hand' });
            }}
          >
            <Hand size={16} aria-hidden="true" />
          </SwitchChip>
          <SwitchChip
            label="Sound of the pen"
            isOn={draft.pen_sounds}
            onSwitch={() => {
              change({ type: 'switch-pen-sounds' });
            }}
          >
            <PenLine size={16} aria-hidden="true" />
          </SwitchChip>
        </>
      )}
    </>
  );
}

interface SwitchChipProps {
  label: string;
  isOn: boolean;
  onSwitch: () => void;
  children: ReactNode;
}

function SwitchChip({ label, isOn, onSwitch, children }: SwitchChipProps) {
  return (
    <Chip
      shape="round"
      aria-label={label}
      title={`${label}, ${isOn ? 'on' : 'off'}`}
      aria-pressed={isOn}
      onClick={onSwitch}
    >
      {children}
    </Chip>
  );
}
