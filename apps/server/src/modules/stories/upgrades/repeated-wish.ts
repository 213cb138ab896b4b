import { sentences } from '@kinora/contract/sentences';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Project } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { UpgradeWish } from './upgrade-wish.ts';

/**
 * Whether a wish with the caller's key was taken before: then nothing is bought again. @throws AppError `conflict` when the
 * earlier one said something else
 */
export function isRepeated(
  project: Pick<Project, 'scenes'>,
  { idempotencyKey, sceneNumber, kind, model, prompt }: UpgradeWish,
): boolean {
  if (idempotencyKey === null) {
    return false;
  }
  const known = storedScenesOf(project).flatMap(({ upgrades }, index) =>
    upgrades
      .filter(({ requestKey }) => requestKey === idempotencyKey)
      .map((upgrade) => ({ ...upgrade, sceneNumber: index + 1 })),
  );
  const isOther = known.some(
    (one) =>
      one.kind !== kind ||
      one.model !== model ||
      one.prompt !== prompt ||
      (sceneNumber !== null && one.sceneNumber !== sceneNumber),
  );
  if (isOther) {
    throw new AppError('conflict', { detail: sentences.notice.sameRequestOtherPayload });
  }
  return known.length > 0;
}
