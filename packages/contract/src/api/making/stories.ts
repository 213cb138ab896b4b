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
import { limits } from '../../limits/limits.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';
import {
  choiceWithDefault,
  optionalChoice,
  optionalIdentifier,
  optionalText,
  switchField,
} from '../../fields/body-fields.ts';

/**
 * `data` of POST /api/research_and_create_video (multipart; files `pdf` and `images` beside it). Choices that are
 * missing are null, so that readiness can refuse them in the product's words. Unknown fields, a client's `plan`
 * among them, are dropped.
 */
export const StartStoryDataSchema = z.object({
  session_id: optionalIdentifier(),
  /** The same id again answers the same project. */
  request_id: optionalIdentifier(),
  user_query: optionalText(limits.text.prompt),
  video_type: optionalChoice(videoTypes),
  video_style: choiceWithDefault(videoStyles, defaultVideoStyle),
  subtitle: switchField(true),
  /** Beside the fields of the product: how subtitles look, and what a drawn film shows and sounds of its pen. */
  subtitle_style: choiceWithDefault(subtitleStyles, defaultSubtitleStyle),
  show_hand: switchField(true),
  pen_sounds: switchField(true),
  voice: optionalIdentifier(),
  voice_2: optionalIdentifier(),
  language: choiceWithDefault(languages, defaultLanguage),
  include_web_results: switchField(false),
  selected_engine: optionalChoice(engineKeys),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
  selected_image_model: optionalChoice(imageModelKeys),
  selected_video_model: optionalChoice(videoModelKeys),
});
export type StartStoryData = z.output<typeof StartStoryDataSchema>;
export type StartStoryInput = z.input<typeof StartStoryDataSchema>;

/** The answer of every start call. */
export const StartAnswerSchema = z.object({ project_id: z.string() });
export type StartAnswer = z.infer<typeof StartAnswerSchema>;

/** The answer of a call that moves a project on. */
export const ProjectMovedAnswerSchema = z.object({ project_id: z.string(), status: z.enum(projectStatuses) });
export type ProjectMovedAnswer = z.infer<typeof ProjectMovedAnswerSchema>;
