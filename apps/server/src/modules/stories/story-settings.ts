import {
  aspectRatios,
  engineKeys,
  engineOf,
  imageModelKeys,
  languages,
  subtitleStyles,
  videoModelKeys,
  videoStyles,
  videoTypes,
} from '@kinora/contract/catalogue';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { StoryMode, VideoType } from '@kinora/contract/catalogue';
import { z } from 'zod';

/** The choices a story was started with, as they are kept on its project. */
const StorySettingsSchema = z.object({
  videoType: z.enum(videoTypes),
  videoStyle: z.enum(videoStyles),
  language: z.enum(languages),
  aspectRatio: z.enum(aspectRatios),
  engine: z.enum(engineKeys),
  voiceId: z.string(),
  secondVoiceId: z.string().nullable(),
  hasSubtitles: z.boolean(),
  subtitleStyle: z.enum(subtitleStyles),
  /** Whether a drawn film shows the hand that draws it, and lets its pen be heard. */
  showsHand: z.boolean(),
  hasPenSounds: z.boolean(),
  wantsWebResults: z.boolean(),
  imageModel: z.enum(imageModelKeys).nullable(),
  videoModel: z.enum(videoModelKeys).nullable(),
  /** Assets of the uploaded pictures, in the order they were sent. */
  uploads: z.array(z.string()),
  /** The asset of an uploaded document. */
  documentAssetId: z.string().nullable(),
  /** How an engine's own speakers look, in the order of their voices; empty where nobody speaks on screen. */
  speakers: z.array(z.string()),
});
export type StorySettings = z.infer<typeof StorySettingsSchema>;

/** The settings of a story's project. */
export function settingsOf(project: { readonly settings: unknown }): StorySettings {
  return StorySettingsSchema.parse(project.settings);
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

export function traitsOf({ engine }: Pick<StorySettings, 'engine'>): StoryTraits {
  return traits[engineOf(engine).mode];
}

/** The voice that fresh scenes have of their own: films name one in every scene, stories one for all. */
export function sceneVoiceOf(project: { readonly settings: unknown }): string | null {
  const settings = settingsOf(project);
  return traitsOf(settings).hasVoicePerScene ? settings.voiceId : null;
}
