import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import { releaseStage } from '../../../gateway/index.ts';
import { areFinished, moveProject } from '../../projects/index.ts';
import type { Project, Step, WantedStep } from '../../projects/index.ts';
import { assembleFilm } from './assemble-film.ts';
import { wantedNarrations } from '../narration/narration-steps.ts';
import { wantedPictures } from '../pictures/picture-steps.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import { missingClips, planStoryClips, queueNextClip } from '../upgrades/plan-story-clips.ts';

interface Story {
  readonly scenes: unknown;
  readonly settings: unknown;
}

/** What must be there before a film can be put together: narrations, and pictures for scenes without a chosen one. */
export function wantedMaterials(project: Story): WantedStep[] {
  const scenes = storedScenesOf(project);
  const settings = settingsOf(project);
  const pictures = wantedPictures(scenes, settings).filter(
    (_, index) => scenes[index]?.scene.selected_image_url === null,
  );
  return [...wantedNarrations(scenes, settings), ...pictures.flat()];
}

/**
 * Goes on when something the film needs has come: to the clips when its narrations are there, which say how long they have to
 * be, and to the film with the last of them. The caller holds the project's lock.
 */
export async function settleMaterials(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock' | 'queue' | 'gateway' | 'ids'>,
  { finishedClip = null, ...project }: Project & { readonly finishedClip?: Step | null },
): Promise<void> {
  if (!(await areFinished(tx, { projectId: project.id, wanted: wantedMaterials(project) }))) {
    return;
  }
  const planned =
    finishedClip === null
      ? await planStoryClips(tx, deps, project)
      : await queueNextClip(tx, deps, { project, finishedClip });
  if ((await missingClips(tx, planned)).length > 0) {
    return;
  }
  await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_VIDEO,
    to: projectStatus.ASSEMBLING,
    now: deps.clock.now(),
  });
  await releaseStage(tx, project.id);
  const task = { projectId: project.id, run: project.run };
  await deps.queue.enqueue(tx, assembleFilm, task, { group: project.ownerId });
}
