import { eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export type Project = typeof projects.$inferSelect;

/** The project, or `not-found`: somebody else's answers exactly like an unknown one. */
export async function readOwnProject(
  database: DatabaseOrTransaction,
  owned: { projectId: string; ownerId: string },
): Promise<Project> {
  const [project] = await database.select().from(projects).where(eq(projects.id, owned.projectId));
  if (project === undefined || project.ownerId !== owned.ownerId) {
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

/** As `lockProject` for a user's call: `not-found` for unknown and for other people's projects. */
export async function lockOwnProject(
  tx: Transaction,
  owned: { projectId: string; ownerId: string },
): Promise<Project> {
  const project = await lockProject(tx, owned.projectId);
  if (project === undefined || project.ownerId !== owned.ownerId) {
    throw new AppError('not-found');
  }
  return project;
}
