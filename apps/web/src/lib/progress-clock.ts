import { limits } from '@kinora/contract/limits';
import type { TextStorage } from './browser-storage.ts';

interface SeenProgress {
  projectId: string;
  /** What of the work is to be seen: its status and how much of it is done. */
  seen: string;
  nowMs: number;
}

/**
 * Seconds since the work was last seen to come further, the same after a reload. Never more than the limit: the server
 * alone decides that it is reached, and looks but once a minute.
 */
export function secondsSinceProgress(storage: TextStorage, { projectId, seen, nowMs }: SeenProgress): number {
  const key = `kinora.step.${projectId}`;
  const [knownStart, ...knownSeen] = (storage.getItem(key) ?? '').split(' ');
  const startMs = Number(knownStart);
  if (knownSeen.join(' ') !== seen || !(startMs > 0)) {
    storage.setItem(key, `${nowMs} ${seen}`);
    return 0;
  }
  return Math.min(Math.max(nowMs - startMs, 0) / 1000, limits.generationTimerSeconds);
}
