import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { captureHold, placeHold, readHoldsFor, releaseHold } from '../../credits/index.ts';
import type { Project } from '../project.ts';
import type { VendorsWork } from '../vendors-work.ts';
import type { Step } from './step.ts';

/**
 * Sets credits aside for a step that is paid for by itself. The caller holds the project's lock.
 * @throws AppError `not-enough-credits`
 */
export async function holdForStep(
  tx: Transaction,
  wish: {
    project: Pick<Project, 'id' | 'ownerId' | 'run'>;
    step: Pick<Step, 'id'>;
    amountHundredths: bigint;
  },
): Promise<void> {
  const { project, step, amountHundredths } = wish;
  const holdId = await placeHold(tx, {
    userId: project.ownerId,
    key: `step:${step.id}:${project.run}`,
    amountHundredths,
    subjectId: project.id,
  });
  await tx.update(steps).set({ holdId }).where(eq(steps.id, step.id));
}

/**
 * Sets aside again what was given back of steps that are paid by themselves and are now made after all. The caller holds
 * the project's lock. @throws AppError `not-enough-credits`
 */
export async function holdStepsAgain(
  tx: Transaction,
  project: Pick<Project, 'id' | 'ownerId' | 'run'>,
  wanted: readonly Step[],
): Promise<void> {
  const holds = await readHoldsFor(tx, project.id);
  for (const step of wanted) {
    const earlier = holds.filter(({ key }) => key.startsWith(`step:${step.id}:`));
    const [first] = earlier;
    const isGivenBack = earlier.every(({ state }) => state === 'released' || state === 'expired');
    if (step.state !== 'finished' && first !== undefined && isGivenBack) {
      await holdForStep(tx, { project, step, amountHundredths: first.amountHundredths });
    }
  }
}

/** Pays for a finished step. Once: the step forgets its hold in the same transaction. */
export async function payForStep(tx: Transaction, stepId: string): Promise<void> {
  const [step] = await tx.select().from(steps).where(eq(steps.id, stepId));
  if (step?.holdId === null || step?.holdId === undefined) {
    return;
  }
  await captureHold(tx, { holdId: step.holdId });
  await tx.update(steps).set({ holdId: null }).where(eq(steps.id, stepId));
}

/** Pays for steps whose result a vendor has made, though nobody waits for it any more; each has its own price. */
export async function payForMadeSteps(tx: Transaction, { stepHolds }: VendorsWork): Promise<void> {
  for (const holdId of stepHolds.keys()) {
    await captureHold(tx, { holdId });
    await tx.update(steps).set({ holdId: null }).where(eq(steps.holdId, holdId));
  }
}

/** Gives back what is set aside for one step. Once: the step forgets its hold in the same transaction. */
export async function giveStepHoldBack(
  tx: Transaction,
  { stepId, reason }: { stepId: string; reason: string },
): Promise<void> {
  const [step] = await tx.select({ holdId: steps.holdId }).from(steps).where(eq(steps.id, stepId));
  if (step?.holdId === null || step?.holdId === undefined) {
    return;
  }
  await releaseHold(tx, { holdId: step.holdId, reason });
  await tx.update(steps).set({ holdId: null }).where(eq(steps.id, stepId));
}

/** Gives back what is set aside for a project's steps. */
export async function giveStepHoldsBack(
  tx: Transaction,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<void> {
  const isHeld = and(eq(steps.projectId, projectId), isNotNull(steps.holdId));
  const held = await tx.select({ holdId: steps.holdId }).from(steps).where(isHeld);
  for (const { holdId } of held) {
    if (holdId !== null) {
      await releaseHold(tx, { holdId, reason });
    }
  }
  await tx.update(steps).set({ holdId: null }).where(isHeld);
}
