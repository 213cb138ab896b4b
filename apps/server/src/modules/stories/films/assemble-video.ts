import { assembleReasons } from '@kinora/contract/readiness';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { Reason } from '@kinora/contract/readiness';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ensureHold, lockOwnProject, refuseFor, requireMove } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { refuseTooLong } from './film-length.ts';
import { makeVideo } from './make-video.ts';
import { pictureOrder } from '../pictures/picture-order.ts';
import { withMissingPictureHashes } from '../pictures/picture-steps.ts';
import { confirmScenes } from '../revisions/keep-document.ts';
import { refuseStale } from '../revisions/refuse-stale.ts';
import { refuseUnletterable } from '../review/refuse-unletterable.ts';
import { reviewScenes } from '../review/review-scenes.ts';
import type { ReviewedScenes, SceneSubmission } from '../review/review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { countOpenCuts } from '../upgrades/open-cuts.ts';
import { readClipPrices, reserveClips, withClipWishes } from '../upgrades/plan-story-clips.ts';

interface FilmSubmission extends SceneSubmission {
  /** Scenes move as the studio stages them, whoever could make clips; left out: a connected vendor makes them. */
  readonly keepsDrafts?: boolean;
}

/**
 * Takes the chosen pictures and goes on to the film. Words may still change; pictures that are there stay. What a film's clips
 * will cost vendors is set aside before the first is asked for. @throws AppError for every reason it cannot go on
 */
export async function assembleVideo(deps: StoriesDeps, submission: FilmSubmission): Promise<ProjectStatus> {
  const { keepsDrafts = false } = submission;
  if (!keepsDrafts) {
    await readClipPrices(deps, submission);
  }
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, submission);
    await refuseStale(tx, project, submission.revision);
    const review = await reviewScenes(tx, deps, { project, sent: submission.scenes });
    refuseForeignPictures(review.foreignPictures);
    refuseFor(reasonsOf(project, review, await countOpenCuts(tx, project)));
    refuseTooLong(review.scenes, settingsOf(project).language);
    refuseUnletterable(review.scenes, { title: project.title, settings: settingsOf(project) });
    const pictured = withMissingPictureHashes(review.scenes, pictureOrder(deps, settingsOf(project)));
    const scenes = withClipWishes(deps, pictured, { project, keepsDrafts });
    await ensureHold(tx, { ...project, scenes });
    const act = { authorId: project.ownerId, client: '', now: deps.clock.now() };
    const confirmed = await confirmScenes(tx, { ...act, project, scenes });
    const moved = await requireMove(tx, {
      project,
      from: project.status,
      to: projectStatus.VIDEO_QUEUED,
      now: deps.clock.now(),
      changes: { scenes, ...confirmed, run: project.run + 1, filmPlan: null },
    });
    const task = { projectId: moved.id, run: moved.run };
    await deps.queue.enqueue(tx, makeVideo, task, { group: moved.ownerId });
    // After all other locks: whoever holds the day's row waits for nobody.
    await reserveClips(tx, deps, moved);
    return moved.status;
  });
}

function reasonsOf(project: Project, review: ReviewedScenes, openCuts: number): Reason[] {
  const scenes = review.scenes.map(({ scene }, index) => ({
    generated_image_options: [...(review.pictureUrls[index] ?? [])],
    selected_image_url: scene.selected_image_url,
  }));
  return assembleReasons(scenes, { status: project.status, clipsBeingCut: openCuts });
}

/** Only our own pictures are ever used, whatever address a client sends. */
function refuseForeignPictures(positions: readonly number[]): void {
  const message = sentences.story.foreignImage;
  if (positions.length > 0) {
    throw new AppError('invalid', {
      detail: message,
      errors: positions.map((position) => ({ path: `scenes.${position}.selected_image_url`, message })),
    });
  }
}
