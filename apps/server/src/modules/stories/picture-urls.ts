import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import { assetUrl } from '../assets/index.ts';
import type { StoredScene } from './story-scene.ts';

/** The finished pictures of each scene: by take, then by option; the shot editor's versions last. */
export async function pictureUrlsOf(
  database: DatabaseOrTransaction,
  of: { projectId: string; scenes: readonly StoredScene[] },
): Promise<string[][]> {
  const hashes = [...new Set(of.scenes.flatMap(({ pictureHashes, edits }) => [...pictureHashes, ...edits]))];
  if (hashes.length === 0) {
    return of.scenes.map(() => []);
  }
  const made = await database
    .select({ kind: steps.kind, hash: steps.inputHash, take: steps.take, id: assets.id, name: assets.name })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(
        eq(steps.projectId, of.projectId),
        inArray(steps.kind, ['picture', 'edit']),
        inArray(steps.inputHash, hashes),
      ),
    );
  return of.scenes.map(({ pictureHashes, edits }) => {
    const rankOf = ({ kind, hash }: { kind: string; hash: string }): number =>
      kind === 'edit' ? edits.indexOf(hash) : pictureHashes.indexOf(hash);
    return made
      .filter((picture) => rankOf(picture) !== -1)
      .toSorted(
        (left, right) =>
          Number(left.kind === 'edit') - Number(right.kind === 'edit') ||
          left.take - right.take ||
          rankOf(left) - rankOf(right),
      )
      .map(assetUrl);
  });
}
