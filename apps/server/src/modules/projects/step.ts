import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import type { JsonValue } from '../../providers/spec/call.ts';
import { inputHash } from './input-hash.ts';

export type Step = typeof steps.$inferSelect;

/** The kinds of work a checkpoint is kept for. */
export const stepKinds = ['script', 'picture', 'narration', 'segment', 'film'] as const;
export type StepKind = (typeof stepKinds)[number];

/** A piece of work that somebody wants: the same one is planned, and done, once. */
export interface WantedStep {
  readonly kind: StepKind;
  readonly input: JsonValue;
  readonly take: number;
}

/** Names the same step as a `WantedStep` without its input. */
export interface StepKey {
  readonly kind: StepKind;
  readonly hash: string;
  readonly take: number;
}

/** Writes the rows that are missing and returns all wanted steps in the order asked for. */
export async function planSteps(
  tx: Transaction,
  plan: { projectId: string; wanted: readonly WantedStep[]; now: Date; newId: () => string },
): Promise<Step[]> {
  const rows = plan.wanted.map((step) => ({
    id: plan.newId(),
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
