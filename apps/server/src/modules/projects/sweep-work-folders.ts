import { sweepFolders } from '../../platform/files/sweep-folders.ts';

/** No step takes that long: what is older was left by a worker that was killed. */
const LEFTOVER_AGE_MS = 24 * 3_600_000;
const prefixes = ['step-', 'preview-', 'check-', 'restore-', 'prompt-'];

/** Removes work folders that killed workers and commands left. @returns how many */
export async function sweepWorkFolders(workRoot: string, now: Date): Promise<number> {
  return sweepFolders(workRoot, { prefixes, olderThanMs: LEFTOVER_AGE_MS, now });
}
