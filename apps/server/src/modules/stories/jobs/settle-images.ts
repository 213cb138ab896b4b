import { projectStatus } from '@kinora/contract';
import type { Transaction } from '../../../db/client.ts';
import { areFinished, moveProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { wantedPictures } from '../picture-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';

/** Lets the project rest when its last picture is there. The caller holds the project's lock. */
export async function settleImages(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock'>,
  project: Project,
): Promise<void> {
  const wanted = wantedPictures(storedScenesOf(project), settingsOf(project)).flat();
  const isWhole = await areFinished(tx, { projectId: project.id, wanted });
  if (isWhole) {
    await moveProject(tx, {
      project,
      from: projectStatus.GENERATING_IMAGES,
      to: projectStatus.IMAGES_READY,
      now: deps.clock.now(),
    });
  }
}
