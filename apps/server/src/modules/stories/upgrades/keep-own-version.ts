import { ownMaterial } from '@kinora/contract/api';
import type { Transaction } from '../../../db/client.ts';
import type { Project } from '../../projects/index.ts';
import { openDocument } from '../revisions/keep-document.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { showScenes } from './choose-version.ts';
import { withScene } from './upgrading.ts';

/** A person's own picture or clip whose step is finished. */
export interface OwnVersion extends Pick<SceneUpgrade, 'kind' | 'take' | 'cut'> {
  readonly sceneId: string;
  /** Input hash of its step. */
  readonly hash: string;
  readonly url: string;
}

/** Puts it beside the versions of its scene, which shows it from now on. The caller holds the project's lock. */
export async function keepOwnVersion(
  tx: Transaction,
  deps: StoriesDeps,
  { project, version }: { project: Project; version: OwnVersion },
): Promise<void> {
  const { sceneId, kind, take, hash, url, cut } = version;
  const upgrade: SceneUpgrade = {
    kind,
    model: ownMaterial,
    take,
    run: project.run,
    hashes: [hash],
    missing: [],
    stepCredits: 0,
    requestKey: null,
    prompt: '',
    ownUrl: url,
    ...(cut === undefined ? {} : { cut }),
  };
  const selected = kind === 'image' ? url : await behindClip(tx, { project, sceneId });
  const scenes = withScene(storedScenesOf(project), sceneId, (stored): StoredScene => ({
    ...stored,
    upgrades: [...stored.upgrades, upgrade],
    lastTake: Math.max(stored.lastTake, take),
    cuts: stored.cuts.filter((one) => one !== hash),
    clipTake: kind === 'clip' ? take : null,
    scene: { ...stored.scene, selected_image_url: selected },
  }));
  await showScenes(tx, deps, { project, scenes });
}

/** Of a clip the picture that was chosen, or else the newest: it is there when the clip is taken back. */
async function behindClip(
  tx: Transaction,
  { project, sceneId }: { project: Project; sceneId: string },
): Promise<string | null> {
  const { document, urls } = await openDocument(tx, project);
  const index = storedScenesOf(project).findIndex(({ scene }) => scene.id === sceneId);
  const shown = document.scenes.find(({ id }) => id === sceneId)?.selected_image_url;
  return shown ?? urls[index]?.at(-1) ?? null;
}
