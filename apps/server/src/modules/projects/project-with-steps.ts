import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { requireOwn } from './project.ts';
import type { OwnedProject } from './project.ts';

export type ProjectWithSteps = Awaited<ReturnType<typeof readOwnProjectWithSteps>>;

/** Written and planned once: building the statement would take longer than answering it. */
const statements = new WeakMap<Database, ReturnType<typeof prepare>>();

function prepare(database: Database) {
  return database.query.projects
    .findFirst({
      where: eq(projects.id, sql.placeholder('projectId')),
      with: {
        holds: { columns: { id: true, key: true, state: true, amountHundredths: true } },
        steps: {
          columns: { kind: true, inputHash: true, take: true, state: true, provider: true, finishedAt: true },
          extras: ({ kind, result, input }) => ({
            /** The catalogue's key that was asked for, where there is one. */
            asked: sql<string | null>`${input}->>'model'`.as('asked'),
            // A script has no file that could say its model, and results are too long to read at every poll.
            scriptModel: sql<string | null>`case when ${kind} = 'script' then ${result}->>'model' end`.as(
              'script_model',
            ),
          }),
          with: { asset: { columns: { id: true, name: true, model: true } } },
        },
      },
    })
    .prepare('project_with_steps');
}

/**
 * A project, what was set aside for it and what is known of its steps, of one moment and in one round trip: it is read at
 * every poll. `not-found` as `readOwnProject`.
 */
export async function readOwnProjectWithSteps(database: Database, owned: OwnedProject) {
  const statement = statements.get(database) ?? prepare(database);
  statements.set(database, statement);
  return requireOwn(await statement.execute({ projectId: owned.projectId }), owned);
}
