import { sentences } from '@kinora/contract/sentences';
import { diffDocuments } from '@kinora/contract/revisions';
import type { ProjectDocument } from '@kinora/contract/revisions';
import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readStepsByHash, recordRevision } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { isChoosable, keepShown } from '../upgrades/choose-version.ts';
import { finishedParts } from '../upgrades/upgrading.ts';
import { keepDocument } from './keep-document.ts';
import type { OpenDocument } from './keep-document.ts';
import { draftOf } from './project-document.ts';

interface ToKeep {
  readonly open: OpenDocument;
  readonly act: Parameters<typeof keepDocument>[2];
}

/**
 * Keeps a changed document, also where a scene moves as another clip by it. A clip is no draft: its scene shows it at once,
 * with the picture behind it, and a finished film is made anew with it, as when it is chosen.
 * @throws AppError `conflict` where a clip cannot be chosen now
 */
export async function keepWithClips(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock' | 'queue'>,
  { open, act }: ToKeep,
): Promise<OpenDocument> {
  const { project, document, urls } = open;
  const { after, ...about } = act;
  const moved = movedScenes(document, after);
  if (moved.size === 0) {
    return await keepDocument(tx, open, act);
  }
  if (!isChoosable(project)) {
    throw new AppError('conflict', { detail: sentences.upgrade.notChosenNow });
  }
  const scenes = await showing(tx, project, { after, moved });
  const revision = await recordRevision(tx, {
    ...about,
    project,
    changes: diffDocuments(document, after),
  });
  const draft = draftOf(after, { project: { ...project, scenes }, urls });
  const columns = { title: after.title, draft, revision, scenes };
  await keepShown(tx, deps, { project, columns });
  return { project: { ...project, ...columns }, document: after, urls };
}

/** Ids of the scenes that move as another clip. */
function movedScenes(before: ProjectDocument, after: ProjectDocument): ReadonlySet<string> {
  const ids = Object.keys(after.clips ?? {});
  return new Set(ids.filter((id) => after.clips?.[id] !== before.clips?.[id]));
}

async function showing(
  tx: Transaction,
  project: Project,
  { after, moved }: { after: ProjectDocument; moved: ReadonlySet<string> },
): Promise<StoredScene[]> {
  const stored = storedScenesOf(project);
  const hashes = stored.flatMap(({ upgrades }) => upgrades.flatMap((upgrade) => upgrade.hashes));
  const known = await readStepsByHash(tx, { projectId: project.id, hashes });
  return stored.map((one) => {
    const { id } = one.scene;
    if (!moved.has(id)) {
      return one;
    }
    const wanted = after.clips?.[id] ?? null;
    const clip = one.upgrades.find(({ kind, take }) => kind === 'clip' && take === wanted);
    const isThere = clip !== undefined && finishedParts(clip, known).size > 0;
    const picture = after.scenes.find((scene) => scene.id === id)?.selected_image_url;
    const selected = picture ?? one.scene.selected_image_url;
    return {
      ...one,
      clipTake: isThere ? wanted : null,
      scene: { ...one.scene, selected_image_url: selected },
    };
  });
}
