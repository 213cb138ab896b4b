import { z } from 'zod/mini';
import { aspectRatios, defaultAspectRatio } from '../../catalogue/formats.ts';
import { imageModelKeys } from '../../catalogue/image-models.ts';
import { LinkSchema } from '../../fields/answer-fields.ts';
import {
  choiceWithDefault,
  identifierField,
  optionalChoice,
  optionalIdentifier,
  optionalText,
  wholeNumberField,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { imageStatuses } from '../../statuses/single-job-statuses.ts';
import { MadeBySchema } from '../made-by.ts';
import { VendorPhaseSchema } from '../vendor-phase.ts';

/** `data` of POST /image/generate-image-async (multipart; files `images` beside it). */
export const GenerateImageDataSchema = z.object({
  session_id: optionalIdentifier(),
  prompt: optionalText(limits.text.shortPrompt),
  model_name: optionalChoice(imageModelKeys),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
});
export type GenerateImageData = z.output<typeof GenerateImageDataSchema>;
export type GenerateImageInput = z.input<typeof GenerateImageDataSchema>;

/** GET /image/image-status/{id}. */
export const ImageStatusAnswerSchema = z.object({
  status: z.enum(imageStatuses),
  result_url: z.nullable(LinkSchema),
  error_message: z.nullable(z.string()),
  made_by: z.nullable(MadeBySchema),
  /** Null while no vendor is at it. */
  vendor_phase: z.nullable(VendorPhaseSchema),
});
export type ImageStatusAnswer = z.infer<typeof ImageStatusAnswerSchema>;

/** POST /image/edit-shot-image. `scene_number` is needed when several scenes have a shot of that name. */
export const EditShotPayloadSchema = z.object({
  project_id: identifierField(),
  shot_name: identifierField(),
  scene_number: z.nullish(wholeNumberField(1, limits.counts.scenes)),
  new_prompt: optionalText(limits.text.shortPrompt),
  model_name: optionalChoice(imageModelKeys),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
});
export type EditShotPayload = z.output<typeof EditShotPayloadSchema>;
export type EditShotInput = z.input<typeof EditShotPayloadSchema>;
