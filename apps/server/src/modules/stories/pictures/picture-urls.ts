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

/** The finished pictures of each scene: by take, then by option; then the shot editor's versions, then vendors' upgrades. */
export async function readPictureUrls(
  database: DatabaseOrTransaction,
  of: { projectId: string; scenes: readonly StoredScene[] },
): Promise<string[][]> {
  const hashes = [
    ...new Set(
      of.scenes.flatMap(({ pictureHashes, edits, upgrades }) => [
        ...pictureHashes,
        ...edits,
        ...upgrades.flatMap((upgrade) => upgrade.hashes),
      ]),
    ),
  ];
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
  return scenes.map((scene) =>
    made
      .flatMap((picture) => {
        const place = placeOf(picture, scene);
        return place === null ? [] : [{ picture, place }];
      })
      .toSorted((left, right) => comparePlaces(left.place, right.place))
      .map(({ picture }) => assetUrl(picture)),
  );
}

/** By what it is, then by take, then by option. */
type Place = readonly [number, number, number];

/** Where a picture stands among those of a scene; null: it is none of it. */
function placeOf({ kind, inputHash, take }: MadePicture, scene: StoredScene): Place | null {
  const { pictureHashes, edits, upgrades } = scene;
  if (kind === 'edit') {
    return edits.includes(inputHash) ? [1, take, edits.indexOf(inputHash)] : null;
  }
  if (kind === 'picture' && pictureHashes.includes(inputHash)) {
    return [0, take, pictureHashes.indexOf(inputHash)];
  }
  const isUpgrade = upgrades.some((upgrade) => upgrade.take === take && upgrade.hashes.includes(inputHash));
  return kind === 'picture' && isUpgrade ? [2, take, 0] : null;
}

function comparePlaces(left: Place, right: Place): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
