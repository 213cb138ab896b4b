import { z } from 'zod/mini';
import { LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { requiredText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { MadeBySchema } from '../made-by.ts';

export const generationTypes = ['video', 'image'] as const;
export type GenerationType = (typeof generationTypes)[number];

/** A finished image or video of the user's. `googleDriveId` is its storage path. */
export const GenerationItemSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  result_url: LinkSchema,
  session_id: z.string(),
  /** The first 60 characters of the prompt until it is renamed. */
  title: z.string(),
  googleDriveId: z.string(),
  type: z.enum(generationTypes),
  poster_url: z.nullable(LinkSchema),
  created_at: MomentSchema,
  made_by: z.nullable(MadeBySchema),
});
export type GenerationItem = z.infer<typeof GenerationItemSchema>;

/** GET /image/generations/all. */
export const ImageGenerationsAnswerSchema = z.object({ images: z.array(GenerationItemSchema) });
export type ImageGenerationsAnswer = z.infer<typeof ImageGenerationsAnswerSchema>;

/** GET /video/generations/all. */
export const VideoGenerationsAnswerSchema = z.object({ videos: z.array(GenerationItemSchema) });
export type VideoGenerationsAnswer = z.infer<typeof VideoGenerationsAnswerSchema>;

/** PATCH /api/generations/{id}; it answers the renamed item. */
export const RenameGenerationPayloadSchema = z.object({ title: requiredText(limits.text.title) });
export type RenameGenerationPayload = z.output<typeof RenameGenerationPayloadSchema>;

/** DELETE /api/generations/{id} and POST /api/generations/{id}/restore, which takes a removal back. */
export const GenerationRemovalAnswerSchema = z.object({ id: z.string(), is_removed: z.boolean() });
export type GenerationRemovalAnswer = z.infer<typeof GenerationRemovalAnswerSchema>;
