import { z } from 'zod';

const SpanSchema = z.object({ startSeconds: z.number().nonnegative(), endSeconds: z.number().nonnegative() });

/** What of a film its music keeps to, in seconds of the film. Nothing else of a film changes its music. */
export const MusicCuesSchema = z.object({
  /** The film's length. */
  seconds: z.number().positive(),
  /** In the order of the film. */
  scenes: z.array(
    z.object({
      startSeconds: z.number().nonnegative(),
      /** The first word said in it; null where nobody speaks. */
      firstWord: SpanSchema.nullable(),
    }),
  ),
  /** The last word of the film; null where nobody speaks. */
  lastWord: SpanSchema.nullable(),
});
export type MusicCues = z.infer<typeof MusicCuesSchema>;
