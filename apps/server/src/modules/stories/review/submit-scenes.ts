import { filmScenesReasons, storyScenesReasons } from '@kinora/contract/readiness';
import { projectStatus } from '@kinora/contract/statuses';
import type { StoryMode } from '@kinora/contract/catalogue';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../../db/client.ts';
import { ensureHold, lockOwnProject, refuseFor, requireMove } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { refuseTooLong } from '../films/film-length.ts';
import { fanOut } from '../pictures/fan-out-pictures.ts';
import { makeImages } from '../pictures/make-images.ts';
import { prepareCast } from '../pictures/prepare-cast.ts';
import { pictureOrder } from '../pictures/picture-order.ts';
import { withPictureHashes } from '../pictures/picture-steps.ts';
import { readPicturePrices, reservePictures } from '../pictures/reserve-pictures.ts';
import { confirmScenes } from '../revisions/keep-document.ts';
import { refuseStale } from '../revisions/refuse-stale.ts';
import { refuseUnletterable } from './refuse-unletterable.ts';
import { planOf, reviewScenes } from './review-scenes.ts';
import type { SceneSubmission } from './review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';

/** What is the same project's review in stories and in films, where every scene has its voice and its character. */
const reviews = {
  stories: { reasons: storyScenesReasons, queued: projectStatus.IMAGES_QUEUED, job: makeImages },
  films: { reasons: filmScenesReasons, queued: projectStatus.CHARACTERS_QUEUED, job: prepareCast },
} as const satisfies Record<StoryMode, object>;

/**
 * Takes the reviewed scenes and goes on to the pictures; only those of new and changed scenes are made. A finished
 * story or film can be edited and painted again the same way. @throws AppError for scenes that cannot be confirmed
 */
export async function submitScenes(
  deps: StoriesDeps,
  submission: SceneSubmission,
  mode: StoryMode = 'stories',
): Promise<ProjectStatus> {
  const voices = await deps.gateway.speech.voices();
  await readPicturePrices(deps, { ...submission, modes: [mode] });
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...submission, modes: [mode] });
    await refuseStale(tx, project, submission.revision);
    const reviewed = await reviewScenes(tx, deps, { project, sent: submission.scenes });
    refuseFor(
      reviews[mode].reasons(
        reviewed.scenes.map((stored) => stored.scene),
        { status: project.status, plan: planOf(project), voices },
      ),
    );
    refuseTooLong(reviewed.scenes, settingsOf(project).language);
    refuseUnletterable(reviewed.scenes, { title: project.title, settings: settingsOf(project) });
    const scenes = withPictureHashes(reviewed.scenes, pictureOrder(deps, settingsOf(project)));
    await ensureHold(tx, { ...project, scenes });
    const act = { authorId: project.ownerId, client: '', now: deps.clock.now() };
    const confirmed = await confirmScenes(tx, { ...act, project, scenes });
    const status = await goOn(tx, deps, { project, scenes, confirmed, mode });
    // After all other locks: whoever holds the day's row waits for nobody.
    await reservePictures(tx, deps, { ...project, scenes });
    return status;
  });
}

interface Submitted {
  readonly project: Project;
  readonly scenes: readonly StoredScene[];
  readonly confirmed: Pick<Project, 'draft' | 'revision'>;
}

async function goOn(
  tx: Transaction,
  deps: StoriesDeps,
  next: Submitted & { readonly mode: StoryMode },
): Promise<ProjectStatus> {
  if (next.project.status === projectStatus.IMAGES_READY) {
    return await paintAgain(tx, deps, next);
  }
  const { queued, job } = reviews[next.mode];
  const moved = await leaveReview(tx, deps, { ...next, to: queued });
  await deps.queue.enqueue(tx, job, { projectId: moved.id, run: moved.run }, { group: moved.ownerId });
  return moved.status;
}

/** From the review of the images straight back to painting: what is unchanged stays. */
async function paintAgain(tx: Transaction, deps: StoriesDeps, next: Submitted): Promise<ProjectStatus> {
  const { project, scenes, confirmed } = next;
  const moved = await requireMove(tx, {
    project,
    from: projectStatus.IMAGES_READY,
    to: projectStatus.GENERATING_IMAGES,
    now: deps.clock.now(),
    changes: { scenes, ...confirmed, run: project.run + 1 },
  });
  await fanOut(tx, deps, moved);
  return moved.status;
}

async function leaveReview(
  tx: Transaction,
  deps: StoriesDeps,
  next: Submitted & { to: ProjectStatus },
): Promise<Project> {
  const { project, scenes, confirmed, to } = next;
  const move = { project, now: deps.clock.now() };
  if (project.status === projectStatus.COMPLETE) {
    await requireMove(tx, { ...move, from: projectStatus.COMPLETE, to: projectStatus.SCENES_READY });
  }
  return await requireMove(tx, {
    ...move,
    from: projectStatus.SCENES_READY,
    to,
    changes: { scenes, ...confirmed, run: project.run + 1 },
  });
}
