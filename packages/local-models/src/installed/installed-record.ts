import { z } from 'zod';

const InstalledFileSchema = z.object({
  /** Below the model's folder, with slashes. */
  name: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+$/u),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  /** When it was written: a file of this size and time is taken for the one whose digest was checked. */
  mtimeMs: z.number(),
});

/** What an installation left behind, beside the files: whoever starts anew looks here what they should be. */
export const InstalledRecordSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  title: z.string(),
  licence: z.string(),
  /** Where the files came from. */
  source: z.string(),
  installedAt: z.iso.datetime(),
  files: z.array(InstalledFileSchema).min(1),
});

export type InstalledRecord = z.infer<typeof InstalledRecordSchema>;
export type InstalledFile = InstalledRecord['files'][number];

export const recordName = 'installed.json';
