import type { MovementKind } from '@kinora/contract/api';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { creditBalances, creditEntries, creditTransfers } from '../../db/schema/index.ts';
import type { ledgerAccounts } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type LedgerAccount = (typeof ledgerAccounts)[number];

/** Where each kind of transfer takes credits from and where it puts them: the whole meaning of the ledger. */
const transferSides = {
  grant: { from: 'granted', to: 'available' },
  withdrawal: { from: 'available', to: 'granted' },
  hold: { from: 'available', to: 'held' },
  capture: { from: 'held', to: 'revenue' },
  release: { from: 'held', to: 'available' },
  expiry: { from: 'held', to: 'available' },
} as const satisfies Record<MovementKind, { from: LedgerAccount; to: LedgerAccount }>;

/** A transfer to be written. `amountHundredths` is positive; its kind says the direction. */
export interface NewTransfer {
  readonly kind: MovementKind;
  readonly userId: string;
  readonly amountHundredths: bigint;
  readonly key: string;
  readonly holdId?: string;
  readonly subjectId?: string;
  readonly reason?: string;
}

/** Locks a user's ledger until the transaction ends, so that movements of one user follow one another. */
export async function lockBalance(
  tx: Transaction,
  userId: string,
): Promise<{ availableHundredths: bigint } | undefined> {
  const [row] = await tx
    .select({ availableHundredths: creditBalances.availableHundredths })
    .from(creditBalances)
    .where(eq(creditBalances.userId, userId))
    .for('update');
  return row;
}

/**
 * Writes a transfer, its two entries and the new cached balance. Call it with the balance locked.
 * @throws AppError `not-enough-credits` when an account of the user would fall below zero; nothing is written then.
 */
export async function postTransfer(tx: Transaction, transfer: NewTransfer): Promise<void> {
  const { kind, userId, amountHundredths } = transfer;
  const balances = await moveBalance(tx, transfer);
  const [written] = await tx
    .insert(creditTransfers)
    .values({
      ...transfer,
      availableAfterHundredths: balances.availableHundredths,
      heldAfterHundredths: balances.heldHundredths,
    })
    .returning({ id: creditTransfers.id });
  if (written === undefined) {
    throw new Error(`The ${kind} of user ${userId} was not written.`);
  }
  const { from, to } = transferSides[kind];
  await tx.insert(creditEntries).values([
    { transferId: written.id, userId, account: from, amountHundredths: -amountHundredths },
    { transferId: written.id, userId, account: to, amountHundredths },
  ]);
}

/** One guarded statement: it changes both cached balances, or nothing. */
async function moveBalance(tx: Transaction, { kind, userId, amountHundredths }: NewTransfer) {
  const available = changeOf('available', kind, amountHundredths);
  const held = changeOf('held', kind, amountHundredths);
  const [after] = await tx
    .update(creditBalances)
    .set({
      availableHundredths: sql`${creditBalances.availableHundredths} + ${available}`,
      heldHundredths: sql`${creditBalances.heldHundredths} + ${held}`,
    })
    .where(
      and(
        eq(creditBalances.userId, userId),
        gte(creditBalances.availableHundredths, -available),
        gte(creditBalances.heldHundredths, -held),
      ),
    )
    .returning();
  if (after === undefined) {
    throw new AppError('not-enough-credits');
  }
  return after;
}

function changeOf(account: LedgerAccount, kind: MovementKind, amountHundredths: bigint): bigint {
  const { from, to } = transferSides[kind];
  if (account === to) {
    return amountHundredths;
  }
  return account === from ? -amountHundredths : 0n;
}
