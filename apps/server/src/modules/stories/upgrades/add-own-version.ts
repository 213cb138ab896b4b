import { ownMaterial } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { JsonValue } from '@kinora/models';
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
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { openDocument } from '../revisions/keep-document.ts';
import { isChoosable, showScenes } from './choose-version.ts';
import { findSource, withMaterial } from './own-material.ts';
import type { OwnMaterial, OwnWish } from './own-material.ts';
import type { OwnClipInput, OwnInput } from './upgrade-inputs.ts';
import { withScene } from './upgrading.ts';

export interface OwnVersionWish extends OwnWish {
  readonly projectId: string;
  /** From 1. */
  readonly sceneNumber: number;
}

/**
 * Adds a person's own picture or clip to the versions of a scene, which shows it from now on, for nothing. The scene keeps a
 * copy of its own: what it was taken from may be deleted. Of a finished film that scene is rendered again, by itself.
 * @throws AppError `conflict` while something is made, `not-found`, and with a sentence for every file that cannot be used
 */
export async function addOwnVersion(deps: StoriesDeps, wish: OwnVersionWish): Promise<void> {
  // Whatever refuses for nothing comes before the file is opened.
  requireScene(await readOwnProject(deps.database, wish), wish);
  const source = await findSource(deps, wish);
  await refuseOverQuota(deps, { ownerId: wish.ownerId, uploads: [...wish.images, ...wish.clips] });
  await withMaterial(deps, { source, wish }, async (material) => {
    const kept = await keepFile(deps, wish, material);
    let isKept = false;
    try {
      await deps.database.transaction((tx) => keepVersion(tx, deps, { wish, material, kept }));
      isKept = true;
    } catch (error) {
      // The answer to a commit may be all that was lost; if not, the sweeper comes.
      isKept = isDatabaseAway(error);
      throw error;
    } finally {
      if (!isKept) {
        await discardFile(deps, kept);
      }
    }
  });
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

async function keepFile(
  deps: StoriesDeps,
  { projectId, ownerId }: OwnVersionWish,
  { source, kind, file, contentType, madeBy, meta }: OwnMaterial,
): Promise<KeptFile> {
  const kept = { ownerId, projectId, file, kind, contentType, madeBy, meta };
  // What was made here of a vendor's picture stays that.
  return source?.provider === 'builtin'
    ? await storeFile(deps, { ...kept, digitalSource: await sourceOfWork(deps.database, [source.id]) })
    : await storeFile(deps, kept);
}

async function keepVersion(
  tx: Transaction,
  deps: StoriesDeps,
  { wish, material, kept }: { wish: OwnVersionWish; material: OwnMaterial; kept: KeptFile },
): Promise<void> {
  const project = await lockOwnProject(tx, wish);
  const { scene, lastTake } = requireScene(project, wish);
  const now = deps.clock.now();
  const assetId = await writeAsset(tx, { kept, now });
  const take = lastTake + 1;
  const step = { kind: material.kind, input: inputOf(scene.id, { wish, material, assetId }), take };
  const { hash } = await keepBroughtStep(tx, {
    ...step,
    projectId: project.id,
    assetId,
    provider: material.madeBy.provider,
    now,
    ids: deps.ids,
  });
  const url = assetUrl({ id: assetId, name: kept.stored.key.split('/').at(-1) ?? '' });
  const version: SceneUpgrade = {
    kind: material.kind === 'picture' ? 'image' : 'clip',
    model: ownMaterial,
    take,
    run: project.run,
    hashes: [hash],
    missing: [],
    stepCredits: 0,
    requestKey: null,
    prompt: '',
    ownUrl: url,
  };
  const { document, urls } = await openDocument(tx, project);
  const shown = document.scenes.find(({ id }) => id === scene.id)?.selected_image_url;
  // Of a clip the picture that was chosen, or else the newest: it is there when the clip is taken back.
  const behind = shown ?? urls[wish.sceneNumber - 1]?.at(-1) ?? null;
  const selected = version.kind === 'image' ? url : behind;
  const scenes = withScene(storedScenesOf(project), scene.id, (stored) => ({
    ...stored,
    upgrades: [...stored.upgrades, version],
    lastTake: take,
    clipTake: version.kind === 'clip' ? take : null,
    scene: { ...stored.scene, selected_image_url: selected },
  }));
  await showScenes(tx, deps, { project, scenes });
}

function inputOf(
  sceneId: string,
  { wish, material, assetId }: { wish: OwnVersionWish; material: OwnMaterial; assetId: string },
): JsonValue {
  const { source, kind, meta } = material;
  const own: OwnInput = {
    sceneId,
    model: ownMaterial,
    keptAssetId: assetId,
    assetId: source?.id ?? null,
  };
  if (kind === 'picture') {
    return own;
  }
  const soundLevel = wish.data.sound_level ?? 0;
  const clip: OwnClipInput = { ...own, soundLevel, seconds: meta.durationSeconds ?? 0 };
  return clip;
}
