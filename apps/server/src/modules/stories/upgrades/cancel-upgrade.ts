import type { UpgradeKind } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wantStepCancel } from '../../../gateway/index.ts';
import { lockOwnProject, readStepsByHash } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { dropParts, settleUpgrades } from './settle-upgrades.ts';
import { finishedParts, isOpen } from './upgrading.ts';

/**
 * Stops one scene's upgrade and no other: the vendor is told, and its credits go back. What the vendor has made already is
 * fetched, paid and kept. @throws AppError `conflict` when nothing of it can be stopped any more, `not-found`
 */
export async function cancelUpgrade(
  deps: StoriesDeps,
  wish: { projectId: string; ownerId: string; sceneNumber: number; kind: UpgradeKind },
): Promise<ProjectStatus> {
  const { sceneNumber, kind } = wish;
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const stored = storedScenesOf(project)[sceneNumber - 1];
    if (stored === undefined) {
      throw new AppError('not-found');
    }
    const hashes = stored.upgrades.flatMap((one) => one.hashes);
    const known = await readStepsByHash(tx, { projectId: project.id, hashes });
    const upgrade = stored.upgrades.find((one) => one.kind === kind && isOpen(one, project, known));
    const finished = upgrade === undefined ? new Set() : finishedParts(upgrade, known);
    const dropped = [];
    for (const step of known.filter(
      ({ inputHash, take }) => upgrade?.take === take && upgrade.hashes.includes(inputHash),
    )) {
      if (!finished.has(step.inputHash) && (await wantStepCancel(tx, step.id))) {
        await deps.queue.abort(tx, { payload: { stepId: step.id } });
        dropped.push(step.inputHash);
      }
    }
    if (upgrade === undefined || dropped.length === 0) {
      throw new AppError('conflict', { detail: sentences.upgrade.nothingOpen });
    }
    const found = { sceneId: stored.scene.id, sceneNumber, upgrade };
    const reason = sentences.failure.cancelled;
    const changed = await dropParts(tx, { project, found, hashes: dropped, reason });
    return (await settleUpgrades(tx, deps, { project, changed, sentence: reason })).status;
  });
}
