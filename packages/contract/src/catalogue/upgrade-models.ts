import type { Tier } from '../plans/plans.ts';
import { engineOf, engines } from './engines.ts';
import type { EngineKey, EngineVideoModel } from './engines.ts';
import { imageModelKeys, imageModels } from './image-models.ts';
import type { ImageModelKey } from './image-models.ts';
import { imageToVideoModelKeys, videoModelOf } from './video-models.ts';
import type { ImageToVideoModelKey } from './video-models.ts';

/** What of a scene is made anew by a vendor: its picture, or the clip that it moves as. */
export const upgradeKinds = ['image', 'clip'] as const;
export type UpgradeKind = (typeof upgradeKinds)[number];

/** How scenes of one engine alone move. */
type OwnMotion = Exclude<EngineVideoModel, ImageToVideoModelKey | 'drawn'>;

function isOwnMotion(model: EngineVideoModel): model is OwnMotion {
  return model !== 'drawn' && !imageToVideoModelKeys.some((key) => key === model);
}

export type UpgradeModelKey = ImageModelKey | ImageToVideoModelKey | OwnMotion;

/** Every model that an upgrade can name. */
export const upgradeModelKeys: readonly UpgradeModelKey[] = [
  ...imageModelKeys,
  ...imageToVideoModelKeys,
  ...engines.map((engine) => engine.video_model).filter(isOwnMotion),
];

/** A model that can make a scene real. */
export interface UpgradeModel {
  readonly key: UpgradeModelKey;
  readonly name: string;
  readonly tier: Tier;
}

/** What can make a scene of an engine's story real, in the order of the catalogue; the engine's own motion comes first. */
export function upgradeModels(kind: UpgradeKind, engine: EngineKey): readonly UpgradeModel[] {
  if (kind === 'image') {
    return imageModels
      .filter((model) => !model.characters_only && model.key !== 'youtube_thumbnail')
      .map(({ key, name, tier }) => ({ key, name, tier }));
  }
  const { video_model: own, name, tier } = engineOf(engine);
  const motions = imageToVideoModelKeys.map((key) => ({
    key,
    name: videoModelOf(key).name,
    tier: videoModelOf(key).tier,
  }));
  return [...(isOwnMotion(own) ? [{ key: own, name, tier }] : []), ...motions];
}
