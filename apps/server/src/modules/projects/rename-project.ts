import { limits } from '@kinora/contract/limits';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { projects } from '../../db/schema/projects.ts';
import { lockOwnProject } from './project.ts';
import type { OwnedProject } from './project.ts';
import { recordRevision } from './revisions/record-revision.ts';

/** PATCH /api/project/{id}. */
export const RenameProjectPayloadSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.text.title)),
});

/** Gives a project the user's own title. @throws AppError `not-found` */
export async function renameProject(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  rename: OwnedProject & { readonly title: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, rename);
    const { title } = rename;
    const changes =
      title === project.title ? [] : [{ kind: 'title' as const, before: project.title, after: title }];
    const act = { authorId: project.ownerId, client: '', kind: 'edit', now: clock.now() } as const;
    const revision = await recordRevision(tx, { ...act, project, changes });
    await tx.update(projects).set({ title, revision }).where(eq(projects.id, project.id));
  });
}
