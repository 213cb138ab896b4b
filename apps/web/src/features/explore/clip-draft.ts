import {
  applyAspectRatioChoice,
  applyImageModelChoice,
  applyVideoModelChoice,
  aspectRatios,
  defaultAspectRatio,
  defaultEffectModel,
  effectKeys,
  imageModelKeys,
  videoModelKeys,
} from '@kinora/contract';
import type {
  AspectRatio,
  EffectKey,
  GenerationMode,
  ImageModelKey,
  PromptChoices,
  VideoModelKey,
} from '@kinora/contract';
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

/** The draft of a first visit. Effects have a model from the start, since the API has a default for it. */
function emptyClipDraft(mode: ClipMode): ClipDraft {
  const draft = z.parse(ClipDraftSchema, {});
  return mode === 'effects' ? { ...draft, video_model: defaultEffectModel } : draft;
}

/** A stored draft, checked; the empty one when it is missing or no longer fits the product. */
export function readClipDraft(mode: ClipMode, stored: unknown): ClipDraft {
  const parsed = z.safeParse(ClipDraftSchema, stored);
  if (!parsed.success) {
    return emptyClipDraft(mode);
  }
  const draft = parsed.data;
  const settled = withChoices(
    draft,
    applyAspectRatioChoice(choicesOf(mode, draft), draft.aspect_ratio).choices,
  );
  return mode === 'effects' && settled.video_model === null
    ? { ...settled, video_model: defaultEffectModel }
    : settled;
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
    imageModel: mode === 'images' ? draft.image_model : null,
    videoModel: mode === 'images' ? null : draft.video_model,
    aspectRatio: draft.aspect_ratio,
  };
}

function withChoices(draft: ClipDraft, choices: PromptChoices): ClipDraft {
  return {
    ...draft,
    image_model: choices.mode === 'images' ? choices.imageModel : draft.image_model,
    video_model: choices.mode === 'images' ? draft.video_model : choices.videoModel,
    aspect_ratio: choices.aspectRatio,
  };
}
