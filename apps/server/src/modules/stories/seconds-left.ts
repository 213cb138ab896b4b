import { isWorking } from '@kinora/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { stepKinds, stepKindType, steps } from '../../db/schema/steps.ts';
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
  const secondsByKind = await usualSeconds(database, [...new Set(missing.map((piece) => piece.kind))]);
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

const UsualSecondsSchema = z.array(z.object({ kind: z.enum(stepKinds), seconds: z.coerce.number() }));

/** The mean of the latest of each kind, in one round trip; kinds of which nothing was made yet are left out. */
async function usualSeconds(
  database: DatabaseOrTransaction,
  kinds: readonly StepKind[],
): Promise<ReadonlyMap<StepKind, number>> {
  // A clock that was set back in between must not make a piece take less than no time.
  const { rows } = await database.execute(sql`
    select wanted.kind, avg(latest.seconds) as seconds
    from unnest(${sql.param(kinds)}::${sql.identifier(stepKindType.enumName)}[]) as wanted (kind)
    cross join lateral (
      select greatest(0, extract(epoch from ${steps.finishedAt} - ${steps.startedAt})) as seconds
      from ${steps}
      where ${steps.kind} = wanted.kind and ${steps.finishedAt} is not null
      order by ${steps.finishedAt} desc
      limit ${SAMPLE}
    ) as latest
    group by wanted.kind`);
  return new Map(UsualSecondsSchema.parse(rows).map(({ kind, seconds }) => [kind, seconds]));
}
