import { capabilities } from '@kinora/contract/api';
import { z } from 'zod';
import type { JobDefinition } from '../../platform/queue/job.ts';

const CheckTaskSchema = z.object({
  capability: z.enum(capabilities),
  provider: z.string(),
  adminId: z.string(),
});
export type CheckTask = z.infer<typeof CheckTaskSchema>;

export const checkCapability: JobDefinition<CheckTask> = {
  name: 'check-capability',
  payload: CheckTaskSchema,
  timeoutSeconds: 180,
  expectedLength: 'short',
};
