import { isWorking } from '@kinora/contract';
import { and, avg, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import type { Project, StepKind } from '../projects/index.ts';
import type { Piece } from './story-progress.ts';

/** The last pieces of a kind that an estimate looks at. */
const SAMPLE = 20;

/**
 * Seconds until the running step rests: the missing pieces, each as long as the last ones of its kind took on this
 * installation. Null while nothing runs, and as long as nothing is known about one of the kinds.
 */
export async function secondsLeft(
  database: DatabaseOrTransaction,
  project: Project,
  pieces: readonly Piece[],
): Promise<number | null> {
  if (!isWorking(project.status)) {
    return null;
  }
  const missing = pieces.filter((piece) => !piece.isDone);
  const kinds = [...new Set(missing.map((piece) => piece.kind))];
  const known = await Promise.all(
    kinds.map(async (kind) => [kind, await usualSeconds(database, kind)] as const),
  );
  const secondsByKind = new Map(known);
  let total = 0;
  for (const { kind } of missing) {
    const seconds = secondsByKind.get(kind) ?? null;
    if (seconds === null) {
      return null;
    }
    total += seconds;
  }
  return Math.ceil(total);
}

async function usualSeconds(database: DatabaseOrTransaction, kind: StepKind): Promise<number | null> {
  const latest = database
    .select({
      // A clock that was set back in between must not make a piece take less than no time.
      seconds: sql<number>`greatest(0, extract(epoch from ${steps.finishedAt} - ${steps.startedAt}))`.as(
        'seconds',
      ),
    })
    .from(steps)
    .where(and(eq(steps.kind, kind), isNotNull(steps.finishedAt)))
    .orderBy(desc(steps.finishedAt))
    .limit(SAMPLE)
    .as('latest');
  const [row] = await database.select({ mean: avg(latest.seconds) }).from(latest);
  return row?.mean === null || row?.mean === undefined ? null : Number(row.mean);
}
