import type { UpgradePrices } from '@kinora/contract/api';
import type { UpgradeKind, UpgradeModelKey } from '@kinora/contract/catalogue';

/** A model with what a wish costs with it. */
export interface PricedModel {
  readonly kind: UpgradeKind;
  readonly model: UpgradeModelKey;
  readonly name: string;
  /** The vendor's key. */
  readonly provider: string;
  readonly credits: number;
  /** Null where nobody knows, and for everybody but administrators. */
  readonly dollars: number | null;
  readonly clips: number;
  readonly scenes: number;
  readonly stagedSeconds: number;
  /** Why the account's plan does not open it; null: it does. */
  readonly closedReason: string | null;
}

/** The models that can make one scene, or with null all drafts, in the order of the catalogue; those that cannot are left out. */
export function pricedModels(
  prices: UpgradePrices,
  { kind, sceneNumber }: { kind: UpgradeKind; sceneNumber: number | null },
): PricedModel[] {
  return prices.models.flatMap((entry) => {
    const wished = entry.scenes.filter((scene) =>
      sceneNumber === null ? scene.is_draft : scene.scene_number === sceneNumber,
    );
    if (entry.kind !== kind || wished.length === 0) {
      return [];
    }
    const sum = (of: (scene: (typeof wished)[number]) => number): number =>
      wished.reduce((total, scene) => total + of(scene), 0);
    const areKnown = wished.every((scene) => scene.estimate_usd !== null);
    return [
      {
        kind,
        model: entry.model_name,
        name: entry.name,
        provider: entry.made_by.provider,
        credits: sum((scene) => scene.credits),
        dollars: areKnown ? sum((scene) => scene.estimate_usd ?? 0) : null,
        clips: sum((scene) => scene.clips),
        scenes: wished.length,
        stagedSeconds: sum((scene) => scene.staged_seconds),
        closedReason: entry.closed_reason,
      },
    ];
  });
}
