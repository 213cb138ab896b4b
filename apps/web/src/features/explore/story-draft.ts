import {
  allowsNineSixteen,
  defaultAspectRatio,
  engineOf,
  isCompatible,
  StartStoryDataSchema,
} from '@kinora/contract';
import type { AspectRatio, EngineKey, Language, VideoStyle, VideoType } from '@kinora/contract';
import { z } from 'zod/mini';

const StoryDraftSchema = z.omit(StartStoryDataSchema, { session_id: true, request_id: true });

/** What the prompt box holds, in the shape in which it is sent; the two ids are added at the moment of sending. */
export type StoryDraft = z.output<typeof StoryDraftSchema>;

export type StoryDraftChange =
  | { type: 'write-prompt'; prompt: string }
  | { type: 'choose-engine'; engine: EngineKey }
  | { type: 'choose-voice'; voiceId: string; language: Language }
  | { type: 'choose-second-voice'; voiceId: string }
  | { type: 'choose-language'; language: Language; isVoiceKept: boolean }
  | { type: 'choose-video-type'; videoType: VideoType }
  | { type: 'choose-style'; style: VideoStyle }
  | { type: 'choose-ratio'; ratio: AspectRatio }
  | { type: 'switch-subtitles' }
  | { type: 'switch-web-results' };

/** The draft of a first visit: everything the product has a default for, nothing else. */
export function emptyStoryDraft(): StoryDraft {
  return { ...z.parse(StoryDraftSchema, {}), video_type: 'explainer' };
}

/** A stored draft, checked; the empty one when it is missing or no longer fits the product. */
export function readStoryDraft(stored: unknown): StoryDraft {
  const parsed = z.safeParse(StoryDraftSchema, stored);
  return parsed.success ? legalise(parsed.data) : emptyStoryDraft();
}

/** The draft after a change. Choices that the new one rules out fall back to their defaults. */
export function changeStoryDraft(draft: StoryDraft, change: StoryDraftChange): StoryDraft {
  switch (change.type) {
    case 'write-prompt':
      return { ...draft, user_query: change.prompt };
    case 'choose-engine':
      return legalise({ ...draft, selected_engine: change.engine });
    case 'choose-voice':
      return { ...draft, voice: change.voiceId, language: change.language };
    case 'choose-second-voice':
      return { ...draft, voice_2: change.voiceId };
    case 'choose-language':
      return {
        ...draft,
        language: change.language,
        voice: change.isVoiceKept ? draft.voice : null,
        voice_2: change.isVoiceKept ? draft.voice_2 : null,
      };
    case 'choose-video-type':
      return { ...draft, video_type: change.videoType };
    case 'choose-style':
      return { ...draft, video_style: change.style };
    case 'choose-ratio':
      return legalise({ ...draft, aspect_ratio: change.ratio });
    case 'switch-subtitles':
      return { ...draft, subtitle: !draft.subtitle };
    case 'switch-web-results':
      return { ...draft, include_web_results: !draft.include_web_results };
  }
}

/** Whether upright pictures can be chosen with the present engine. */
export function canBeUpright(draft: StoryDraft): boolean {
  if (draft.selected_engine === null && draft.selected_image_model === null) {
    return true;
  }
  return allowsNineSixteen({
    mode: 'stories',
    engine: draft.selected_engine,
    imageModel: draft.selected_image_model,
    videoModel: draft.selected_video_model,
  });
}

function legalise(draft: StoryDraft): StoryDraft {
  const engine = draft.selected_engine;
  const isModelLegal =
    engine === null ||
    draft.selected_image_model === null ||
    isCompatible(engine, draft.selected_image_model);
  const legal: StoryDraft = {
    ...draft,
    selected_image_model: isModelLegal ? draft.selected_image_model : null,
  };
  return {
    ...legal,
    aspect_ratio: canBeUpright(legal) ? legal.aspect_ratio : defaultAspectRatio,
    voice_2: engine !== null && engineOf(engine).speakers === 2 ? legal.voice_2 : null,
  };
}
