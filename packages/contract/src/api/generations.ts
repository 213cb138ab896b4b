import { z } from 'zod/mini';
import { LinkSchema, MomentSchema } from '../fields/answer-fields.ts';
import { MadeBySchema } from './made-by.ts';

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
