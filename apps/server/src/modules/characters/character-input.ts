import { aspectRatios, imageModelKeys } from '@kinora/contract/catalogue';
import { z } from 'zod';

/** Everything a character's picture depends on. */
export const CharacterInputSchema = z.object({
  name: z.string(),
  prompt: z.string(),
  model: z.enum(imageModelKeys),
  aspectRatio: z.enum(aspectRatios),
});
export type CharacterInput = z.infer<typeof CharacterInputSchema>;
