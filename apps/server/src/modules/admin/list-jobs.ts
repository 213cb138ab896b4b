import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus, projectStatuses, queuedStatusOfStep } from '@kinora/contract/statuses';
import type { AdminJob } from '@kinora/contract/api';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../../db/client.ts';
import { projects, steps, users } from '../../db/schema/index.ts';
import { listJobsWithout } from '../../platform/queue/list-jobs.ts';
import type { ListedJob } from '../../platform/queue/list-jobs.ts';
import { modeOf } from '../projects/index.ts';

const LONGEST_LIST = 300;
const FAILURES_SHOWN_MS = 30 * 24 * 3_600_000;

const workingStatuses = projectStatuses.filter(isWorking);
const queuedStatuses: ReadonlySet<string> = new Set(Object.values(queuedStatusOfStep));

export interface JobLists {
  readonly database: Database;
  readonly pool: Pool;
}

/**
 * What waits, runs or has failed within a month, the newest first: people's projects, and the server's own duties. What
 * somebody has cancelled is no failure.
 */
export async function listJobs({ database, pool }: JobLists, now: Date): Promise<AdminJob[]> {
  const [made, duties] = await Promise.all([
    listProjects(database, now),
    listJobsWithout(pool, { field: 'projectId', limit: LONGEST_LIST }),
  ]);
  return [...made, ...duties.map(dutyOf)].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}

async function listProjects(database: Database, now: Date): Promise<AdminJob[]> {
  const failedSince = new Date(now.getTime() - FAILURES_SHOWN_MS);
  const hasFailed = and(
    eq(projects.status, projectStatus.FAILED),
    gt(projects.statusChangedAt, failedSince),
    ne(projects.error, sentences.failure.cancelled),
  );
  const rows = await database
    .select({ project: projects, name: users.name, email: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(isNull(projects.deletedAt), or(inArray(projects.status, workingStatuses), hasFailed)))
    .orderBy(desc(projects.createdAt))
    .limit(LONGEST_LIST);
  const tries = await readTries(
    database,
    rows.map(({ project }) => project.id),
  );
  return rows.map(({ project, ...owner }) => {
    const { attempts = 0, error = null } = tries.get(project.id) ?? {};
    return {
      id: project.id,
      kind: modeOf(project),
      ...stateOf(project.status),
      title: project.title,
      status: project.status,
      owner,
      attempts,
      error: project.error ?? error,
      created_at: project.createdAt.toISOString(),
      changed_at: project.statusChangedAt.toISOString(),
    };
  });
}

type State = Pick<AdminJob, 'state' | 'can_retry' | 'can_cancel'>;

function stateOf(status: ProjectStatus): State {
  if (!isWorking(status)) {
    return { state: 'failed', can_retry: true, can_cancel: false };
  }
  return { state: queuedStatuses.has(status) ? 'waiting' : 'running', can_retry: false, can_cancel: true };
}

interface Tries {
  readonly attempts: number;
  /** Of the piece that failed last and is not done yet. */
  readonly error: string | null;
}

async function readTries(database: Database, projectIds: string[]): Promise<Map<string, Tries>> {
  const rows = await database
    .select({
      projectId: steps.projectId,
      attempts: sql<number>`max(${steps.attempt})`,
      error: sql<string | null>`(array_agg(${steps.error} order by ${steps.startedAt} desc)
        filter (where ${steps.error} is not null))[1]`,
    })
    .from(steps)
    .where(and(inArray(steps.projectId, projectIds), ne(steps.state, 'finished')))
    .groupBy(steps.projectId);
  return new Map(rows.map(({ projectId, ...tries }) => [projectId, tries]));
}

const dutyNames: Readonly<Record<string, string>> = sentences.admin.duties;

function dutyOf(job: ListedJob): AdminJob {
  return {
    id: job.id,
    kind: 'server',
    state: job.state,
    title: dutyNames[job.name] ?? job.name,
    status: null,
    owner: null,
    attempts: job.attempts,
    error: job.error,
    created_at: job.createdAt.toISOString(),
    changed_at: job.changedAt.toISOString(),
    can_retry: job.state === 'failed',
    can_cancel: job.state !== 'failed',
  };
}
