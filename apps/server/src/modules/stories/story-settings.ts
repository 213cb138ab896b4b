import { SpeechSettingsSchema, StoryChoicesSchema } from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { StoryMode, VideoType } from '@kinora/contract/catalogue';
import { z } from 'zod';

/** The choices a story was started with, as they were sent, and what came with them. */
const StorySettingsSchema = z.object({
  ...StoryChoicesSchema.shape,
  /** Assets of the uploaded pictures, in the order they were sent. */
  uploads: z.array(z.string()),
  /** The asset of an uploaded document. */
  documentAssetId: z.string().nullable(),
  /** How an engine's own speakers look, in the order of their voices; empty where nobody speaks on screen. */
  speakers: z.array(z.string()),
  /** Who may play in a film, as they were when it was started; left out where nobody was there. */
  characters: z.exactOptional(z.array(z.object({ name: z.string(), prompt: z.string() }))),
  /** How it is spoken; the voices' own way when left out. */
  speech: z.exactOptional(SpeechSettingsSchema),
});
export type StorySettings = z.infer<typeof StorySettingsSchema>;

/** Choices of projects of the first data folders, and of their archives, by the names they are sent under. */
const namesOfOld: Readonly<Record<string, string>> = {
  videoType: 'video_type',
  videoStyle: 'video_style',
  aspectRatio: 'aspect_ratio',
  engine: 'selected_engine',
  voiceId: 'voice',
  secondVoiceId: 'voice_2',
  hasSubtitles: 'subtitle',
  subtitleStyle: 'subtitle_style',
  showsHand: 'show_hand',
  hasPenSounds: 'pen_sounds',
  wantsWebResults: 'include_web_results',
  imageModel: 'selected_image_model',
  videoModel: 'selected_video_model',
};

/** The settings of a story's project. */
export function settingsOf(project: { readonly settings: unknown }): StorySettings {
  const kept = z.record(z.string(), z.unknown()).parse(project.settings);
  const named = Object.entries(kept).map(([name, value]) => [namesOfOld[name] ?? name, value]);
  return StorySettingsSchema.parse(Object.fromEntries(named));
}

/** What sets the modes of stories apart in what is made. */
interface StoryTraits {
  /** Null where it has to be chosen, as the voice is. */
  readonly videoType: VideoType | null;
  readonly defaultVoice: string | null;
  readonly hasVoicePerScene: boolean;
  /** Shown as in a cinema: a title, a graded picture that is 2.2:1 when it lies, and credits. */
  readonly isCinema: boolean;
}

const traits = {
  stories: { videoType: null, defaultVoice: null, hasVoicePerScene: false, isCinema: false },
  films: { videoType: 'film', defaultVoice: DEFAULT_FILMS_VOICE, hasVoicePerScene: true, isCinema: true },
} as const satisfies Record<StoryMode, StoryTraits>;

export function traitsOf({ selected_engine: engine }: Pick<StorySettings, 'selected_engine'>): StoryTraits {
  return traits[engineOf(engine).mode];
}

/** The voice that fresh scenes have of their own: films name one in every scene, stories one for all. */
export function sceneVoiceOf(project: { readonly settings: unknown }): string | null {
  const settings = settingsOf(project);
  return traitsOf(settings).hasVoicePerScene ? settings.voice : null;
}
