import { composeChanges } from '@kinora/contract/revisions';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import { StoredChangesSchema } from './stored-changes.ts';

/** Acts of a project that are kept one by one. */
export const KEPT_REVISIONS = 500;

interface Dated {
  readonly number: number;
  readonly at: Date;
}

/** Which acts, oldest first, become one: those of a day, but for the last `kept` of all. */
export function actsToJoin(acts: readonly Dated[], kept = KEPT_REVISIONS): number[][] {
  const old = acts.slice(0, Math.max(0, acts.length - kept));
  const days = Map.groupBy(old, ({ at }) => at.toISOString().slice(0, 10));
  return [...days.values()].map((day) => day.map(({ number }) => number)).filter(({ length }) => length > 1);
}

/** Leaves the last acts of a project and one of each day before: what leads from the day's first moment to its last. */
export async function pruneRevisions(
  tx: Transaction,
  projectId: string,
  kept = KEPT_REVISIONS,
): Promise<void> {
  const acts = await tx
    .select({ number: projectRevisions.number, at: projectRevisions.at })
    .from(projectRevisions)
    .where(eq(projectRevisions.projectId, projectId))
    .orderBy(asc(projectRevisions.number));
  for (const numbers of actsToJoin(acts, kept)) {
    await joinActs(tx, projectId, numbers);
  }
}

async function joinActs(tx: Transaction, projectId: string, numbers: readonly number[]): Promise<void> {
  const among = and(
    eq(projectRevisions.projectId, projectId),
    inArray(projectRevisions.number, [...numbers]),
  );
  const acts = await tx.select().from(projectRevisions).where(among).orderBy(asc(projectRevisions.number));
  const [first, last] = [acts[0], acts.at(-1)];
  if (first === undefined || last === undefined) {
    return;
  }
  const changes = composeChanges(acts.map((act) => StoredChangesSchema.parse(act.changes)));
  await tx.delete(projectRevisions).where(among);
  await tx
    .insert(projectRevisions)
    .values({ ...last, kind: 'day', target: null, batch: null, changes, begunAt: first.begunAt });
}
