import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { JobHandler } from '../../../platform/queue/job.ts';
import { enqueueStep, payForStep, readStepsByHash, runStep } from '../../projects/index.ts';
import type {
  AwaitedStep,
  ClaimedStep,
  MadeStep,
  Project,
  Step,
  StepCall,
  StepTask,
} from '../../projects/index.ts';
import { paintPicture } from '../pictures/paint-picture.ts';
import { withPeopleAndUploads } from '../pictures/make-picture.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { makeClip } from './make-clip.ts';
import { dropParts, findUpgrade, settleUpgrades } from './settle-upgrades.ts';
import type { FoundUpgrade } from './settle-upgrades.ts';
import { SceneClipInputSchema, UpgradePictureInputSchema } from './upgrade-inputs.ts';
import { makeUpgrade } from './upgrade-jobs.ts';

/** A vendor's picture or clip of one scene: paid when it is there, and chosen. Failing, it leaves the scene as it was. */
export function runMakeUpgrade(deps: StoriesDeps): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { statuses: [projectStatus.GENERATING_IMAGES] },
        perform: (claimed, call) => performUpgrade(deps, claimed, call),
        settle: (tx, claimed) => keepVersion(tx, deps, claimed),
        comeBack: (tx, claimed) => giveUp(tx, deps, claimed),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition: makeUpgrade, project, step, delaySeconds }),
      },
    );
}

/** Asks the vendor that was pinned, or brings its request one step on. */
export async function performUpgrade(
  deps: StoriesDeps,
  claimed: ClaimedStep,
  call: StepCall,
): Promise<MadeStep | AwaitedStep> {
  if (claimed.step.kind === 'clip') {
    return await makeClip(deps, claimed, call);
  }
  const { model, maker } = UpgradePictureInputSchema.parse(claimed.step.input);
  const request = () => withPeopleAndUploads(deps, claimed, call);
  return await paintPicture(deps, { call, model, maker, kind: 'picture', request });
}

/** Paid in the transaction that stores it. A picture is shown from now on; a clip once its last part is there. */
async function keepVersion(tx: Transaction, deps: StoriesDeps, claimed: ClaimedStep): Promise<void> {
  const { project, step } = claimed;
  await payForStep(tx, step.id);
  const found = findUpgrade(project, step);
  if (found === undefined) {
    return;
  }
  const [next] = await partsAfter(tx, { project, step, found });
  if (next?.state === 'waiting') {
    await enqueueStep(tx, deps.queue, { definition: makeUpgrade, project, step: next });
  }
  await settleUpgrades(tx, deps, { project, changed: found, sentence: null });
}

/** Nothing is charged, the scene stays as it was, and its owner is told why. */
async function giveUp(tx: Transaction, deps: StoriesDeps, { project, step }: ClaimedStep): Promise<boolean> {
  const found = findUpgrade(project, step);
  if (found === undefined) {
    return false;
  }
  const reason = step.error ?? sentences.failure.unknown;
  const after = await partsAfter(tx, { project, step, found });
  const hashes = [step, ...after].map((one) => one.inputHash);
  const following = after.filter((one) => one.state === 'waiting').map(({ id }) => id);
  // What would have begun where this one ends is waited for by nobody any more.
  await tx.update(steps).set({ state: 'failed', error: reason }).where(inArray(steps.id, following));
  const changed = await dropParts(tx, { project, found, hashes, reason });
  await settleUpgrades(tx, deps, { project, changed, sentence: reason });
  return true;
}

/** The parts of a clip that begin where this one ends, each in its turn; none where they are made side by side. */
async function partsAfter(
  tx: Transaction,
  { project, step, found }: { project: Project; step: Step; found: FoundUpgrade },
): Promise<Step[]> {
  const { hashes, take } = found.upgrade;
  const later = hashes.slice(hashes.indexOf(step.inputHash) + 1);
  const known = await readStepsByHash(tx, { projectId: project.id, hashes: later });
  return later
    .flatMap((hash) => known.filter((one) => one.inputHash === hash && one.take === take))
    .filter((one) => SceneClipInputSchema.safeParse(one.input).data?.after !== null);
}
