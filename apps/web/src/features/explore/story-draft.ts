import { StartStoryDataSchema } from '@kinora/contract/api';
import { basicEngine, engineOf, filmsEngine } from '@kinora/contract/catalogue';
import { allowsNineSixteen, applyModeChoice } from '@kinora/contract/choices';
import { tiers } from '@kinora/contract/plans';
import {
  DEFAULT_FILMS_VOICE,
  firstNaturalVoice,
  orderedVoices,
  speaksLanguage,
} from '@kinora/contract/voices';
import type { Language, StoryMode, VideoType } from '@kinora/contract/catalogue';
import type { PromptChoices } from '@kinora/contract/choices';
import type { Tier } from '@kinora/contract/plans';
import type { Voice } from '@kinora/contract/voices';
import { z } from 'zod/mini';

const StoryDraftSchema = z.omit(StartStoryDataSchema, { session_id: true, request_id: true });

/** What the prompt box holds for a story or film, in the shape in which it is sent; the two ids are added then. */
export type StoryDraft = z.output<typeof StoryDraftSchema>;

/** The choices that are made, by their names. */
export type StoryDraftChange = Partial<StoryDraft>;

/** The draft of a first visit: whoever has written a prompt can press the button. A voice is taken when the list is there. */
export function emptyStoryDraft(mode: StoryMode = 'stories'): StoryDraft {
  const draft = z.parse(StoryDraftSchema, {});
  return mode === 'films'
    ? legalise(draft, 'films')
    : legalise({ ...draft, video_type: 'explainer' }, 'stories');
}

/** A stored draft, checked; the empty one when it is missing or no longer fits the product. */
export function readStoryDraft(stored: unknown, mode: StoryMode = 'stories'): StoryDraft {
  if (stored === undefined) {
    return emptyStoryDraft(mode);
  }
  const parsed = z.safeParse(StoryDraftSchema, stored);
  return parsed.success ? legalise(parsed.data, mode) : emptyStoryDraft(mode);
}

/** The draft after a change. Choices that the new one rules out fall back to their defaults. */
export function changeStoryDraft(draft: StoryDraft, change: StoryDraftChange): StoryDraft {
  return legalise({ ...draft, ...change }, modeOf(draft));
}

/** Another language, with the voices of before only where they speak it. */
export function inLanguage(language: Language, isVoiceKept: boolean): StoryDraftChange {
  return isVoiceKept ? { language } : { language, voice: null, voice_2: null };
}

/**
 * The draft with a voice until one is chosen: the first natural one that speaks its language and is open to the account,
 * else the first one of any kind. One of a higher tier, which may be paid for elsewhere and raises the film's own tier, is
 * taken only where there is no lower one; one with a caution never, unless there is nobody else.
 */
export function withFirstVoice(
  draft: StoryDraft,
  voices: readonly Voice[],
  isOpen: (tier: Tier) => boolean,
): StoryDraft {
  const natural = firstNaturalVoice(voices, draft.language, isOpen);
  if (draft.voice !== null || draft.selected_engine === filmsEngine) {
    return { ...draft, voice: draft.voice ?? natural?.voice_id ?? DEFAULT_FILMS_VOICE };
  }
  const open = voices.filter((voice) => speaksLanguage(voice, draft.language) && isOpen(voice.tier));
  const [first] = orderedVoices(open).toSorted(
    (one, other) => tiers.indexOf(one.tier) - tiers.indexOf(other.tier),
  );
  return { ...draft, voice: natural?.voice_id ?? first?.voice_id ?? null };
}

/** Explainers and news tell what is so: they are looked up where that is possible. */
export function tellsFacts({ video_type: type }: Pick<StoryDraft, 'video_type'>): boolean {
  return type === 'explainer' || type === 'news';
}

/** The choices that decide what else may be chosen. */
export function choicesOf(draft: StoryDraft, mode: StoryMode = modeOf(draft)): PromptChoices {
  return {
    mode,
    engine: draft.selected_engine,
    imageModel: draft.selected_image_model,
    videoModel: draft.selected_video_model,
    aspectRatio: draft.aspect_ratio,
  };
}

/** Whether upright pictures can be chosen with the present engine. */
export function canBeUpright(draft: StoryDraft): boolean {
  const isOpen = draft.selected_engine === null && draft.selected_image_model === null;
  return isOpen || allowsNineSixteen(choicesOf(draft));
}

function modeOf(draft: StoryDraft): StoryMode {
  return draft.selected_engine === filmsEngine ? 'films' : 'stories';
}

/** The draft as its mode allows it: films fix the engine, and a model or ratio that does not fit falls back. */
function legalise(draft: StoryDraft, mode: StoryMode): StoryDraft {
  const { choices } = applyModeChoice(choicesOf(draft, mode), mode);
  const legal: StoryDraft = {
    ...draft,
    // Chosen at the button that says so, never kept for the next film.
    write_myself: false,
    video_type: videoTypeIn(mode, draft.video_type),
    selected_engine: choices.engine ?? basicEngine,
    selected_image_model: choices.imageModel,
  };
  const hasTwoSpeakers = choices.engine !== null && engineOf(choices.engine).speakers === 2;
  return {
    ...legal,
    aspect_ratio: canBeUpright(legal) ? draft.aspect_ratio : choices.aspectRatio,
    voice_2: hasTwoSpeakers ? draft.voice_2 : null,
  };
}

function videoTypeIn(mode: StoryMode, videoType: VideoType | null): VideoType | null {
  if (mode === 'films') {
    return 'film';
  }
  return videoType === 'film' ? 'explainer' : videoType;
}
