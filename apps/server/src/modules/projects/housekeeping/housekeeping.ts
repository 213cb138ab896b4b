import type { Logger } from 'pino';
import { sweepFolders } from '../../../platform/files/sweep-folders.ts';
import { dropTrialParts } from './drop-trial-parts.ts';
import { failStalledProjects } from './fail-stalled-projects.ts';
import { purgeRemovedProjects } from './purge-removed-projects.ts';
import { releaseRestingHolds } from './release-resting-holds.ts';
import type { PipelineDeps } from '../steps/step-work.ts';

const SWEEP_INTERVAL_MS = 60_000;

/** What a worker does for projects once a minute beside its jobs. @returns what stops it */
export function startHousekeeping(
  deps: Pick<PipelineDeps, 'database' | 'queue' | 'clock' | 'workRoot'> & { readonly log: Logger },
): () => void {
  let isSweeping = false;
  const sweep = async (): Promise<void> => {
    if (isSweeping) {
      return;
    }
    isSweeping = true;
    try {
      await failStalledProjects(deps);
      await releaseRestingHolds(deps);
      await purgeRemovedProjects(deps);
      await dropTrialParts(deps);
      await sweepWorkFolders(deps.workRoot, deps.clock.now());
    } catch (error) {
      // The database may be away for a moment; the next minute tries again.
      deps.log.warn({ err: error }, 'Projects could not be looked after');
    } finally {
      isSweeping = false;
    }
  };
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** No step takes that long: what is older was left by a worker that was killed. */
const LEFTOVER_AGE_MS = 24 * 3_600_000;
const prefixes = ['step-', 'preview-', 'check-', 'restore-', 'prompt-'];

/** Removes work folders that killed workers and commands left. @returns how many */
export async function sweepWorkFolders(workRoot: string, now: Date): Promise<number> {
  return sweepFolders(workRoot, { prefixes, olderThanMs: LEFTOVER_AGE_MS, now });
}
