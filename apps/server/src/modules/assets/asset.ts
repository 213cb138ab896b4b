import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export type Asset = typeof assets.$inferSelect;

/** The same-origin address of an asset; only its owner gets it. */
export function assetUrl(asset: Pick<Asset, 'id' | 'name'>): string {
  return `/media/${asset.id}/${asset.name}`;
}

/** The id in one of our own addresses; undefined for every other text. */
export function assetIdOfUrl(url: string): string | undefined {
  return /^\/media\/([0-9a-f-]{36})\/[a-z0-9.-]+$/u.exec(url)?.[1];
}

/** An asset of this owner. Somebody else's is `not-found`, like an unknown one. */
export async function readOwnAsset(
  database: DatabaseOrTransaction,
  owned: { assetId: string; name: string; ownerId: string },
): Promise<Asset> {
  const [asset] = await database
    .select()
    .from(assets)
    .where(and(eq(assets.id, owned.assetId), eq(assets.name, owned.name), eq(assets.ownerId, owned.ownerId)));
  if (asset === undefined) {
    throw new AppError('not-found');
  }
  return asset;
}

export async function readAssets(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<Map<string, Asset>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await database
    .select()
    .from(assets)
    .where(inArray(assets.id, [...new Set(ids)]));
  return new Map(rows.map((asset) => [asset.id, asset]));
}
