import { z } from 'zod/mini';

/** GET /health/live and /health/ready: 200, or 503 with the reasons. */
export const HealthAnswerSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  reasons: z.array(z.string()),
});
export type HealthAnswer = z.infer<typeof HealthAnswerSchema>;
