import { z } from 'zod';

/** What the decoding child is told: files of one request, and what an image may be. Paths are absolute. */
export const DecodeOrderSchema = z.object({
  images: z.array(z.object({ input: z.string(), outputWithoutExtension: z.string() })),
  /** Area and side above which an image is refused by its header, before anything is decoded. */
  maxPixels: z.int(),
  maxSidePixels: z.int(),
  /** Resident size in bytes above which the child ends itself. */
  memoryLimitBytes: z.int(),
});
export type DecodeOrder = z.infer<typeof DecodeOrderSchema>;

export const refusalReasons = ['unreadable', 'too-many-pixels', 'side-too-long'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What the child answers, once. */
export const DecodeReportSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    images: z.array(
      z.object({
        file: z.string(),
        contentType: z.enum(['image/jpeg', 'image/png']),
        width: z.int(),
        height: z.int(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('refused'),
    /** Position of the image in the order. */
    index: z.int(),
    reason: z.enum(refusalReasons),
    /** For the log. */
    detail: z.string(),
  }),
]);
export type DecodeReport = z.infer<typeof DecodeReportSchema>;
export type DecodedImage = Extract<DecodeReport, { kind: 'done' }>['images'][number];
