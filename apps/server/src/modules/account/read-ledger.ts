import { creditsOf, type LedgerAnswer, type LedgerMovement } from '@kinora/contract';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readMovements, type Movement } from '../credits/index.ts';

const MOVEMENTS_PER_PAGE = 50;

/** Up to 19 digits fit PostgreSQL's bigint. */
const SEQUENCE = /^\d{1,18}$/;

/** A page of the user's movements. @throws AppError `bad-request` when `before` is not from an earlier page */
export async function readLedger(
  database: Database,
  { userId, before }: { userId: string; before: string | null },
): Promise<LedgerAnswer> {
  if (before !== null && !SEQUENCE.test(before)) {
    throw new AppError('bad-request');
  }
  const page = before === null ? {} : { before: BigInt(before) };
  const { movements, nextBefore } = await readMovements(database, {
    userId,
    limit: MOVEMENTS_PER_PAGE,
    ...page,
  });
  return { movements: movements.map(toAnswer), next_before: nextBefore?.toString() ?? null };
}

function toAnswer(movement: Movement): LedgerMovement {
  return {
    id: movement.id,
    kind: movement.kind,
    amount: creditsOf(movement.amountHundredths),
    credits: creditsOf(movement.availableAfterHundredths),
    held: creditsOf(movement.heldAfterHundredths),
    project_id: movement.subjectId,
    reason: movement.reason,
    created_at: movement.createdAt.toISOString(),
  };
}
