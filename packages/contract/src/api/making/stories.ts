import { z } from 'zod/mini';
import { limits } from '../../limits/limits.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';
import { optionalIdentifier, optionalText } from '../../fields/body-fields.ts';
import { sentStoryChoices } from './story-choices.ts';

/**
 * `data` of POST /api/research_and_create_video (multipart; files `pdf` and `images` beside it). Choices that are
 * missing are null, so that readiness can refuse them in the product's words. Unknown fields, a client's `plan`
 * among them, are dropped.
 */
export const StartStoryDataSchema = z.object({
  session_id: optionalIdentifier(),
  /** The same id again answers the same project. */
  request_id: optionalIdentifier(),
  user_query: optionalText(limits.text.prompt),
  ...sentStoryChoices,
});
export type StartStoryData = z.output<typeof StartStoryDataSchema>;
export type StartStoryInput = z.input<typeof StartStoryDataSchema>;

/** The answer of every start call. */
export const StartAnswerSchema = z.object({ project_id: z.string() });
export type StartAnswer = z.infer<typeof StartAnswerSchema>;

/** The answer of a call that moves a project on. */
export const ProjectMovedAnswerSchema = z.object({ project_id: z.string(), status: z.enum(projectStatuses) });
export type ProjectMovedAnswer = z.infer<typeof ProjectMovedAnswerSchema>;
