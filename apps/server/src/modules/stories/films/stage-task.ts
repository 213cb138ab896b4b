import { z } from 'zod';

/** What a job that starts a stage is told. */
export const StageTaskSchema = z.object({ projectId: z.string(), run: z.int() });
export type StageTask = z.infer<typeof StageTaskSchema>;
