import { z } from 'zod/mini';
import type { TextStorage } from './browser-storage.ts';

const pendingJobKinds = ['image', 'video', 'animate', 'story'] as const;
export type PendingJobKind = (typeof pendingJobKinds)[number];

const PendingJobSchema = z.object({
  kind: z.enum(pendingJobKinds),
  id: z.string(),
  /** What the card calls it: the first words of the prompt. */
  title: z.string(),
  /** The session of a story, for the way back to it; empty for single jobs. */
  sessionId: z.string(),
});
/** Work that was started here and is not known to be finished. */
export type PendingJob = z.infer<typeof PendingJobSchema>;

const PREFIX = 'kinora.pending-jobs.';

/** The pending jobs of an account; jobs stay under their owner, so another account on this browser never sees them. */
export function readPendingJobs(storage: TextStorage, userId: string): PendingJob[] {
  const text = storage.getItem(PREFIX + userId);
  if (text === null) {
    return [];
  }
  try {
    const parsed = z.safeParse(z.array(PendingJobSchema), JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch (error) {
    if (error instanceof SyntaxError) {
      return [];
    }
    throw error;
  }
}

/** Remembers the pending jobs of an account, so that they go on being watched after a reload or a new sign-in. */
export function writePendingJobs(storage: TextStorage, userId: string, jobs: readonly PendingJob[]): void {
  if (jobs.length === 0) {
    storage.removeItem(PREFIX + userId);
    return;
  }
  storage.setItem(PREFIX + userId, JSON.stringify(jobs));
}
