import { aspectRatios, languages, videoStyles } from '@kinora/contract';
import { z } from 'zod';

/** Everything an edited shot depends on. */
export const EditInputSchema = z.object({
  sceneId: z.string(),
  shotName: z.string(),
  /** The picture that is changed. */
  assetId: z.string(),
  instruction: z.string(),
  model: z.string(),
  aspectRatio: z.enum(aspectRatios),
  language: z.enum(languages),
  videoStyle: z.enum(videoStyles),
});
export type EditInput = z.infer<typeof EditInputSchema>;
