import type { IdSource } from '../../../platform/ids.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { stepKinds } from '../../../db/schema/steps.ts';
import { reopenRequests } from '../../../gateway/index.ts';
import type { JsonValue } from '@kinora/models';
import { inputHash } from './input-hash.ts';

export type Step = typeof steps.$inferSelect;

export type StepKind = (typeof stepKinds)[number];

/** A piece of work that somebody wants: the same one is planned, and done, once. */
export interface WantedStep {
  readonly kind: StepKind;
  readonly input: JsonValue;
  readonly take: number;
}

/** Writes the rows that are missing and returns all wanted steps in the order asked for. */
export async function planSteps(
  tx: Transaction,
  plan: { projectId: string; wanted: readonly WantedStep[]; now: Date; ids: IdSource },
): Promise<Step[]> {
  const rows = plan.wanted.map((step) => ({
    id: plan.ids.next(),
    projectId: plan.projectId,
    kind: step.kind,
    inputHash: inputHash(step.input),
    take: step.take,
    input: step.input,
    createdAt: plan.now,
  }));
  if (rows.length === 0) {
    return [];
  }
  await tx.insert(steps).values(rows).onConflictDoNothing();
  const known = await readStepsByHash(tx, {
    projectId: plan.projectId,
    hashes: rows.map((row) => row.inputHash),
  });
  return rows.flatMap((row) => known.filter((step) => isSameStep(step, row)));
}

function isSameStep(step: Step, row: Pick<Step, 'kind' | 'inputHash' | 'take'>): boolean {
  return step.kind === row.kind && step.inputHash === row.inputHash && step.take === row.take;
}

export async function readStepsByHash(
  database: DatabaseOrTransaction,
  wanted: { projectId: string; hashes: readonly string[] },
): Promise<Step[]> {
  if (wanted.hashes.length === 0) {
    return [];
  }
  return await database
    .select()
    .from(steps)
    .where(and(eq(steps.projectId, wanted.projectId), inArray(steps.inputHash, [...new Set(wanted.hashes)])));
}

/** Writes a step that was never work: what a person brought stands among what was made. */
export async function keepBroughtStep(
  tx: Transaction,
  step: WantedStep & { projectId: string; assetId: string; provider: string; now: Date; ids: IdSource },
): Promise<{ readonly hash: string }> {
  const { now, ids, ...row } = step;
  const hash = inputHash(step.input);
  // Never begun: how long things take is not known by it.
  const finished = { state: 'finished', finishedAt: now, createdAt: now } as const;
  await tx.insert(steps).values({ ...row, ...finished, id: ids.next(), inputHash: hash });
  return { hash };
}

/** Whether every one of some steps is finished; so is an empty list. */
export async function areFinished(
  database: DatabaseOrTransaction,
  work: { projectId: string; wanted: readonly WantedStep[] },
): Promise<boolean> {
  const rows = work.wanted.map((step) => ({
    kind: step.kind,
    inputHash: inputHash(step.input),
    take: step.take,
  }));
  const known = await readStepsByHash(database, {
    projectId: work.projectId,
    hashes: rows.map((row) => row.inputHash),
  });
  return rows.every((row) => known.some((step) => isSameStep(step, row) && step.state === 'finished'));
}

/** Whether any of a kind's steps is still to be finished; what they are made of is not read. */
export async function isAnyUnfinished(
  database: DatabaseOrTransaction,
  { projectId, kind, hashes }: { projectId: string; kind: StepKind; hashes: readonly string[] },
): Promise<boolean> {
  const [unfinished] = await database
    .select({ id: steps.id })
    .from(steps)
    .where(
      and(
        eq(steps.projectId, projectId),
        eq(steps.kind, kind),
        inArray(steps.inputHash, [...hashes]),
        ne(steps.state, 'finished'),
      ),
    )
    .limit(1);
  return unfinished !== undefined;
}

/** A user who tries again gets every try again. Attempt numbers go on, so that earlier attempts stay fenced off. */
export async function forgetFailures(tx: Transaction, projectId: string): Promise<void> {
  await tx
    .update(steps)
    .set({ state: 'waiting', failures: 0, interruptions: 0, error: null })
    .where(and(eq(steps.projectId, projectId), ne(steps.state, 'finished')));
  await reopenRequests(tx, projectId);
}

/** Takes unfinished work off a project's books that no later run asks for; an attempt that still runs finds itself fenced off. */
export async function dropUnfinishedSteps(
  tx: Transaction,
  { projectId, kind }: { projectId: string; kind: StepKind },
): Promise<void> {
  await tx
    .delete(steps)
    .where(and(eq(steps.projectId, projectId), eq(steps.kind, kind), ne(steps.state, 'finished')));
}
