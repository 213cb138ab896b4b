import { z } from 'zod/mini';
import { identifierField, optionalIdentifier } from '../fields/body-fields.ts';

/** `{id}` of a path. */
export const IdParamsSchema = z.object({ id: identifierField() });
export type IdParams = z.infer<typeof IdParamsSchema>;

/** `{projectId}` of POST /api/project/{projectId}/assemble-video-general. */
export const ProjectIdParamsSchema = z.object({ projectId: identifierField() });
export type ProjectIdParams = z.infer<typeof ProjectIdParamsSchema>;

/** `{session_id}` of GET /history/{session_id}. */
export const SessionIdParamsSchema = z.object({ session_id: identifierField() });
export type SessionIdParams = z.infer<typeof SessionIdParamsSchema>;

/** Header of every start call: the same key again answers the same project. All other headers pass. */
export const IdempotencyHeadersSchema = z.looseObject({ 'idempotency-key': optionalIdentifier() });
export type IdempotencyHeaders = z.output<typeof IdempotencyHeadersSchema>;
