import type { JsonValue } from '@kinora/models';
import { z } from 'zod';

const OperationSchema = z.object({
  /** The workflow's name. */
  workflow: z.string(),
  /** `prompt_id` in ComfyUI. */
  requestId: z.string().min(1),
  medium: z.enum(['picture', 'clip']),
});

/** A workflow that ComfyUI runs: the id that it gave the run, and what is waited for. */
export type ComfyuiOperation = z.infer<typeof OperationSchema>;

/** A run as it was stored. */
export function operationOf(operation: JsonValue): ComfyuiOperation {
  return OperationSchema.parse(operation);
}
