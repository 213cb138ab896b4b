import { z } from 'zod/mini';
import { LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';

/** One story or film of a session. Its id is the project's. */
export const HistoryVideoSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(projectStatuses),
  /** URLs of the finished files, the film first; empty until it is complete. */
  video_files_json: z.array(LinkSchema),
  poster_url: z.nullable(LinkSchema),
  created_at: MomentSchema,
});
export type HistoryVideo = z.infer<typeof HistoryVideoSchema>;

/** A chat session; `content` is the prompt it began with. */
export const HistorySessionSchema = z.object({
  session_id: z.string(),
  content: z.string(),
  created_at: MomentSchema,
  videos: z.array(HistoryVideoSchema),
});
export type HistorySession = z.infer<typeof HistorySessionSchema>;

/** A history item: a session with the id of its newest project. */
export const HistoryItemSchema = z.extend(HistorySessionSchema, { id: z.string() });
export type HistoryItem = z.infer<typeof HistoryItemSchema>;

/** GET /api/video/sessions, newest first. */
export const SessionsAnswerSchema = z.object({ sessions: z.array(HistorySessionSchema) });
export type SessionsAnswer = z.infer<typeof SessionsAnswerSchema>;

/** GET /history/{session_id} and GET /history/user/all, newest first. */
export const HistoryAnswerSchema = z.object({ videos: z.array(HistoryItemSchema) });
export type HistoryAnswer = z.infer<typeof HistoryAnswerSchema>;
