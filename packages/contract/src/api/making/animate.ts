import { z } from 'zod/mini';
import { aspectRatios, defaultAspectRatio } from '../../catalogue/formats.ts';
import { animateModel } from '../../catalogue/video-models.ts';
import {
  choiceWithDefault,
  listField,
  optionalIdentifier,
  optionalText,
  requiredChoice,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { fieldSentences } from '../../sentences/fields.ts';
import { GenerationItemSchema } from './generations.ts';

/** What a stroke says: move along it, hold still under it, or move the camera along it. */
export const strokeKinds = ['path', 'hold', 'camera'] as const;
export type StrokeKind = (typeof strokeKinds)[number];

function fraction() {
  return z
    .number()
    .check(z.minimum(0, fieldSentences.outOfRange(0, 1)), z.maximum(1, fieldSentences.outOfRange(0, 1)));
}

/** A stroke over the image; points and width as fractions of the image's width and height, from the top left. */
export const StrokeSchema = z.object({
  kind: requiredChoice(strokeKinds),
  points: listField(z.object({ x: fraction(), y: fraction() }), limits.counts.pointsPerStroke),
  width: fraction(),
});
export type Stroke = z.infer<typeof StrokeSchema>;

/** `data` of POST /drawwan/draw-to-wan (multipart; a file `image` beside it). */
export const AnimateDataSchema = z.object({
  session_id: optionalIdentifier(),
  prompt: optionalText(limits.text.shortPrompt),
  model_name: choiceWithDefault([animateModel], animateModel),
  aspect_ratio: choiceWithDefault(aspectRatios, defaultAspectRatio),
  strokes: z._default(listField(StrokeSchema, limits.counts.strokes), []),
});
export type AnimateData = z.output<typeof AnimateDataSchema>;
export type AnimateInput = z.input<typeof AnimateDataSchema>;

/** GET /drawwan/draw-to-wan-history. */
export const AnimateHistoryAnswerSchema = z.object({ videos: z.array(GenerationItemSchema) });
export type AnimateHistoryAnswer = z.infer<typeof AnimateHistoryAnswerSchema>;
