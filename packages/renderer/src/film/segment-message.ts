import { z } from 'zod';
import { encoderProfiles } from '../encoder/frame-encoder.ts';
import { FilmLookSchema, SceneTimelineSchema } from '../timeline/film-timeline.ts';

/** What the child is told to render. */
export const SegmentOrderSchema = z.object({
  scene: SceneTimelineSchema,
  look: FilmLookSchema,
  profile: z.enum(encoderProfiles),
  output: z.string().min(1),
  /** The child ends itself above this resident size. */
  memoryLimitBytes: z.number().positive(),
});
export type SegmentOrder = z.infer<typeof SegmentOrderSchema>;

/** What the child tells. */
export const SegmentReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), fraction: z.number() }),
  z.object({ kind: z.literal('done'), frames: z.number(), seconds: z.number() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type SegmentReport = z.infer<typeof SegmentReportSchema>;
