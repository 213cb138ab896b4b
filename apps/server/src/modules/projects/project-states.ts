import { storyModes } from '@kinora/contract/catalogue';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { creditHolds, paidRequests, projects, steps } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Where a story stands, and a name of everything that is stored about it: the same name is the same story. */
export interface ProjectState {
  readonly status: ProjectStatus;
  readonly version: string;
}

interface Owned {
  readonly projectId: string;
  readonly ownerId: string;
}

/** Rows of a project by the transactions that wrote them last: with any change, and any row more or less, another text. */
function written(table: PgTable, subject: PgColumn) {
  return sql`coalesce((select string_agg(${table}.xmin::text, ' ' order by ${table}.id) from ${table} where ${subject} = ${projects.id}), '')`;
}

const version = sql<string>`md5(concat_ws('/', ${projects}.xmin, ${written(steps, steps.projectId)}, ${written(creditHolds, creditHolds.subjectId)}, ${written(paidRequests, paidRequests.projectId)}))`;

/** Written and planned once: it is asked at every poll. */
function prepare(database: Database) {
  const asked = sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('owners')}::text[]) as asked (id, owner)`;
  return database
    .select({ id: projects.id, owner: projects.ownerId, status: projects.status, version })
    .from(asked)
    .innerJoin(projects, and(eq(projects.id, sql`asked.id`), eq(projects.ownerId, sql`asked.owner`)))
    .where(inArray(projects.mode, [...storyModes]))
    .prepare('project_states');
}

/** More are asked in the next round. */
const MOST_AT_ONCE = 200;

const keyOf = ({ projectId, ownerId }: Owned): string => `${projectId} ${ownerId}`;

interface Question extends Owned {
  readonly answer: PromiseWithResolvers<ProjectState>;
}

/**
 * Where stories stand, in one round trip for all who ask while another one is under way: each is asked of after the wish
 * for it, so that nobody is told what was before. The more ask, the less each costs.
 */
export class ProjectStates {
  readonly #statement: ReturnType<typeof prepare>;
  readonly #waiting = new Map<string, Question>();
  #isAsking = false;

  constructor(database: Database) {
    this.#statement = prepare(database);
  }

  /** @throws AppError `not-found` for other people's, too, as `readOwnProject` */
  of(owned: Owned): Promise<ProjectState> {
    const key = keyOf(owned);
    const known = this.#waiting.get(key);
    if (known !== undefined) {
      return known.answer.promise;
    }
    const question = { ...owned, answer: Promise.withResolvers<ProjectState>() };
    this.#waiting.set(key, question);
    if (!this.#isAsking) {
      this.#isAsking = true;
      // Whoever else's request came in this turn of the loop is in it.
      setImmediate(() => void this.#askAll());
    }
    return question.answer.promise;
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const questions = [...this.#waiting.values()].slice(0, MOST_AT_ONCE);
      questions.forEach((question) => this.#waiting.delete(keyOf(question)));
      await this.#ask(questions);
    }
    this.#isAsking = false;
  }

  async #ask(questions: readonly Question[]): Promise<void> {
    try {
      const rows = await this.#statement.execute({
        ids: questions.map(({ projectId }) => projectId),
        owners: questions.map(({ ownerId }) => ownerId),
      });
      const states = new Map(rows.map((row) => [keyOf({ projectId: row.id, ownerId: row.owner }), row]));
      for (const question of questions) {
        const state = states.get(keyOf(question));
        if (state === undefined) {
          question.answer.reject(new AppError('not-found'));
        } else {
          question.answer.resolve(state);
        }
      }
    } catch (error) {
      questions.forEach(({ answer }) => answer.reject(error));
    }
  }
}
