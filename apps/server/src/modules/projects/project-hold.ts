import { sentences } from '@kinora/contract/sentences';
import { creditsOf } from '@kinora/contract/money';
import { canCancel } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { captureHold, capturePart, placeHold, readHoldsFor, releaseHold } from '../credits/index.ts';
import type { Project } from './project.ts';
import { dueFor, priceLeft, readVendorsWork } from './vendors-work.ts';
import type { KnownHold, VendorsWork } from './vendors-work.ts';

type Paying = Pick<
  Project,
  'id' | 'ownerId' | 'mode' | 'scenes' | 'priceHundredths' | 'holdId' | 'holdCount' | 'paidAt'
>;

/**
 * Makes sure that what is left of the project's price is set aside: nothing to do when it is, or when the project is paid
 * already. Results of vendors that an earlier end of it has paid for are not paid again, as long as they are used.
 * The caller holds the project's lock. @throws AppError `not-enough-credits`
 */
export async function ensureHold(tx: Transaction, project: Paying): Promise<void> {
  // What costs nothing has nothing set aside.
  const isFree = project.priceHundredths === 0n;
  if (isFree || project.holdId !== null || project.paidAt !== null) {
    return;
  }
  const left = priceLeft(project, await readVendorsWork(tx, project));
  if (left === 0n) {
    return;
  }
  const holdCount = project.holdCount + 1;
  const holdId = await placeHold(tx, {
    userId: project.ownerId,
    key: holdKey(project.id, holdCount),
    amountHundredths: left,
    subjectId: project.id,
  });
  await tx.update(projects).set({ holdId, holdCount }).where(eq(projects.id, project.id));
}

/** Every hold of a project is the first one of its key. */
function holdKey(projectId: string, holdCount: number): string {
  return `project:${projectId}:${holdCount}`;
}

/** Gives the credits back, all of them. Once: the project forgets its hold in the same transaction. */
export async function giveHoldBack(
  tx: Transaction,
  project: Paying,
  { reason }: { reason: string },
): Promise<void> {
  if (project.holdId === null) {
    return;
  }
  await releaseHold(tx, { holdId: project.holdId, reason });
  await tx.update(projects).set({ holdId: null }).where(eq(projects.id, project.id));
}

/** Pays for what vendors have made of a project that ends early, up to its hold, and gives the rest back. Once. */
export async function payForVendorsWork(
  tx: Transaction,
  project: Paying,
  { work, rest }: { work: VendorsWork; rest: { reason: string } | { isExpiry: true } },
): Promise<void> {
  const { holdId } = project;
  if (holdId === null) {
    return;
  }
  const reason = sentences.movementReason.madeByVendors;
  await capturePart(tx, { holdId, partHundredths: dueFor(work), reason, rest });
  await tx.update(projects).set({ holdId: null }).where(eq(projects.id, project.id));
}

/** What a project has cost so far, and what its owner pays who cancels it now, in credits. */
export async function readCharges(
  database: DatabaseOrTransaction,
  project: Paying & Pick<Project, 'status'> & { readonly holds: readonly KnownHold[] },
): Promise<{ readonly paid: number; readonly toCancel: number }> {
  const { holds } = project;
  const captured = holds.filter(({ state }) => state === 'captured');
  const paid = creditsOf(captured.reduce((sum, { amountHundredths }) => sum + amountHundredths, 0n));
  if (!canCancel(project.status)) {
    return { paid, toCancel: 0 };
  }
  const work = await readVendorsWork(database, project, holds);
  const ofSteps = [...work.stepHolds.values()].reduce((sum, amount) => sum + amount, 0n);
  const due = dueFor(work);
  const held = holds.find(({ id }) => id === project.holdId)?.amountHundredths ?? 0n;
  return { paid, toCancel: creditsOf(ofSteps + (due < held ? due : held)) };
}

/** Whether a project's credits went back because it rested, and have not been taken again: all of them, or a part. */
export async function readExpiry(
  database: DatabaseOrTransaction,
  { id, holdCount }: Pick<Paying, 'id' | 'holdCount'>,
): Promise<'whole' | 'part' | null> {
  const key = holdKey(id, holdCount);
  const holds = await readHoldsFor(database, id);
  const isExpired = holds.some((hold) => hold.key === key && hold.state === 'expired');
  const isPaidInPart = holds.some((hold) => hold.key.startsWith(`${key}:`));
  if (!isExpired) {
    return null;
  }
  return isPaidInPart ? 'part' : 'whole';
}

/** Pays for a finished project. A project is paid once: finishing it again after an edit costs nothing. */
export async function payHold(tx: Transaction, project: Paying, now: Date): Promise<void> {
  if (project.holdId !== null) {
    await captureHold(tx, { holdId: project.holdId });
  } else if (project.paidAt !== null || project.priceHundredths === 0n) {
    return;
  }
  // Without a hold all of it was paid when it was ended before.
  await tx.update(projects).set({ holdId: null, paidAt: now }).where(eq(projects.id, project.id));
}

/** Credits shown as the project's price. */
export function priceCredits(project: Paying): number {
  return creditsOf(project.priceHundredths);
}
