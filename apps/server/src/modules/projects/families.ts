import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { projects } from '../../db/schema/projects.ts';
import { chatSessions } from '../../db/schema/sessions.ts';
import { steps } from '../../db/schema/steps.ts';

/** Whether a file was made for a project, or for the one it was copied from: copies name the files of the first. */
export function isShownIn(projectId: string): SQL | undefined {
  const named = sql`${assets.id} in (select ${steps.assetId} from ${steps} where ${and(
    eq(steps.projectId, projectId),
    isNotNull(steps.assetId),
  )})`;
  return or(eq(assets.projectId, projectId), named);
}

type Member = Pick<typeof projects.$inferSelect, 'id' | 'familyId' | 'ownerId' | 'sessionId'>;

/** Hands the files of projects that are about to be forgotten to the copies that still name them. */
async function handFilesOn(tx: Transaction, leaving: readonly Member[]): Promise<void> {
  const ids = leaving.map(({ id }) => id);
  for (const { id, familyId } of leaving) {
    const others =
      familyId === null
        ? []
        : await tx
            .select({ id: projects.id })
            .from(projects)
            .where(and(eq(projects.familyId, familyId), ne(projects.id, id), notInArray(projects.id, ids)))
            .orderBy(projects.createdAt);
    for (const heir of others) {
      await tx
        .update(assets)
        .set({ projectId: heir.id })
        .where(and(eq(assets.projectId, id), isNamedBy(heir.id)));
    }
  }
}

/** A file's id is unlike every other word: where it stands, the file is meant. */
function isNamedBy(projectId: string): SQL {
  return sql`(
    exists (select 1 from ${steps} where ${steps.projectId} = ${projectId} and (
      ${steps.assetId} = ${assets.id} or strpos(${steps.input}::text, ${assets.id}) > 0
      or strpos(${steps.result}::text, ${assets.id}) > 0))
    or exists (select 1 from ${projects} where ${projects.id} = ${projectId} and (
      strpos(${projects.settings}::text, ${assets.id}) > 0 or strpos(${projects.outputs}::text, ${assets.id}) > 0
      or strpos(${projects.scenes}::text, ${assets.id}) > 0)))`;
}

/** Forgets projects for good, with the rows of their files. @returns how many */
export async function forgetProjects(database: Database, condition: SQL | undefined): Promise<number> {
  return await database.transaction(async (tx) => {
    const leaving = await tx
      .select({
        id: projects.id,
        familyId: projects.familyId,
        ownerId: projects.ownerId,
        sessionId: projects.sessionId,
      })
      .from(projects)
      .where(condition)
      .orderBy(projects.id)
      .for('update');
    const ids = leaving.map(({ id }) => id);
    if (ids.length > 0) {
      await handFilesOn(tx, leaving);
      await tx.delete(projects).where(inArray(projects.id, ids));
      await forgetSessions(tx, leaving);
    }
    return ids.length;
  });
}

/** A session's words go with its last project. */
async function forgetSessions(tx: Transaction, gone: readonly Member[]): Promise<void> {
  for (const { ownerId, sessionId } of gone) {
    const isOfSession = and(eq(projects.ownerId, ownerId), eq(projects.sessionId, sessionId));
    if ((await tx.$count(projects, isOfSession)) === 0) {
      await tx
        .delete(chatSessions)
        .where(and(eq(chatSessions.ownerId, ownerId), eq(chatSessions.id, sessionId)));
    }
  }
}
