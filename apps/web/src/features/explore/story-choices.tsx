import {
  aspectRatios,
  defaultVideoStyle,
  engineOf,
  languages,
  videoStyleLabels,
  videoStyles,
  videoTypeLabels,
  videoTypes,
} from '@kinora/contract/catalogue';
import { isCompatible } from '@kinora/contract/choices';
import type { StoryMode } from '@kinora/contract/catalogue';
import { Film, Globe, Image, Palette, Quote, Video } from 'lucide-react';
import { startTransition } from 'react';
import { useCatalogue } from '../../api/get-catalogue.ts';
import { useVoices } from '../../api/get-voices.ts';
import { imageModelGroups, videoModelGroups } from '../../components/choice-picker/catalogue-choices.ts';
import { ChoiceChip } from '../../components/choice-picker/choice-chip.tsx';
import { speaksLanguage } from '@kinora/contract/voices';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { AddFiles } from './add-files.tsx';
import { EngineChip } from './engine-chip.tsx';
import { FilmLookChoices } from './film-look-choices.tsx';
import type { PickerName } from './picker-name.ts';
import { canBeUpright, inLanguage } from './story-draft.ts';
import type { StoryDraft, StoryDraftChange } from './story-draft.ts';
import type { Attachments } from './use-attachments.ts';
import { VoiceChip } from './voice-chip.tsx';

interface StoryChoicesProps {
  mode: StoryMode;
  draft: StoryDraft;
  change: (change: StoryDraftChange) => void;
  attachments: Attachments;
  openPicker: PickerName | null;
  onOpenPicker: (picker: PickerName | null) => void;
}

const STORY_TYPES = videoTypes.filter((type) => type !== 'film');

/** One row of chips in the order of the decisions; each shows its present value. */
export function StoryChoices(props: StoryChoicesProps) {
  const { mode, draft, change, attachments, openPicker, onOpenPicker } = props;
  const { voices } = useVoices();
  const picker = { openPicker, onOpenPicker };
  // With the picker that closes: one answer to one press.
  const changeInPicker = (choice: StoryDraftChange): void => {
    startTransition(() => {
      change(choice);
    });
  };
  const hasTwoSpeakers = draft.selected_engine !== null && engineOf(draft.selected_engine).speakers === 2;
  return (
    <div className="no-scrollbar flex gap-1.5 px-3.5 pt-1 pb-4 max-sm:fade-end max-sm:overflow-x-auto max-sm:pt-2 sm:flex-wrap [&>*]:flex-none">
      {attachments.accept !== '' && <AddFiles attachments={attachments} />}
      {mode === 'films' ? (
        <Chip aria-disabled title={exploreLabels.filmsEngine} data-tour="engine">
          <Film size={16} aria-hidden="true" /> {exploreLabels.films}
        </Chip>
      ) : (
        <EngineChip
          engine={draft.selected_engine}
          {...picker}
          onChoose={(engine) => {
            changeInPicker({ selected_engine: engine });
          }}
        />
      )}
      <VoiceChip
        name="voice"
        label={hasTwoSpeakers ? exploreLabels.firstSpeaker : exploreLabels.voice}
        isOptional={mode === 'films'}
        voiceId={draft.voice}
        language={draft.language}
        {...picker}
        onChoose={(voice, language) => {
          changeInPicker({ voice: voice.voice_id, language });
        }}
      />
      {hasTwoSpeakers && (
        <VoiceChip
          name="voice-2"
          label={exploreLabels.secondSpeaker}
          voiceId={draft.voice_2}
          language={draft.language}
          {...picker}
          onChoose={(voice) => {
            changeInPicker({ voice_2: voice.voice_id });
          }}
        />
      )}
      <ChipSelect
        label={labels.common.language}
        icon={<Globe size={16} aria-hidden="true" />}
        value={draft.language}
        options={languages.map((language) => ({ value: language, label: language }))}
        onChoose={(language) => {
          const voice = voices.find((known) => known.voice_id === draft.voice);
          change(inLanguage(language, voice !== undefined && speaksLanguage(voice, language)));
        }}
      />
      <ChipSelect
        label={exploreLabels.aspectRatio}
        value={draft.aspect_ratio}
        options={aspectRatios.map((ratio) => ({
          value: ratio,
          label: ratio,
          isDisabled: ratio !== draft.aspect_ratio && ratio !== '16:9' && !canBeUpright(draft),
        }))}
        onChoose={(ratio) => {
          change({ aspect_ratio: ratio });
        }}
      />
      {mode === 'stories' && (
        <ChipSelect
          label={exploreLabels.videoType}
          placeholder={exploreLabels.chooseVideoType}
          icon={<Quote size={16} aria-hidden="true" />}
          value={draft.video_type ?? ''}
          options={STORY_TYPES.map((type) => ({ value: type, label: videoTypeLabels[type] }))}
          onChoose={(videoType) => {
            change({ video_type: videoType });
          }}
        />
      )}
      <ModelChoices
        draft={draft}
        change={changeInPicker}
        openPicker={openPicker}
        onOpenPicker={onOpenPicker}
      />
      <ChipSelect
        label={exploreLabels.style}
        shape="round"
        isLit={draft.video_style !== defaultVideoStyle}
        icon={<Palette size={16} aria-hidden="true" />}
        value={draft.video_style}
        options={videoStyles.map((style) => ({ value: style, label: videoStyleLabels[style] }))}
        onChoose={(style) => {
          change({ video_style: style });
        }}
      />
      <FilmLookChoices draft={draft} change={change} />
    </div>
  );
}

type ModelChoicesProps = Pick<StoryChoicesProps, 'draft' | 'change' | 'openPicker' | 'onOpenPicker'>;

/** Other models than the engine's own, once there is an engine. */
function ModelChoices({ draft, change, openPicker, onOpenPicker }: ModelChoicesProps) {
  const catalogue = useCatalogue();
  const engine = draft.selected_engine;
  // What draws by itself has neither other pictures nor other motion.
  if (engine === null || engineOf(engine).video_model === 'drawn') {
    return null;
  }
  const openOnly = (picker: PickerName) => (isOpen: boolean) => {
    onOpenPicker(isOpen ? picker : null);
  };
  return (
    <>
      <ChoiceChip
        label={labels.common.imageModel}
        icon={<Image size={16} aria-hidden="true" />}
        groups={imageModelGroups(catalogue, (model) => isCompatible(engine, model.key))}
        selected={draft.selected_image_model}
        question={exploreLabels.enginesImages}
        isCompact
        noneLabel={exploreLabels.enginesOwnImages}
        isOpen={openPicker === 'image-model'}
        onOpen={openOnly('image-model')}
        onChoose={(model) => {
          change({ selected_image_model: model });
        }}
      />
      <ChoiceChip
        label={labels.common.videoModel}
        icon={<Video size={16} aria-hidden="true" />}
        groups={videoModelGroups(catalogue, 'image_to_video')}
        selected={draft.selected_video_model}
        question={exploreLabels.enginesMotion}
        isCompact
        noneLabel={exploreLabels.enginesOwnMotion}
        isOpen={openPicker === 'image-to-video'}
        onOpen={openOnly('image-to-video')}
        onChoose={(model) => {
          change({ selected_video_model: model });
        }}
      />
    </>
  );
}
