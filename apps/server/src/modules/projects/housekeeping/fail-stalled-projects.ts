import { sentences } from '@kinora/contract/sentences';
import { isReview, isWorking, projectStatuses, queuedStatusOfStep } from '@kinora/contract/statuses';
import { and, eq, exists, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { projects } from '../../../db/schema/projects.ts';
import { steps } from '../../../db/schema/steps.ts';
import { isInLine } from '../../../platform/queue/queue-depth.ts';
import { failProject } from '../fail-project.ts';
import { lockProject } from '../project.ts';
import type { PipelineDeps } from '../steps/step-work.ts';

/** The time a running step is given without progress, and how many sweeps, one a minute, must have seen it idle. */
const STALLED_MS = 600_000;
const SWEEPS_UNTIL_STALLED = 10;
const MINUTE_MS = 60_000;
/** A timer of a minute comes a little early or late; the sweep of another worker counts for the same minute. */
const SHORTEST_MINUTE_MS = 45_000;

const queuedStatuses = new Set<string>(Object.values(queuedStatusOfStep));
/** Waiting in the queue, or for somebody to look, is nobody's fault and does not count. */
const runningStatuses = projectStatuses.filter(
  (status) => isWorking(status) && !isReview(status) && !queuedStatuses.has(status),
);

type SweepDeps = Pick<PipelineDeps, 'database' | 'queue' | 'clock'>;

/**
 * Ends projects whose running step has shown no progress for ten minutes. Minutes are counted by sweeps that found the
 * project idle, not by the clock: a machine that slept or was off for an hour fails nothing when it wakes.
 * @returns ids of the projects that were failed
 */
export async function failStalledProjects(deps: SweepDeps): Promise<string[]> {
  const now = deps.clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await deps.database
    .update(projects)
    .set({ idleSweeps: sql`${projects.idleSweeps} + 1`, idleSweptAt: now })
    .where(
      and(
        inArray(projects.status, runningStatuses),
        lte(projects.progressAt, before(MINUTE_MS)),
        or(isNull(projects.idleSweptAt), lte(projects.idleSweptAt, before(SHORTEST_MINUTE_MS))),
        or(isWorkedAt(deps.database), not(isInLine(projects.id))),
      ),
    );
  const stalled = await deps.database
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        inArray(projects.status, runningStatuses),
        gte(projects.idleSweeps, SWEEPS_UNTIL_STALLED),
        lte(projects.progressAt, before(STALLED_MS)),
      ),
    );
  const failed = await Promise.all(
    stalled.map(async ({ id }) => ((await failStalled(deps, id)) ? [id] : [])),
  );
  return failed.flat();
}

/** A worker, or a provider, has a step of the project in hand. */
function isWorkedAt(database: Database): SQL {
  return exists(
    database
      .select({ one: sql`1` })
      .from(steps)
      .where(and(eq(steps.projectId, projects.id), eq(steps.state, 'running'))),
  );
}

async function failStalled(deps: SweepDeps, projectId: string): Promise<boolean> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    // It may have got on since it was listed.
    if (project === undefined || project.idleSweeps < SWEEPS_UNTIL_STALLED) {
      return false;
    }
    return await failProject(tx, deps.queue, {
      project,
      sentence: sentences.failure.timedOut,
      now: deps.clock.now(),
    });
  });
}
