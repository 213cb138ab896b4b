import type { UpgradeKind, UpgradeModelKey } from '@kinora/contract/catalogue';

/** Who wants what of a project made by a vendor. */
export interface UpgradeWish {
  readonly projectId: string;
  readonly ownerId: string;
  /** Counted from 1; null: every scene that is as the studio drew it. */
  readonly sceneNumber: number | null;
  readonly kind: UpgradeKind;
  readonly model: UpgradeModelKey;
  /** Empty: as each scene says. */
  readonly prompt: string;
  /** Null: whatever it costs. */
  readonly expectedCredits: number | null;
  readonly idempotencyKey: string | null;
}
