import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import { assetUrl } from '../assets/index.ts';
import type { StoredScene } from './story-scene.ts';

/** The finished pictures of each scene: by take, then by option. */
export async function pictureUrlsOf(
  database: DatabaseOrTransaction,
  of: { projectId: string; scenes: readonly StoredScene[] },
): Promise<string[][]> {
  const hashes = [...new Set(of.scenes.flatMap((stored) => stored.pictureHashes))];
  if (hashes.length === 0) {
    return of.scenes.map(() => []);
  }
  const made = await database
    .select({ hash: steps.inputHash, take: steps.take, id: assets.id, name: assets.name })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(eq(steps.projectId, of.projectId), eq(steps.kind, 'picture'), inArray(steps.inputHash, hashes)),
    );
  return of.scenes.map(({ pictureHashes }) =>
    made
      .filter((picture) => pictureHashes.includes(picture.hash))
      .toSorted(
        (left, right) =>
          left.take - right.take || pictureHashes.indexOf(left.hash) - pictureHashes.indexOf(right.hash),
      )
      .map(assetUrl),
  );
}
