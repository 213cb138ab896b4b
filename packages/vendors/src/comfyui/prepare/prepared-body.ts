import type { PreparedMedia } from '@kinora/models';
import { z } from 'zod';

const BodySchema = z.object({
  medium: z.enum(['picture', 'clip']),
  /** The workflow, filled. */
  graph: z.record(z.string(), z.json()),
});

/** What is kept of a prepared run. */
export type PreparedBody = z.infer<typeof BodySchema>;

export function bodyOf({ body }: PreparedMedia): PreparedBody {
  return BodySchema.parse(body);
}
