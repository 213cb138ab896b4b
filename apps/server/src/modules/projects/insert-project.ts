import { sentences } from '@kinora/contract/sentences';
import type { Mode } from '@kinora/contract/catalogue';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Project } from './project.ts';

export interface NewProject extends Pick<
  Project,
  | 'id'
  | 'ownerId'
  | 'sessionId'
  | 'requestKey'
  | 'requestFingerprint'
  | 'title'
  | 'prompt'
  | 'settings'
  | 'plan'
  | 'priceHundredths'
  | 'scenes'
> {
  readonly mode: Mode;
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

/**
 * The project that an earlier call with this key has started; undefined without a key, and for the first call.
 * @throws AppError `conflict` when the earlier call said something else
 */
export async function findRepeated(
  database: Database,
  request: { ownerId: string; requestKey: string | null; requestFingerprint: string },
): Promise<Project | undefined> {
  const { ownerId, requestKey, requestFingerprint } = request;
  if (requestKey === null) {
    return undefined;
  }
  const [earlier] = await database
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.requestKey, requestKey)));
  if (earlier !== undefined && earlier.requestFingerprint !== requestFingerprint) {
    throw new AppError('conflict', { detail: sentences.notice.sameRequestOtherPayload });
  }
  return earlier;
}

const TITLE_LENGTH = 60;

/** What a project is called until its script or its owner names it: the beginning of the prompt, in whole characters. */
export function initialTitle(prompt: string): string {
  return [...prompt.replaceAll(/\s+/gu, ' ').trim()].slice(0, TITLE_LENGTH).join('').trimEnd();
}
