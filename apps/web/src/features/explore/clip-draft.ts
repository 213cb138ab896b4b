import {
  aspectRatios,
  defaultAspectRatio,
  defaultEffectModel,
  defaultImageModel,
  defaultVideoModel,
  effectKeys,
  imageModelKeys,
  isMovingMode,
  singleModeFacts,
  videoModelKeys,
} from '@kinora/contract/catalogue';
import {
  applyAspectRatioChoice,
  applyImageModelChoice,
  applyVideoModelChoice,
} from '@kinora/contract/choices';
import type {
  AspectRatio,
  EffectKey,
  GenerationMode,
  ImageModelKey,
  VideoModelKey,
} from '@kinora/contract/catalogue';
import type { PromptChoices } from '@kinora/contract/choices';
import { z } from 'zod/mini';

/** The modes that make one single thing. */
export type ClipMode = Exclude<GenerationMode, 'stories' | 'films'>;

const ClipDraftSchema = z.object({
  prompt: z._default(z.string(), ''),
  image_model: z._default(z.nullable(z.enum(imageModelKeys)), null),
  video_model: z._default(z.nullable(z.enum(videoModelKeys)), null),
  effect: z._default(z.nullable(z.enum(effectKeys)), null),
  aspect_ratio: z._default(z.enum(aspectRatios), defaultAspectRatio),
});

/** What the prompt box holds for a single image, video or effect. There is one video model: choosing one of a kind clears the other kind. */
export type ClipDraft = z.output<typeof ClipDraftSchema>;

export type ClipDraftChange =
  | { type: 'write-prompt'; prompt: string }
  | { type: 'choose-image-model'; model: ImageModelKey | null }
  | { type: 'choose-video-model'; model: VideoModelKey | null }
  | { type: 'choose-effect'; effect: EffectKey | null }
  | { type: 'choose-ratio'; ratio: AspectRatio };

/** Every mode begins with a model that is open to all; an effect is what its mode is about, and is chosen. */
function withModel(mode: ClipMode, draft: ClipDraft): ClipDraft {
  const { madeBy } = singleModeFacts[mode];
  const videoModel = madeBy === 'image-to-video' ? defaultEffectModel : defaultVideoModel;
  return madeBy === 'image-model'
    ? { ...draft, image_model: draft.image_model ?? defaultImageModel }
    : { ...draft, video_model: draft.video_model ?? videoModel };
}

/** A stored draft, checked; the first one when it is missing or no longer fits the product. */
export function readClipDraft(mode: ClipMode, stored: unknown): ClipDraft {
  const parsed = z.safeParse(ClipDraftSchema, stored);
  if (!parsed.success) {
    return withModel(mode, z.parse(ClipDraftSchema, {}));
  }
  const draft = withModel(mode, parsed.data);
  const { choices } = applyAspectRatioChoice(choicesOf(mode, draft), draft.aspect_ratio);
  return withModel(mode, withChoices(draft, choices));
}

/** The draft after a change. Choices that the new one rules out fall back, by the same rules as the server's. */
export function changeClipDraft(mode: ClipMode, draft: ClipDraft, change: ClipDraftChange): ClipDraft {
  const choices = choicesOf(mode, draft);
  switch (change.type) {
    case 'write-prompt':
      return { ...draft, prompt: change.prompt };
    case 'choose-image-model':
      return withChoices(draft, applyImageModelChoice(choices, change.model).choices);
    case 'choose-video-model':
      return withChoices(draft, applyVideoModelChoice(choices, change.model).choices);
    case 'choose-effect':
      return { ...draft, effect: change.effect };
    case 'choose-ratio':
      return withChoices(draft, applyAspectRatioChoice(choices, change.ratio).choices);
  }
}

/** The choices that decide what else may be chosen. */
export function choicesOf(mode: ClipMode, draft: ClipDraft): PromptChoices {
  return {
    mode,
    engine: null,
    imageModel: isMovingMode(mode) ? null : draft.image_model,
    videoModel: isMovingMode(mode) ? draft.video_model : null,
    aspectRatio: draft.aspect_ratio,
  };
}

function withChoices(draft: ClipDraft, choices: PromptChoices): ClipDraft {
  return {
    ...draft,
    image_model: isMovingMode(choices.mode) ? draft.image_model : choices.imageModel,
    video_model: isMovingMode(choices.mode) ? choices.videoModel : draft.video_model,
    aspect_ratio: choices.aspectRatio,
  };
}
