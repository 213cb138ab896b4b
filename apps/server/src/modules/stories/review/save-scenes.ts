import { saveScenesReasons } from '@kinora/contract/readiness';
import { isReview, projectStatus } from '@kinora/contract/statuses';
import type { ProjectStep } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { projects } from '../../../db/schema/projects.ts';
import { lockOwnProject, refuseFor } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { refuseTooLong } from '../films/film-length.ts';
import { pictureOrder } from '../pictures/picture-order.ts';
import { withMissingPictureHashes, withPictureHashes } from '../pictures/picture-steps.ts';
import { confirmScenes } from '../revisions/keep-document.ts';
import { refuseStale } from '../revisions/refuse-stale.ts';
import { refuseUnletterable } from './refuse-unletterable.ts';
import { planOf, reviewScenes } from './review-scenes.ts';
import type { SceneSubmission } from './review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';

/**
 * Keeps edited scenes without going on: while they are reviewed, and after a failure, so that what could not be made or
 * spoken is changed before it is tried again. @throws AppError `conflict` while something runs, `invalid`
 */
export async function saveScenes(deps: StoriesDeps, submission: SceneSubmission): Promise<void> {
  const voices = await deps.gateway.speech.voices();
  await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, submission);
    const { scenes } = await reviewScenes(tx, deps, { project, sent: submission.scenes });
    const context = { status: project.status, plan: planOf(project), voices };
    refuseFor(
      saveScenesReasons(
        scenes.map((stored) => stored.scene),
        context,
      ),
    );
    refuseTooLong(scenes, settingsOf(project).language);
    refuseUnletterable(scenes, { title: project.title, settings: settingsOf(project) });
    await refuseStale(tx, project, submission.revision);
    const kept = asRetried(deps, project, scenes);
    const act = { authorId: project.ownerId, client: '', now: deps.clock.now() };
    const confirmed = await confirmScenes(tx, { ...act, project, scenes: kept });
    await tx
      .update(projects)
      .set({ scenes: kept, ...confirmed })
      .where(eq(projects.id, project.id));
  });
}

/** After a failure the retry makes what the words now ask for; in a review, left or not, that is decided on going on. */
function asRetried(
  deps: StoriesDeps,
  project: Project,
  scenes: readonly StoredScene[],
): readonly StoredScene[] {
  if (project.status !== projectStatus.FAILED || isReview(project.failedStep)) {
    return scenes;
  }
  const isVideo = project.failedStep === ('video' satisfies ProjectStep);
  return (isVideo ? withMissingPictureHashes : withPictureHashes)(
    scenes,
    pictureOrder(deps, settingsOf(project)),
  );
}
