import { z } from 'zod';

/** What the reading child is told. */
export const DocumentOrderSchema = z.object({
  /** Absolute path. */
  file: z.string(),
  mostPages: z.int(),
  /** Resident size in bytes above which the child ends itself. */
  memoryLimitBytes: z.int(),
});
export type DocumentOrder = z.infer<typeof DocumentOrderSchema>;

export const documentRefusals = ['unreadable', 'locked', 'without-text', 'too-long'] as const;
export type DocumentRefusal = (typeof documentRefusals)[number];

/** A page's words; pages without any are left out. */
export const PageTextSchema = z.object({ number: z.int(), text: z.string() });

/** What the child answers, once. */
export const DocumentReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), pages: z.array(PageTextSchema) }),
  z.object({ kind: z.literal('refused'), reason: z.enum(documentRefusals), detail: z.string() }),
]);
export type DocumentReport = z.infer<typeof DocumentReportSchema>;
