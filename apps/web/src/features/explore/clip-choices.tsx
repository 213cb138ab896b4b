import { aspectRatios, isMovingMode, singleModeFacts } from '@kinora/contract/catalogue';
import { allowsNineSixteen, chosenVideoModel } from '@kinora/contract/choices';
import { sentences } from '@kinora/contract/sentences';
import { Clapperboard, Image, ImagePlay, Zap } from 'lucide-react';
import { useCatalogue } from '../../api/get-catalogue.ts';
import { useMe } from '../../api/get-me.ts';
import {
  effectGroups,
  imageModelGroups,
  videoModelGroups,
} from '../../components/choice-picker/catalogue-choices.ts';
import { ChoiceChip } from '../../components/choice-picker/choice-chip.tsx';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { AddFiles } from './add-files.tsx';
import { choicesOf } from './clip-draft.ts';
import type { ClipDraft, ClipDraftChange, ClipMode } from './clip-draft.ts';
import type { PickerName } from './picker-name.ts';
import type { Attachments } from './use-attachments.ts';

interface ClipChoicesProps {
  mode: ClipMode;
  draft: ClipDraft;
  change: (change: ClipDraftChange) => void;
  attachments: Attachments;
  openPicker: PickerName | null;
  onOpenPicker: (picker: PickerName | null) => void;
}

/** One row of chips: the upload, the models or the effect, and the aspect ratio. */
export function ClipChoices(props: ClipChoicesProps) {
  const { mode, draft, change, attachments } = props;
  const { madeBy } = singleModeFacts[mode];
  const isUpright = allowsNineSixteen(choicesOf(mode, draft));
  const isImageMissing = useIsImageMissing(props);
  return (
    <div className="no-scrollbar flex gap-1.5 px-3.5 pt-1 pb-4 max-sm:fade-end max-sm:overflow-x-auto max-sm:pt-2 sm:flex-wrap [&>*]:flex-none">
      {attachments.accept !== '' && <AddFiles attachments={attachments} isMissing={isImageMissing} />}
      {madeBy === 'image-model' && <ImageModelChip {...props} />}
      {madeBy === 'video-model' && <VideoModelChips {...props} />}
      {mode === 'effects' && <EffectChip {...props} />}
      {madeBy === 'image-to-video' && <ImageToVideoChip {...props} />}
      <ChipSelect
        label={exploreLabels.aspectRatio}
        value={draft.aspect_ratio}
        options={aspectRatios.map((ratio) => ({
          value: ratio,
          label: ratio,
          isDisabled: ratio !== '16:9' && !isUpright,
        }))}
        onChoose={(ratio) => {
          change({ type: 'choose-ratio', ratio });
        }}
      />
    </div>
  );
}

function useIsImageMissing({ mode, draft, attachments }: ClipChoicesProps): boolean {
  const me = useMe();
  const needsImage =
    singleModeFacts[mode].madeBy === 'image-to-video' ||
    (isMovingMode(mode) && chosenVideoModel(choicesOf(mode, draft), 'image_to_video') !== null);
  return Boolean(me) && needsImage && attachments.files.images.length === 0;
}

function useOpening({ openPicker, onOpenPicker }: ClipChoicesProps) {
  return (picker: PickerName) => ({
    isOpen: openPicker === picker,
    onOpen: (isOpen: boolean) => {
      onOpenPicker(isOpen ? picker : null);
    },
  });
}

function ImageModelChip(props: ClipChoicesProps) {
  const catalogue = useCatalogue();
  const me = useMe();
  const opening = useOpening(props);
  return (
    <ChoiceChip
      label={labels.common.imageModel}
      icon={<Image size={16} aria-hidden="true" />}
      groups={imageModelGroups(catalogue, (model) => !model.characters_only)}
      selected={props.draft.image_model}
      question={labels.common.chooseImageModel}
      isMissing={props.draft.image_model === null && Boolean(me)}
      {...opening('image-model')}
      onChoose={(model) => {
        props.change({ type: 'choose-image-model', model });
      }}
    />
  );
}

function VideoModelChips(props: ClipChoicesProps) {
  const catalogue = useCatalogue();
  const me = useMe();
  const opening = useOpening(props);
  const choices = choicesOf('videos', props.draft);
  const isMissing = props.draft.video_model === null && Boolean(me);
  const choose = (model: ClipDraft['video_model']) => {
    props.change({ type: 'choose-video-model', model });
  };
  return (
    <>
      <ChoiceChip
        label={labels.common.textToVideo}
        icon={<Clapperboard size={16} aria-hidden="true" />}
        groups={videoModelGroups(catalogue, 'text_to_video')}
        selected={chosenVideoModel(choices, 'text_to_video')}
        question={labels.common.fromWords}
        isMissing={isMissing}
        {...opening('video-model')}
        onChoose={choose}
      />
      <ChoiceChip
        label={labels.common.imageToVideo}
        icon={<ImagePlay size={16} aria-hidden="true" />}
        groups={videoModelGroups(catalogue, 'image_to_video')}
        selected={chosenVideoModel(choices, 'image_to_video')}
        question={exploreLabels.fromAnImage}
        isMissing={isMissing}
        {...opening('image-to-video')}
        onChoose={choose}
      />
    </>
  );
}

function EffectChip(props: ClipChoicesProps) {
  const catalogue = useCatalogue();
  const me = useMe();
  const opening = useOpening(props);
  return (
    <ChoiceChip
      label={sentences.admin.jobKinds.effects}
      icon={<Zap size={16} aria-hidden="true" />}
      groups={effectGroups(catalogue)}
      selected={props.draft.effect}
      question={exploreLabels.chooseEffect}
      isMissing={props.draft.effect === null && Boolean(me)}
      {...opening('effect')}
      onChoose={(effect) => {
        props.change({ type: 'choose-effect', effect });
      }}
    />
  );
}

function ImageToVideoChip(props: ClipChoicesProps) {
  const catalogue = useCatalogue();
  const opening = useOpening(props);
  return (
    <ChoiceChip
      label={labels.common.videoModel}
      icon={<ImagePlay size={16} aria-hidden="true" />}
      groups={videoModelGroups(catalogue, 'image_to_video')}
      selected={props.draft.video_model}
      question={exploreLabels.chooseVideoModel}
      {...opening('image-to-video')}
      onChoose={(model) => {
        props.change({ type: 'choose-video-model', model });
      }}
    />
  );
}
