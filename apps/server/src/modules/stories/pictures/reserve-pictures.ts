import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { inputHash, readOwnProject, readStepsByHash } from '../../projects/index.ts';
import type { OwnedProject, Project, RetryDeps, WantedStep } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { pictureModelOf } from './paint-picture.ts';
import { castEditor } from './picture-order.ts';
import { wantedPictures } from './picture-steps.ts';
import { wantedPortraits } from './portrait-steps.ts';

/** Asks vendors for the prices of a story's pictures, before anything is locked. */
export async function readPicturePrices(
  { database, gateway }: Pick<RetryDeps, 'database' | 'gateway'>,
  owned: OwnedProject,
): Promise<void> {
  const model = pictureModelOf(settingsOf(await readOwnProject(database, owned)));
  await Promise.all([model, castEditor].map((key) => gateway.media.readEstimate('picture', key)));
}

/**
 * Sets aside what the missing pictures of a story will cost vendors, before the first of them is asked for: the budget of a
 * day never ends in the middle of them. Pictures that are painted here cost nothing. The caller holds the project's lock.
 * @throws AppError `budget_reached`
 */
export async function reservePictures(
  tx: Transaction,
  { gateway }: Pick<RetryDeps, 'gateway'>,
  project: Project,
): Promise<void> {
  const wishes = [];
  for (const [model, wanted] of boughtPictures(gateway, project)) {
    wishes.push({ medium: 'picture' as const, model, count: await countMissing(tx, project, wanted) });
  }
  const { id: projectId, ownerId } = project;
  const refusal = await gateway.media.reserveStage(tx, { projectId, ownerId, wishes });
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
}

/** The steps that vendors make, as things stand, by the model. */
function boughtPictures(gateway: RetryDeps['gateway'], project: Project): Map<string, WantedStep[]> {
  const settings = settingsOf(project);
  const own = pictureModelOf(settings);
  const scenes = storedScenesOf(project);
  const isBought = gateway.media.makerOf('picture', own) !== null;
  const byModel = new Map([[own, isBought ? wantedPortraits(settings) : []]]);
  wantedPictures(scenes, settings).forEach((wanted, index) => {
    const { maker = null, castModel = null } = scenes[index] ?? {};
    const model = castModel ?? own;
    if (maker !== null) {
      byModel.set(model, [...(byModel.get(model) ?? []), ...wanted]);
    }
  });
  return byModel;
}

async function countMissing(
  tx: Transaction,
  { id: projectId }: Project,
  wanted: readonly WantedStep[],
): Promise<number> {
  const keys = new Set(wanted.map(({ input, take }) => `${inputHash(input)} ${take}`));
  const hashes = wanted.map(({ input }) => inputHash(input));
  const known = await readStepsByHash(tx, { projectId, hashes });
  const finished = new Set(
    known.filter((step) => step.state === 'finished').map((step) => `${step.inputHash} ${step.take}`),
  );
  return [...keys].filter((key) => !finished.has(key)).length;
}
