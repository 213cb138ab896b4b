import { isReview, isWorking, projectStatuses, queuedStatusOfStep, sentences } from '@kinora/contract';
import { and, eq, exists, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { steps } from '../../db/schema/steps.ts';
import { failProject } from './fail-project.ts';
import { lockProject } from './project.ts';
import type { PipelineDeps } from './step-work.ts';

/** Sweeps come once a minute; so many without progress are the ten minutes a running step is given. */
const SWEEPS_UNTIL_STALLED = 10;
const MINUTE_MS = 60_000;

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
  const aMinuteAgo = new Date(now.getTime() - MINUTE_MS);
  await deps.database
    .update(projects)
    .set({ idleSweeps: sql`${projects.idleSweeps} + 1`, idleSweptAt: now })
    .where(
      and(
        inArray(projects.status, runningStatuses),
        lt(projects.progressAt, aMinuteAgo),
        // Several workers sweep; a minute counts once.
        or(isNull(projects.idleSweptAt), lt(projects.idleSweptAt, aMinuteAgo)),
        or(hasStep('running'), not(hasStep('waiting'))),
      ),
    );
  const stalled = await deps.database
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.status, runningStatuses), gte(projects.idleSweeps, SWEEPS_UNTIL_STALLED)));
  const failed = await Promise.all(
    stalled.map(async ({ id }) => ((await failStalled(deps, id)) ? [id] : [])),
  );
  return failed.flat();

  function hasStep(state: 'running' | 'waiting') {
    return exists(
      deps.database
        .select({ one: sql`1` })
        .from(steps)
        .where(and(eq(steps.projectId, projects.id), eq(steps.state, state))),
    );
  }
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
