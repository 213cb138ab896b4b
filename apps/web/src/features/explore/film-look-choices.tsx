import { engineOf, subtitleStyleLabels, subtitleStyles } from '@kinora/contract/catalogue';
import { Captions, Hand, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { exploreLabels } from '../../labels/explore.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';

interface FilmLookChoicesProps {
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
}

const OFF = 'off';

/** What a drawn film shows and sounds of its drawing. */
const PEN_CHOICES = [
  { value: 'both', label: exploreLabels.penChoices.both, show_hand: true, pen_sounds: true },
  { value: 'hand', label: exploreLabels.penChoices.hand, show_hand: true, pen_sounds: false },
  { value: 'sound', label: exploreLabels.penChoices.sound, show_hand: false, pen_sounds: true },
  { value: 'neither', label: exploreLabels.penChoices.neither, show_hand: false, pen_sounds: false },
] as const;

function isPenOf(draft: StoryDraft) {
  return (choice: (typeof PEN_CHOICES)[number]) =>
    choice.show_hand === draft.show_hand && choice.pen_sounds === draft.pen_sounds;
}

/** The small switches: subtitles and their look, web results, and what a drawn film shows and sounds of its pen. */
export function FilmLookChoices({ draft, change }: FilmLookChoicesProps) {
  const engine = draft.selected_engine;
  const isDrawn = engine !== null && engineOf(engine).video_model === 'drawn';
  return (
    <>
      <ChipSelect
        label={exploreLabels.subtitles}
        shape="round"
        isLit={draft.subtitle}
        icon={<Captions size={16} aria-hidden="true" />}
        value={draft.subtitle ? draft.subtitle_style : OFF}
        options={[
          { value: OFF, label: exploreLabels.subtitlesOff },
          ...subtitleStyles.map((style) => ({ value: style, label: subtitleStyleLabels[style] })),
        ]}
        onChoose={(value) => {
          change(value === OFF ? { subtitle: false } : { subtitle: true, subtitle_style: value });
        }}
      />
      <SwitchChip
        label={exploreLabels.webResults}
        isOn={draft.include_web_results}
        onSwitch={() => {
          change({ include_web_results: !draft.include_web_results });
        }}
      >
        <SearchCheck size={16} aria-hidden="true" />
      </SwitchChip>
      {isDrawn && (
        <ChipSelect
          label={exploreLabels.handAndPen}
          shape="round"
          isLit={draft.show_hand || draft.pen_sounds}
          icon={<Hand size={16} aria-hidden="true" />}
          value={PEN_CHOICES.find(isPenOf(draft))?.value ?? 'both'}
          options={PEN_CHOICES}
          onChoose={(value) => {
            const { show_hand, pen_sounds } =
              PEN_CHOICES.find((known) => known.value === value) ?? PEN_CHOICES[0];
            change({ show_hand, pen_sounds });
          }}
        />
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
      title={exploreLabels.switchState(label, isOn)}
      aria-pressed={isOn}
      onClick={onSwitch}
    >
      {children}
    </Chip>
  );
}
