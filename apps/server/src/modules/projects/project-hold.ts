import { creditsOf } from '@kinora/contract/money';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { captureHold, expireHold, placeHold, releaseHold } from '../credits/index.ts';
import type { Project } from './project.ts';

type Paying = Pick<Project, 'id' | 'ownerId' | 'priceHundredths' | 'holdId' | 'holdCount' | 'paidAt'>;

/**
 * Makes sure the project's price is set aside: nothing to do when it is, or when the project is paid already.
 * The caller holds the project's lock. @throws AppError `not-enough-credits`
 */
export async function ensureHold(tx: Transaction, project: Paying): Promise<void> {
  // What costs nothing has nothing set aside.
  const isFree = project.priceHundredths === 0n;
  if (isFree || project.holdId !== null || project.paidAt !== null) {
    return;
  }
  const holdCount = project.holdCount + 1;
  const holdId = await placeHold(tx, {
    userId: project.ownerId,
    key: `project:${project.id}:${holdCount}`,
    amountHundredths: project.priceHundredths,
    subjectId: project.id,
  });
  await tx.update(projects).set({ holdId, holdCount }).where(eq(projects.id, project.id));
}

/** Gives the credits back. Once: the project forgets its hold in the same transaction. */
export async function giveHoldBack(
  tx: Transaction,
  project: Paying,
  why: { reason: string } | { isExpiry: true },
): Promise<void> {
  if (project.holdId === null) {
    return;
  }
  if ('isExpiry' in why) {
    await expireHold(tx, { holdId: project.holdId });
  } else {
    await releaseHold(tx, { holdId: project.holdId, reason: why.reason });
  }
  await tx.update(projects).set({ holdId: null }).where(eq(projects.id, project.id));
}

/** Pays for a finished project. A project is paid once: finishing it again after an edit costs nothing. */
export async function payHold(tx: Transaction, project: Paying, now: Date): Promise<void> {
  if (project.holdId === null) {
    return;
  }
  await captureHold(tx, { holdId: project.holdId });
  await tx.update(projects).set({ holdId: null, paidAt: now }).where(eq(projects.id, project.id));
}

/** Credits shown as the project's price. */
export function priceCredits(project: Paying): number {
  return creditsOf(project.priceHundredths);
}
