import { ownMaterial } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { basename } from 'node:path';
import type { Transaction } from '../../../db/client.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isDatabaseAway } from '../../../platform/errors/database-away.ts';
import {
  assetUrl,
  discardFile,
  refuseOverQuota,
  sourceOfWork,
  storeFile,
  writeAsset,
} from '../../assets/index.ts';
import type { KeptFile } from '../../assets/index.ts';
import { keepBroughtStep, lockOwnProject, readOwnProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { beginCut, storeSource } from './begin-cut.ts';
import { isChoosable } from './choose-version.ts';
import { keepOwnVersion } from './keep-own-version.ts';
import { findSource, judgeClip, withPicture } from './own-material.ts';
import type { OwnPicture, OwnSource, OwnWish } from './own-material.ts';
import type { OwnPictureInput } from './upgrade-inputs.ts';

export interface OwnVersionWish extends OwnWish {
  readonly projectId: string;
  /** From 1. */
  readonly sceneNumber: number;
}

/**
 * Adds a person's own picture or clip to the versions of a scene, which shows it from now on, for nothing. A picture is there
 * at once; a clip once a worker has cut it. The scene keeps a copy of its own: what it was taken from may be deleted. Of a
 * finished film that scene is rendered again, by itself.
 * @returns which of both it is @throws AppError `conflict` while something is made, `not-found`, and with a sentence for every
 * file that cannot be used
 */
export async function addOwnVersion(deps: StoriesDeps, wish: OwnVersionWish): Promise<OwnSource['kind']> {
  // Whatever refuses for nothing comes before the file is opened.
  requireScene(await readOwnProject(deps.database, wish), wish);
  const source = await findSource(deps, wish);
  await refuseOverQuota(deps, { ownerId: wish.ownerId, uploads: [...wish.images, ...wish.clips] });
  if (source.kind === 'clip') {
    await judgeClip(deps, { source, wish });
    await addClip(deps, wish, source);
  } else {
    await withPicture(deps, { source, wish }, (picture) => addPicture(deps, wish, picture));
  }
  return source.kind;
}

function requireScene(project: Project, { sceneNumber }: OwnVersionWish): StoredScene {
  if (!isChoosable(project)) {
    throw new AppError('conflict', { detail: sentences.upgrade.notOwnNow });
  }
  const stored = storedScenesOf(project)[sceneNumber - 1];
  if (stored === undefined) {
    throw new AppError('not-found');
  }
  return stored;
}

async function addClip(deps: StoriesDeps, wish: OwnVersionWish, source: OwnSource): Promise<void> {
  const brought = 'upload' in source ? await storeSource(deps, wish, source.upload) : null;
  await keeping(deps, brought, async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const { scene } = requireScene(project, wish);
    const known = 'asset' in source ? source.asset.id : null;
    await beginCut(tx, deps, { project, sceneId: scene.id, data: wish.data, source: brought ?? known ?? '' });
  });
}

async function addPicture(deps: StoriesDeps, wish: OwnVersionWish, picture: OwnPicture): Promise<void> {
  const kept = await keepPicture(deps, wish, picture);
  await keeping(deps, kept, async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const { scene, lastTake } = requireScene(project, wish);
    const now = deps.clock.now();
    const assetId = await writeAsset(tx, { kept, now });
    const input: OwnPictureInput = {
      sceneId: scene.id,
      model: ownMaterial,
      keptAssetId: assetId,
      assetId: picture.source?.id ?? null,
    };
    const take = lastTake + 1;
    const { hash } = await keepBroughtStep(tx, {
      kind: 'picture',
      input,
      take,
      projectId: project.id,
      assetId,
      provider: picture.madeBy.provider,
      now,
      ids: deps.ids,
    });
    const url = assetUrl({ id: assetId, name: basename(kept.stored.key) });
    await keepOwnVersion(tx, deps, {
      project,
      version: { sceneId: scene.id, kind: 'image', take, hash, url },
    });
  });
}

async function keepPicture(
  deps: StoriesDeps,
  { projectId, ownerId }: OwnVersionWish,
  { source, file, contentType, madeBy, meta }: OwnPicture,
): Promise<KeptFile> {
  const kept = { ownerId, projectId, file, kind: 'picture', contentType, madeBy, meta } as const;
  // What was made here of a vendor's picture stays that.
  return source?.provider === 'builtin'
    ? await storeFile(deps, { ...kept, digitalSource: await sourceOfWork(deps.database, [source.id]) })
    : await storeFile(deps, kept);
}

/** A stored file stays if what names it was written down. */
async function keeping(
  deps: StoriesDeps,
  kept: KeptFile | null,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  let isKept = false;
  try {
    await deps.database.transaction(write);
    isKept = true;
  } catch (error) {
    // The answer to a commit may be all that was lost; if not, the sweeper comes.
    isKept = isDatabaseAway(error);
    throw error;
  } finally {
    if (!isKept && kept !== null) {
      await discardFile(deps, kept);
    }
  }
}
