import type { ProjectStatus } from '@kinora/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Project } from './project.ts';

export interface NewProject extends Pick<
  Project,
  | 'id'
  | 'ownerId'
  | 'sessionId'
  | 'mode'
  | 'requestKey'
  | 'requestFingerprint'
  | 'title'
  | 'prompt'
  | 'settings'
  | 'plan'
  | 'priceHundredths'
  | 'scenes'
> {
  readonly status: ProjectStatus;
  readonly now: Date;
}

/** Undefined when the owner's request key has a project already. */
export async function insertProject(tx: Transaction, fresh: NewProject): Promise<Project | undefined> {
  const { now, ...row } = fresh;
  const [project] = await tx
    .insert(projects)
    .values({ ...row, statusChangedAt: now, progressAt: now, createdAt: now })
    .onConflictDoNothing({ target: [projects.ownerId, projects.requestKey] })
    .returning();
  return project;
}

/** The project an earlier call with this key has started. */
export async function findRequest(
  database: Database,
  request: { ownerId: string; requestKey: string },
): Promise<Project | undefined> {
  const [project] = await database
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, request.ownerId), eq(projects.requestKey, request.requestKey)));
  return project;
}
