import type { ChooseVersionPayload } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { projects } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockOwnProject, recordRevision, requireMove } from '../../projects/index.ts';
import type { Transaction } from '../../../db/client.ts';
import type { Project } from '../../projects/index.ts';
import { makeVideo } from '../films/make-video.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { diffDocuments } from '@kinora/contract/revisions';
import { readDocument } from '../revisions/project-document.ts';
import { readVersions } from './read-versions.ts';
import type { KnownVersion } from './read-versions.ts';
import { withScene } from './upgrading.ts';

export interface VersionChoice {
  readonly projectId: string;
  readonly ownerId: string;
  /** From 1. */
  readonly sceneNumber: number;
  readonly payload: ChooseVersionPayload;
}

/** Whether what a scene shows may change now: in a review, and when the film is done. */
export function isChoosable({ status }: Pick<Project, 'status'>): boolean {
  return (
    status === projectStatus.SCENES_READY ||
    status === projectStatus.IMAGES_READY ||
    status === projectStatus.COMPLETE
  );
}

/**
 * Lets a scene show one of its versions, for nothing. Of a finished film that scene is rendered again, by itself; in a
 * review the choice is kept. @throws AppError `conflict` while something is made, `not-found`
 */
export async function chooseVersion(deps: StoriesDeps, choice: VersionChoice): Promise<void> {
  const { sceneNumber, payload } = choice;
  await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, choice);
    if (!isChoosable(project)) {
      throw new AppError('conflict', { detail: sentences.upgrade.notChosenNow });
    }
    const stored = storedScenesOf(project)[sceneNumber - 1];
    if (stored === undefined) {
      throw new AppError('not-found');
    }
    const versions = (await readVersions(tx, project))[sceneNumber - 1] ?? [];
    const version = versions.find(
      (one) => one.shown.kind === payload.kind && one.shown.version === payload.version,
    );
    if (version === undefined) {
      throw new AppError('not-found', { detail: sentences.upgrade.noVersion });
    }
    if (version.shown.is_chosen) {
      return;
    }
    const scenes = withScene(storedScenesOf(project), stored.scene.id, (scene) => showing(scene, version));
    await showScenes(tx, deps, { project, scenes });
  });
}

type ShownDeps = Pick<StoriesDeps, 'clock' | 'queue'>;

interface ShownColumns extends Pick<Project, 'revision'>, Partial<Pick<Project, 'title' | 'draft'>> {
  readonly scenes: readonly StoredScene[];
}

/**
 * Keeps scenes of which one shows something else. A finished film is made anew with it, in that scene alone; a review goes on.
 * The caller holds the project's lock.
 */
export async function showScenes(
  tx: Transaction,
  deps: ShownDeps,
  { project, scenes }: { project: Project; scenes: readonly StoredScene[] },
): Promise<void> {
  const revision = await recordChoice(tx, deps, { project, scenes });
  await keepShown(tx, deps, { project, columns: { scenes, revision } });
}

/** See {@link showScenes}, with a revision that is written already. */
export async function keepShown(
  tx: Transaction,
  deps: ShownDeps,
  { project, columns }: { project: Project; columns: ShownColumns },
): Promise<void> {
  if (project.status !== projectStatus.COMPLETE) {
    await tx.update(projects).set(columns).where(eq(projects.id, project.id));
    return;
  }
  const moved = await requireMove(tx, {
    project,
    from: projectStatus.COMPLETE,
    to: projectStatus.VIDEO_QUEUED,
    now: deps.clock.now(),
    changes: { ...columns, run: project.run + 1, filmPlan: null, notice: null },
  });
  const task = { projectId: moved.id, run: moved.run };
  await deps.queue.enqueue(tx, makeVideo, task, { group: moved.ownerId });
}

/** A choice is an act like others, that pages hear of. @returns the project's revision */
async function recordChoice(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock'>,
  { project, scenes }: { project: Project; scenes: readonly StoredScene[] },
): Promise<number> {
  const after = await readDocument(tx, { ...project, scenes });
  const changes = diffDocuments(await readDocument(tx, project), after);
  const act = { authorId: project.ownerId, client: '', kind: 'edit', now: deps.clock.now() } as const;
  return await recordRevision(tx, { ...act, project, changes });
}

/** A picture is shown as the studio stages it; a clip instead of its picture. */
function showing(stored: StoredScene, { shown, clipTake }: KnownVersion): StoredScene {
  return shown.kind === 'clip'
    ? { ...stored, clipTake }
    : { ...stored, clipTake: null, scene: { ...stored.scene, selected_image_url: shown.url } };
}
