import { projectStatus, storyScenesReasons } from '@kinora/contract';
import type { ProjectStatus } from '@kinora/contract';
import type { Transaction } from '../../db/client.ts';
import { ensureHold, lockOwnProject, refuseFor, requireMove } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { refuseTooLong } from './film-length.ts';
import { makeImages } from './jobs/make-images.ts';
import { withPictureHashes } from './picture-steps.ts';
import { planOf, reviewScenes } from './review-scenes.ts';
import type { SceneSubmission } from './review-scenes.ts';
import type { StoriesDeps } from './stories-deps.ts';
import type { StoredScene } from './story-scene.ts';
import { settingsOf } from './story-settings.ts';

/**
 * Takes the reviewed scenes and goes on to the pictures; only those of new and changed scenes are made. A finished
 * story can be edited and drawn again the same way.
 */
export async function submitScenes(deps: StoriesDeps, submission: SceneSubmission): Promise<ProjectStatus> {
  const voices = await deps.providers.speech.voices();
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, submission);
    const review = await reviewScenes(tx, deps, { project, sent: submission.scenes });
    refuseFor(
      storyScenesReasons(
        review.scenes.map((stored) => stored.scene),
        { status: project.status, plan: planOf(project), voices },
      ),
    );
    refuseTooLong(review.scenes, settingsOf(project).language);
    await ensureHold(tx, project);
    return await queueImages(tx, deps, {
      project,
      scenes: withPictureHashes(review.scenes, settingsOf(project)),
    });
  });
}

async function queueImages(
  tx: Transaction,
  deps: StoriesDeps,
  next: { project: Project; scenes: readonly StoredScene[] },
): Promise<ProjectStatus> {
  const { project, scenes } = next;
  const move = { projectId: project.id, now: deps.clock.now() };
  if (project.status === projectStatus.COMPLETE) {
    await requireMove(tx, { ...move, from: projectStatus.COMPLETE, to: projectStatus.SCENES_READY });
  }
  const moved = await requireMove(tx, {
    ...move,
    from: projectStatus.SCENES_READY,
    to: projectStatus.IMAGES_QUEUED,
    changes: { scenes, run: project.run + 1 },
  });
  const task = { projectId: moved.id, run: moved.run };
  await deps.queue.enqueue(tx, makeImages, task, { group: moved.ownerId });
  return moved.status;
}
