import { storyModes } from '@kinora/contract/catalogue';
import type { Mode } from '@kinora/contract/catalogue';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export type Project = typeof projects.$inferSelect;

export interface OwnedProject {
  readonly projectId: string;
  readonly ownerId: string;
  /** What the caller can handle; stories and films when it does not say. */
  readonly modes?: readonly Mode[] | 'any';
}

/** The project, or `not-found`: somebody else's, and one of another mode, answer exactly like an unknown one. */
export async function readOwnProject(database: DatabaseOrTransaction, owned: OwnedProject): Promise<Project> {
  const [project] = await database.select().from(projects).where(eq(projects.id, owned.projectId));
  return requireOwn(project, owned);
}

/** @throws AppError `not-found` when it is not theirs, or not of the modes they can handle */
export function requireOwn<Read extends Project>(project: Read | undefined, owned: OwnedProject): Read {
  const modes = owned.modes ?? storyModes;
  if (project === undefined || project.ownerId !== owned.ownerId) {
    throw new AppError('not-found');
  }
  if (modes !== 'any' && !modes.some((mode) => mode === project.mode)) {
    throw new AppError('not-found');
  }
  return project;
}

export async function readProject(
  database: Database | Transaction,
  projectId: string,
): Promise<Project | undefined> {
  const [project] = await database.select().from(projects).where(eq(projects.id, projectId));
  return project;
}

/**
 * The project with its row locked until the transaction ends. Whoever decides from what is finished takes this lock
 * first: two last jobs that each saw the other unfinished would leave the project hanging.
 */
export async function lockProject(tx: Transaction, projectId: string): Promise<Project | undefined> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  return project;
}

/** As `lockProject` for a user's call: `not-found` like `readOwnProject`. */
export async function lockOwnProject(tx: Transaction, owned: OwnedProject): Promise<Project> {
  return requireOwn(await lockProject(tx, owned.projectId), owned);
}
