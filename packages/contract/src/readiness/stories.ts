import type { StartStoryData } from '../api/making/stories.ts';
import { engineOf, filmsEngine, showsUploadedPerson } from '../catalogue/engines.ts';
import type { EngineKey } from '../catalogue/engines.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import type { StoryMode } from '../catalogue/modes.ts';
import { priceOfProject } from '../catalogue/prices.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import { allowsPdf, isCompatible } from '../choices/allowed-choices.ts';
import type { ModeChoices } from '../choices/allowed-choices.ts';
import { consentSentences } from '../sentences/people/consents.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { accessReasons } from './access.ts';
import type { TieredChoice } from './access.ts';
import { invalid, loadingReasons, promptReasons, unknownVoice } from './reason.ts';
import type { ReadinessContext, Reason } from './reason.ts';
import { aspectRatioReasons, uploadReasons } from './uploads.ts';

/** The part of a start call that decides whether it may start, with the number of files beside it. */
export interface StoryDraft extends Pick<
  StartStoryData,
  | 'user_query'
  | 'video_type'
  | 'selected_engine'
  | 'voice'
  | 'voice_2'
  | 'aspect_ratio'
  | 'selected_image_model'
  | 'selected_video_model'
> {
  readonly imageCount: number;
  readonly hasPdf: boolean;
}

function speakersOf(engine: EngineKey | null): 1 | 2 {
  return engine === null ? 1 : engineOf(engine).speakers;
}

function choiceReasons(draft: StoryDraft): Reason[] {
  const reasons: Reason[] = [];
  if (draft.video_type === null) {
    reasons.push(invalid('video_type', 'video-type-missing', readinessSentences.videoType));
  }
  if (draft.selected_engine === null) {
    reasons.push(invalid('selected_engine', 'engine-missing', readinessSentences.engine));
  } else if (engineOf(draft.selected_engine).mode !== 'stories') {
    reasons.push(invalid('selected_engine', 'engine-of-other-mode', readinessSentences.filmsOnly));
  }
  return reasons;
}

function unknownVoiceReasons(field: string, voice: string, context: ReadinessContext): Reason[] {
  const isKnown = context.voices.some((known) => known.voice_id === voice);
  return isKnown ? [] : [unknownVoice(field, voice)];
}

function voiceReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  if (draft.voice === null) {
    return [invalid('voice', 'voice-missing', readinessSentences.voice)];
  }
  return unknownVoiceReasons('voice', draft.voice, context);
}

function secondVoiceReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  if (speakersOf(draft.selected_engine) === 1) {
    return [];
  }
  if (draft.voice_2 === null) {
    return [invalid('voice_2', 'second-voice-missing', validationSentences.missingSecondVoice)];
  }
  return unknownVoiceReasons('voice_2', draft.voice_2, context);
}

function combinationReasons(draft: StoryDraft, mode: StoryMode): Reason[] {
  const choices: ModeChoices = {
    mode,
    engine: draft.selected_engine,
    imageModel: draft.selected_image_model,
    videoModel: draft.selected_video_model,
  };
  const reasons: Reason[] = [];
  if (
    choices.engine !== null &&
    choices.imageModel !== null &&
    !isCompatible(choices.engine, choices.imageModel)
  ) {
    reasons.push(
      invalid('selected_image_model', 'image-model-incompatible', readinessSentences.incompatibleImageModel),
    );
  }
  reasons.push(
    ...aspectRatioReasons(choices, draft.aspect_ratio),
    ...uploadReasons(choices, draft.imageCount),
  );
  if (draft.hasPdf && !allowsPdf(choices)) {
    reasons.push(invalid('pdf', 'pdf-closed', readinessSentences.pdfNotAllowed));
  }
  return reasons;
}

/** Whoever puts a photographed person into a film says once that they may. */
function consentReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  const { selected_engine: engine, imageCount } = draft;
  const isAsked = engine !== null && showsUploadedPerson(engine) && imageCount > 0;
  return isAsked && !context.hasPersonConsent
    ? [{ code: 'consent-missing', field: null, sentence: consentSentences.missing, status: 422 }]
    : [];
}

/** A second voice counts only where there is a second speaker: elsewhere it is not used. */
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
  const voiceFields =
    speakersOf(draft.selected_engine) === 2 ? (['voice', 'voice_2'] as const) : (['voice'] as const);
  for (const field of voiceFields) {
    const voice = context.voices.find((known) => known.voice_id === draft[field]);
    if (voice !== undefined) {
      choices.push({ field, tier: voice.tier });
    }
  }
  return choices;
}

function startAccessReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  const priceCredits = draft.selected_engine === null ? 0 : priceOfProject(draft.selected_engine);
  return accessReasons(tieredChoices(draft, context), priceCredits, context);
}

/** Why a story cannot start, in the order of the choices on screen; empty when it can. */
export function storyReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  return [
    ...loadingReasons(context),
    ...promptReasons('user_query', draft.user_query),
    ...choiceReasons(draft),
    ...voiceReasons(draft, context),
    ...secondVoiceReasons(draft, context),
    ...combinationReasons(draft, 'stories'),
    ...consentReasons(draft, context),
    ...startAccessReasons(draft, context),
  ];
}

/** Why a film cannot start. Films have one engine and one video type and begin with the default voice. */
export function filmReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  const isFilm = draft.selected_engine === filmsEngine;
  return [
    ...loadingReasons(context),
    ...promptReasons('user_query', draft.user_query),
    ...(isFilm
      ? []
      : [invalid('selected_engine', 'engine-of-other-mode', readinessSentences.filmsEngineOnly)]),
    ...(draft.voice === null ? [] : unknownVoiceReasons('voice', draft.voice, context)),
    ...combinationReasons(draft, 'films'),
    ...startAccessReasons(draft, context),
  ];
}

/** Why POST /api/research_and_create_video is refused: stories and films start by the same call. */
export function projectStartReasons(draft: StoryDraft, context: ReadinessContext): Reason[] {
  return draft.selected_engine === filmsEngine ? filmReasons(draft, context) : storyReasons(draft, context);
}
