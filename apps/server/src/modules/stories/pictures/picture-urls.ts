import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { assets } from '../../../db/schema/assets.ts';
import { steps } from '../../../db/schema/steps.ts';
import { assetUrl } from '../../assets/index.ts';
import type { StepKind } from '../../projects/index.ts';
import type { StoredScene } from '../story-scene.ts';

/** A step that has painted something, with its file. */
export interface MadePicture {
  readonly kind: StepKind;
  readonly inputHash: string;
  readonly take: number;
  /** The file. */
  readonly id: string;
  readonly name: string;
}

/** The finished pictures of each scene: by take, then by option; the shot editor's versions last. */
export async function readPictureUrls(
  database: DatabaseOrTransaction,
  of: { projectId: string; scenes: readonly StoredScene[] },
): Promise<string[][]> {
  const hashes = [...new Set(of.scenes.flatMap(({ pictureHashes, edits }) => [...pictureHashes, ...edits]))];
  if (hashes.length === 0) {
    return of.scenes.map(() => []);
  }
  const made = await database
    .select({
      kind: steps.kind,
      inputHash: steps.inputHash,
      take: steps.take,
      id: assets.id,
      name: assets.name,
    })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(
        eq(steps.projectId, of.projectId),
        inArray(steps.kind, ['picture', 'edit']),
        inArray(steps.inputHash, hashes),
      ),
    );
  return pictureUrlsOf(of.scenes, made);
}

/** See {@link readPictureUrls}, of steps that are known already; those that painted nothing for these scenes are left out. */
export function pictureUrlsOf(scenes: readonly StoredScene[], made: readonly MadePicture[]): string[][] {
  return scenes.map(({ pictureHashes, edits }) => {
    const rankOf = ({ kind, inputHash }: MadePicture): number => {
      if (kind === 'edit') {
        return edits.indexOf(inputHash);
      }
      return kind === 'picture' ? pictureHashes.indexOf(inputHash) : -1;
    };
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
