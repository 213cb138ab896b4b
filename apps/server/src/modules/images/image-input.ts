import { aspectRatios, imageModelKeys } from '@kinora/contract/catalogue';
import { z } from 'zod';

/** Everything a single image depends on. */
export const ImageInputSchema = z.object({
  prompt: z.string(),
  model: z.enum(imageModelKeys),
  aspectRatio: z.enum(aspectRatios),
  /** Assets of the uploaded pictures, in their order. */
  uploads: z.array(z.string()),
});
export type ImageInput = z.infer<typeof ImageInputSchema>;
