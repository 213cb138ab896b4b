import { z } from 'zod/mini';
import { effectKeys } from '../../catalogue/effects.ts';
import { aspectRatios, defaultAspectRatio } from '../../catalogue/formats.ts';
import { defaultEffectModel, imageToVideoModelKeys, videoModelKeys } from '../../catalogue/video-models.ts';
import { LinkSchema } from '../../fields/answer-fields.ts';
import {
  choiceWithDefault,
  optionalChoice,
  optionalIdentifier,
  optionalText,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { videoStatuses } from '../../statuses/single-job-statuses.ts';
import { MadeBySchema } from '../made-by.ts';
import { VendorPhaseSchema } from '../vendor-phase.ts';

/** `data` of POST /video/generate-video-async (multipart; a file `image` beside it for image-to-video models). */
export const GenerateVideoDataSchema = z.object({
  session_id: optionalIdentifier(),
  prompt: optionalText(limits.text.shortPrompt),
  model_name: optionalChoice(videoModelKeys),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
});
export type GenerateVideoData = z.output<typeof GenerateVideoDataSchema>;
export type GenerateVideoInput = z.input<typeof GenerateVideoDataSchema>;

/** `data` of POST /video/generate-video-from-effect-async (multipart; a file `image` beside it). */
export const GenerateEffectDataSchema = z.object({
  session_id: optionalIdentifier(),
  prompt: optionalText(limits.text.shortPrompt),
  model_name: choiceWithDefault(imageToVideoModelKeys, defaultEffectModel),
  dynamic_effect: optionalChoice(effectKeys),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
});
export type GenerateEffectData = z.output<typeof GenerateEffectDataSchema>;
export type GenerateEffectInput = z.input<typeof GenerateEffectDataSchema>;

/** GET /video/video-status/{id}: videos, effects and Animate results. */
export const VideoStatusAnswerSchema = z.object({
  status: z.enum(videoStatuses),
  result_url: z.nullable(LinkSchema),
  error_message: z.nullable(z.string()),
  made_by: z.nullable(MadeBySchema),
  /** Null while no vendor is at it. */
  vendor_phase: z.nullable(VendorPhaseSchema),
});
export type VideoStatusAnswer = z.infer<typeof VideoStatusAnswerSchema>;
