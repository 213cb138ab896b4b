import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { lockOwnProject, singleModes } from '../projects/index.ts';

/**
 * Takes an image or clip out of its owner's lists, or puts it back. Its files stay, so that a removal can be taken back.
 * @throws AppError `not-found`
 */
export async function removeGeneration(
  database: Database,
  wish: { projectId: string; ownerId: string; removedAt: Date | null },
): Promise<void> {
  await database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...wish, modes: singleModes });
    await tx.update(projects).set({ deletedAt: wish.removedAt }).where(eq(projects.id, project.id));
  });
}
