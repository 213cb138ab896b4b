import { limits } from '@kinora/contract/limits';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { lockOwnProject } from './project.ts';
import type { OwnedProject } from './project.ts';

/** PATCH /api/project/{id}. */
export const RenameProjectPayloadSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.text.title)),
});

/** Gives a project the user's own title. @throws AppError `not-found` */
export async function renameProject(
  database: Database,
  rename: OwnedProject & { readonly title: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, rename);
    await tx.update(projects).set({ title: rename.title }).where(eq(projects.id, project.id));
  });
}
