import { storyModes } from '@kinora/contract/catalogue';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { creditHolds, paidRequests, projects, steps } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Written and planned once: it is asked at every poll. */
const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Rows of a project by the transactions that wrote them last: with any change, and any row more or less, another text. */
function written(table: PgTable, subject: PgColumn) {
  return sql`coalesce((select string_agg(${table}.xmin::text, ' ' order by ${table}.id) from ${table} where ${subject} = ${projects.id}), '')`;
}

function prepare(database: Database) {
  return database
    .select({
      status: projects.status,
      version: sql<string>`md5(concat_ws('/', ${projects}.xmin, ${written(steps, steps.projectId)}, ${written(creditHolds, creditHolds.subjectId)}, ${written(paidRequests, paidRequests.projectId)}))`,
    })
    .from(projects)
    .where(
      and(
        eq(projects.id, sql.placeholder('projectId')),
        eq(projects.ownerId, sql.placeholder('ownerId')),
        inArray(projects.mode, [...storyModes]),
      ),
    )
    .prepare('project_state');
}

/**
 * A story's status, and a name of everything that is stored about it: its row, steps, holds and paid requests. The same
 * name is the same story. In one round trip. @throws AppError `not-found` as `readOwnProject`
 */
export async function readOwnState(
  database: Database,
  owned: { readonly projectId: string; readonly ownerId: string },
) {
  const statement = statements.get(database) ?? prepare(database);
  statements.set(database, statement);
  const [state] = await statement.execute(owned);
  if (state === undefined) {
    throw new AppError('not-found');
  }
  return state;
}
