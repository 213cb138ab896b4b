import { strokeKinds } from '@kinora/contract/api';
import { aspectRatios, effectKeys, videoModelKeys } from '@kinora/contract/catalogue';
import { z } from 'zod';

/** Everything a single video, effect or animated image depends on. */
export const ClipInputSchema = z.object({
  prompt: z.string(),
  model: z.enum(videoModelKeys),
  aspectRatio: z.enum(aspectRatios),
  /** The asset of the first picture; null for text to video. */
  upload: z.string().nullable(),
  effect: z.enum(effectKeys).nullable(),
  /** What was drawn over the picture. */
  strokes: z.array(
    z.object({
      kind: z.enum(strokeKinds),
      points: z.array(z.object({ x: z.number(), y: z.number() })),
      width: z.number(),
    }),
  ),
  durationSeconds: z.number(),
});
export type ClipInput = z.infer<typeof ClipInputSchema>;
