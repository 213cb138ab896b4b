import { allowsNineSixteen, allowsPdf, allowsUpload, isCompatible } from '../choices/allowed-choices.ts';
import { engineOf, filmsEngine } from '../catalogue/engines.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import { priceOfProject } from '../catalogue/prices.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import type { StartStoryData } from '../api/stories.ts';
import { limits } from '../limits/limits.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { accessReasons } from './access.ts';
import type { TieredChoice } from './access.ts';
import type { ReadinessContext, Reason } from './reason.ts';

/** The part of a start call that decides whether it may start, with the number of files beside it. */
export type StoryDraft = Pick<
  StartStoryData,
  | 'user_query'
  | 'video_type'
  | 'selected_engine'
  | 'voice'
  | 'voice_2'
  | 'aspect_ratio'
  | 'selected_image_model'
  | 'selected_video_model'
> & { readonly imageCount: number; readonly hasPdf: boolean };

function invalid(field: string, code: string, sentence: string): Reason {
  return { code, field, sentence, status: 422 };
}

function missingChoices(draft: StoryDraft): Reason[] {
  const reasons: Reason[] = [];
  if (draft.user_query.trim() === '') {
    reasons.push(invalid('user_query', 'prompt-missing', readinessSentences.prompt));
  }
  if (draft.video_type === null) {
    reasons.push(invalid('video_type', 'video-type-missing', readinessSentences.videoType));
  }
  if (draft.selected_engine === null) {
    reasons.push(invalid('selected_engine', 'engine-missing', readinessSentences.engine));
  }
  if (draft.selected_engine === filmsEngine) {
    reasons.push(invalid('selected_engine', 'engine-for-films', readinessSentences.filmsOnly));
  }
  return reasons;
}

function voiceReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  const isKnown = (id: string): boolean => context.voices.some((voice) => voice.voice_id === id);
  const reasons: Reason[] = [];
  if (draft.voice === null) {
    reasons.push(invalid('voice', 'voice-missing', readinessSentences.voice));
  } else if (!isKnown(draft.voice)) {
    reasons.push(invalid('voice', 'voice-unknown', validationSentences.invalidVoice));
  }
  if (draft.selected_engine === null || engineOf(draft.selected_engine).speakers === 1) {
    return reasons;
  }
  if (draft.voice_2 === null) {
    reasons.push(invalid('voice_2', 'second-voice-missing', validationSentences.missingSecondVoice));
  } else if (!isKnown(draft.voice_2)) {
    reasons.push(invalid('voice_2', 'voice-unknown', validationSentences.invalidVoice));
  }
  return reasons;
}

function combinationReasons(draft: StoryDraft): Reason[] {
  const engine = draft.selected_engine;
  const choices = {
    mode: 'stories',
    engine,
    imageModel: draft.selected_image_model,
    videoModel: draft.selected_video_model,
  } as const;
  const reasons: Reason[] = [];
  if (engine !== null && choices.imageModel !== null && !isCompatible(engine, choices.imageModel)) {
    reasons.push(
      invalid('selected_image_model', 'image-model-incompatible', readinessSentences.incompatibleImageModel),
    );
  }
  if (draft.aspect_ratio === '9:16' && !allowsNineSixteen(choices)) {
    reasons.push(invalid('aspect_ratio', 'nine-sixteen-closed', readinessSentences.engineHasNoNineSixteen));
  }
  if (draft.imageCount > limits.counts.imagesPerUpload) {
    reasons.push(invalid('images', 'too-many-images', validationSentences.tooManyImages));
  }
  if (draft.imageCount > 0 && !allowsUpload(choices)) {
    reasons.push(invalid('images', 'upload-closed', readinessSentences.uploadNotAllowed));
  }
  if (draft.hasPdf && !allowsPdf(choices)) {
    reasons.push(invalid('pdf', 'pdf-closed', readinessSentences.pdfNotAllowed));
  }
  return reasons;
}

function tieredChoices(draft: StoryDraft, context: ReadinessContext): TieredChoice[] {
  const choices: TieredChoice[] = [];
  if (draft.selected_engine !== null) {
    choices.push({ field: 'selected_engine', tier: engineOf(draft.selected_engine).tier });
  }
  if (draft.selected_image_model !== null) {
    choices.push({ field: 'selected_image_model', tier: imageModelOf(draft.selected_image_model).tier });
  }
  if (draft.selected_video_model !== null) {
    choices.push({ field: 'selected_video_model', tier: videoModelOf(draft.selected_video_model).tier });
  }
  for (const field of ['voice', 'voice_2'] as const) {
    const voice = context.voices.find((known) => known.voice_id === draft[field]);
    if (voice !== undefined) {
      choices.push({ field, tier: voice.tier });
    }
  }
  return choices;
}

/** Why a story cannot start, in the order of the choices on screen; empty when it can. */
export function storyReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  const loading: Reason[] = context.isLoading
    ? [{ code: 'loading', field: null, sentence: readinessSentences.loading, status: 409 }]
    : [];
  const priceCredits = draft.selected_engine === null ? 0 : priceOfProject(draft.selected_engine);
  return [
    ...loading,
    ...missingChoices(draft),
    ...voiceReasons(draft, context),
    ...combinationReasons(draft),
    ...accessReasons(tieredChoices(draft, context), priceCredits, context),
  ];
}
