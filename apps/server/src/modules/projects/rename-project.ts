import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { lockOwnProject } from './project.ts';

/** Gives a project the user's own title. @throws AppError `not-found` */
export async function renameProject(
  database: Database,
  rename: { projectId: string; ownerId: string; title: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, rename);
    await tx.update(projects).set({ title: rename.title }).where(eq(projects.id, project.id));
  });
}
