import { z } from 'zod/mini';
import { engineKeys } from '../../catalogue/engines.ts';
import {
  aspectRatios,
  defaultAspectRatio,
  defaultSubtitleStyle,
  defaultVideoStyle,
  subtitleStyles,
  videoStyles,
  videoTypes,
} from '../../catalogue/formats.ts';
import { imageModelKeys } from '../../catalogue/image-models.ts';
import { defaultLanguage, languages } from '../../catalogue/languages.ts';
import { videoModelKeys } from '../../catalogue/video-models.ts';
import {
  choiceWithDefault,
  optionalChoice,
  optionalIdentifier,
  switchField,
} from '../../fields/body-fields.ts';

/** A choice as a start call may send it, and as it is kept on the project and answered. */
interface Choice {
  readonly sent: z.ZodMiniType;
  /** Has a default where the choice came later than the first projects. */
  readonly kept: z.ZodMiniType;
}

/** One of `keys`, `fallback` until chosen. */
function choice<const Key extends string>(keys: readonly Key[], fallback: Key) {
  return { sent: choiceWithDefault(keys, fallback), kept: z._default(z.enum(keys), fallback) };
}

/** One of `keys`, or none. */
function choiceOrNone<const Key extends string>(keys: readonly Key[]) {
  return { sent: optionalChoice(keys), kept: z._default(z.nullable(z.enum(keys)), null) };
}

/** May be missing at first: the rules refuse the start in the product's words, and a mode may choose it. */
function choiceToMake<const Key extends string>(keys: readonly Key[]) {
  return { sent: optionalChoice(keys), kept: z.enum(keys) };
}

function onOrOff(fallback: boolean) {
  return { sent: switchField(fallback), kept: z._default(z.boolean(), fallback) };
}

/**
 * Every choice of a story or film by the name it is sent, kept and answered under: the one place where a new one is
 * declared. Drafts, start calls, projects and 'another one like it' follow.
 */
const storyChoices = {
  video_type: choiceToMake(videoTypes),
  video_style: choice(videoStyles, defaultVideoStyle),
  subtitle: onOrOff(true),
  /** How subtitles look, and what a drawn film shows and sounds of its pen. */
  subtitle_style: choice(subtitleStyles, defaultSubtitleStyle),
  show_hand: onOrOff(true),
  pen_sounds: onOrOff(true),
  /** Who speaks: the story's voice, and the second one of engines with two speakers. */
  voice: { sent: optionalIdentifier(), kept: z.string() },
  voice_2: { sent: optionalIdentifier(), kept: z._default(z.nullable(z.string()), null) },
  language: choice(languages, defaultLanguage),
  include_web_results: onOrOff(false),
  /** The person writes: the script is empty scenes to fill. */
  write_myself: onOrOff(false),
  selected_engine: choiceToMake(engineKeys),
  aspect_ratio: choice(aspectRatios, defaultAspectRatio),
  selected_image_model: choiceOrNone(imageModelKeys),
  selected_video_model: choiceOrNone(videoModelKeys),
} as const satisfies Record<string, Choice>;
type StoryChoiceTable = typeof storyChoices;

function sideOf<const Side extends keyof Choice>(
  side: Side,
): { [Name in keyof StoryChoiceTable]: StoryChoiceTable[Name][Side] } {
  const entries = Object.entries(storyChoices).map(([name, entry]) => [name, entry[side]]);
  // The same names, each with the one side of its own entry.
  return Object.fromEntries(entries) as { [Name in keyof StoryChoiceTable]: StoryChoiceTable[Name][Side] };
}

/** The fields of a start call. */
export const sentStoryChoices = sideOf('sent');

/** The choices of a project: complete, and with defaults for those that came after it. */
export const StoryChoicesSchema = z.object(sideOf('kept'));
export type StoryChoices = z.output<typeof StoryChoicesSchema>;

/** Their names. */
export const storyChoiceNames = Object.keys(storyChoices) as readonly (keyof StoryChoices)[]; // The keys of a constant table.
