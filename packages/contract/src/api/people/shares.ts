import { z } from 'zod/mini';
import { aspectRatios } from '../../catalogue/formats.ts';
import { LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { identifierField } from '../../fields/body-fields.ts';
import { MadeBySchema } from '../made-by.ts';

/** GET, POST and DELETE /api/project/{id}/share: whether everybody with the link may watch, and the link. */
export const ShareAnswerSchema = z.object({
  is_shared: z.boolean(),
  /** `/share/{token}`; null while it is not shared. */
  path: z.nullable(LinkSchema),
  shared_at: z.nullable(MomentSchema),
});
export type ShareAnswer = z.infer<typeof ShareAnswerSchema>;

/** A share as an admin sees it. `path` is null when the link cannot be shown any more. */
const AdminShareSchema = z.object({
  id: z.string(),
  title: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }),
  path: z.nullable(LinkSchema),
  shared_at: MomentSchema,
});
export type AdminShare = z.infer<typeof AdminShareSchema>;

/** GET /api/admin/shares: what everybody with a link can watch now, the last shared first. */
export const AdminSharesAnswerSchema = z.object({ shares: z.array(AdminShareSchema) });

/** DELETE /api/admin/shares/{id}: the link is dead. */
export const EndedShareAnswerSchema = z.object({ id: z.string() });

/** `{token}` of a share link. */
export const ShareTokenParamsSchema = z.object({ token: identifierField() });

/** The files of a share link, at /media/share/{token}/{file}. */
export const sharedFiles = ['film.mp4', 'poster', 'captions.vtt'] as const;
export type SharedFile = (typeof sharedFiles)[number];

/** GET /api/share/{token}, for everybody. It says nothing about who made it. */
export const SharedVideoAnswerSchema = z.object({
  title: z.string(),
  video_url: LinkSchema,
  poster_url: z.nullable(LinkSchema),
  /** WebVTT. */
  captions_url: z.nullable(LinkSchema),
  /** ISO 639-1 code of what is spoken. */
  language: z.string(),
  /** Whether the subtitles are part of the picture. */
  has_subtitles: z.boolean(),
  aspect_ratio: z.enum(aspectRatios),
  made_by: z.array(MadeBySchema),
});
export type SharedVideoAnswer = z.infer<typeof SharedVideoAnswerSchema>;
