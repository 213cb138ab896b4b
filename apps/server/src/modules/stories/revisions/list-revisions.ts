import { revisionKinds } from '@kinora/contract/api';
import type { RevisionList } from '@kinora/contract/api';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import { readOwnProject, StoredChangesSchema } from '../../projects/index.ts';

/** As many as a person looks through. */
const SHOWN = 100;

/** The last acts of a project, newest first. @throws AppError `not-found` */
export async function listRevisions(
  database: Database,
  owned: { projectId: string; ownerId: string },
): Promise<RevisionList> {
  const { id } = await readOwnProject(database, owned);
  const rows = await database
    .select({
      revision: projectRevisions.number,
      author: users.name,
      client: projectRevisions.client,
      kind: projectRevisions.kind,
      at: projectRevisions.at,
      changes: projectRevisions.changes,
    })
    .from(projectRevisions)
    .leftJoin(users, eq(users.id, projectRevisions.authorId))
    .where(eq(projectRevisions.projectId, id))
    .orderBy(desc(projectRevisions.number))
    .limit(SHOWN);
  return {
    items: rows.map((row) => ({
      ...row,
      kind: z.enum(revisionKinds).parse(row.kind),
      at: row.at.toISOString(),
      changes: StoredChangesSchema.parse(row.changes),
    })),
  };
}
