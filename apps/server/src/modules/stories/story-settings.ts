import {
  aspectRatios,
  engineKeys,
  filmsEngine,
  imageModelKeys,
  languages,
  subtitleStyles,
  videoModelKeys,
  videoStyles,
  videoTypes,
} from '@kinora/contract';
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

/** The voice that fresh scenes have of their own: films name one in every scene, stories one for all. */
export function sceneVoiceOf(project: { readonly settings: unknown }): string | null {
  const { engine, voiceId } = settingsOf(project);
  return engine === filmsEngine ? voiceId : null;
}
