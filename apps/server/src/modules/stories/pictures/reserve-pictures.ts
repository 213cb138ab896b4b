import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { Project, RetryDeps, WantedStep } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { pictureModelOf } from './paint-picture.ts';
import { wantedPictures } from './picture-steps.ts';
import { wantedPortraits } from './portrait-steps.ts';

/**
 * Sets aside what the missing pictures of a story will cost a vendor, before the first of them is asked for: the budget of a
 * day never ends in the middle of them. Pictures that are painted here cost nothing. The caller holds the project's lock.
 * @throws AppError `budget_reached`
 */
export async function reservePictures(
  tx: Transaction,
  { gateway }: Pick<RetryDeps, 'gateway'>,
  project: Project,
): Promise<void> {
  const settings = settingsOf(project);
  const model = pictureModelOf(settings);
  const unit = gateway.media.estimateOf('picture', model) ?? 0;
  const missing = unit === 0 ? 0 : await countMissing(tx, project, boughtPictures(gateway, project));
  const { id: projectId, ownerId } = project;
  const refusal = await gateway.media.reserveStage(tx, { projectId, ownerId, amount: missing * unit });
  if (refusal !== null) {
    throw new AppError('budget_reached', { detail: refusal });
  }
}

/** The steps that a vendor makes, as things stand. */
function boughtPictures(gateway: RetryDeps['gateway'], project: Project): WantedStep[] {
  const settings = settingsOf(project);
  const isBought = gateway.media.makerOf('picture', pictureModelOf(settings)) !== null;
  const scenes = storedScenesOf(project);
  const pictures = wantedPictures(scenes, settings).filter(
    (_, index) => (scenes[index]?.maker ?? null) !== null,
  );
  return [...(isBought ? wantedPortraits(settings) : []), ...pictures.flat()];
}

async function countMissing(
  tx: Transaction,
  { id: projectId }: Project,
  wanted: readonly WantedStep[],
): Promise<number> {
  const keys = new Set(wanted.map(({ input, take }) => `${inputHash(input)} ${take}`));
  const hashes = wanted.map(({ input }) => inputHash(input));
  const known = await readStepsByHash(tx, { projectId, hashes });
  const finished = known
    .filter((step) => step.state === 'finished')
    .map((step) => `${step.inputHash} ${step.take}`);
  return [...keys].filter((key) => !finished.includes(key)).length;
}
