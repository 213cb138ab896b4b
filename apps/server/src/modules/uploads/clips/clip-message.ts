import { z } from 'zod';

/** What the child that cuts clips is told. Paths are absolute. */
export const ClipOrderSchema = z.object({
  input: z.string(),
  /** What is written, each an MP4 beside which its parts lie meanwhile; null: the file is only judged by its head. */
  outputs: z.object({ clip: z.string(), preview: z.string().nullable() }).nullable(),
  fromSeconds: z.number(),
  /** Null: as much as may be used. */
  untilSeconds: z.number().nullable(),
  keepsSound: z.boolean(),
  /** Longer side of what is written; larger clips are made smaller. */
  longSide: z.int(),
  /** Of the preview, which is silent. */
  previewSide: z.int(),
  /** What the file may be, judged by its head before a picture is decoded. */
  mostSeconds: z.number(),
  mostSidePixels: z.int(),
  longestSeconds: z.number(),
  /** Resident size in bytes above which the child ends itself. */
  memoryLimitBytes: z.int(),
});
export type ClipOrder = z.infer<typeof ClipOrderSchema>;

const clipRefusals = ['unreadable', 'too-long', 'side-too-long', 'over'] as const;
export type ClipRefusal = (typeof clipRefusals)[number];

/** What the child answers, once. */
export const ClipReportSchema = z.discriminatedUnion('kind', [
  /** Nothing is known against it. */
  z.object({ kind: z.literal('judged') }),
  z.object({
    kind: z.literal('done'),
    seconds: z.number(),
    width: z.int(),
    height: z.int(),
    hasSound: z.boolean(),
  }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(clipRefusals),
    /** For the log. */
    detail: z.string(),
  }),
]);
export type ClipReport = z.infer<typeof ClipReportSchema>;
