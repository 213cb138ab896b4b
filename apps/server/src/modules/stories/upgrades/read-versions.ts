import type { MadeByAnswer, SceneVersion } from '@kinora/contract/api';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { assets, steps } from '../../../db/schema/index.ts';
import { assetUrl } from '../../assets/index.ts';
import type { Project } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { SceneUpgrade, StoredScene } from '../story-scene.ts';
import { motionModelOf } from '../story-motion.ts';
import { settingsOf } from '../story-settings.ts';

/** A version as people see it, and how it is chosen. */
export interface KnownVersion {
  readonly shown: SceneVersion;
  /** Of a clip by a vendor; null for the studio's own draft, and for pictures. */
  readonly clipTake: number | null;
}

/** A finished step with its file. */
export interface MadeFile {
  readonly kind: string;
  readonly inputHash: string;
  readonly take: number;
  /** The catalogue's key that was asked for. */
  readonly asked: string | null;
  readonly finishedAt: Date | null;
  readonly url: string;
  readonly madeBy: MadeByAnswer;
}

/**
 * Every version of each scene of a project, pictures first, of files that are known already. They are numbered in the order in
 * which they were made.
 */
export function versionsOf(
  project: Pick<Project, 'scenes' | 'settings'>,
  files: readonly MadeFile[],
): KnownVersion[][] {
  const made = files.toSorted(
    (one, other) => (one.finishedAt?.getTime() ?? 0) - (other.finishedAt?.getTime() ?? 0),
  );
  const motion = motionModelOf(settingsOf(project));
  return storedScenesOf(project).map((stored) => [
    ...imageVersions(stored, made),
    ...clipVersions(stored, made, motion),
  ]);
}

/** See {@link versionsOf}. */
export async function readVersions(
  database: DatabaseOrTransaction,
  project: Pick<Project, 'id' | 'scenes' | 'settings'>,
): Promise<KnownVersion[][]> {
  const rows = await database
    .select({
      kind: steps.kind,
      inputHash: steps.inputHash,
      take: steps.take,
      asked: sql<string | null>`${steps.input}->>'model'`,
      finishedAt: steps.finishedAt,
      asset: { id: assets.id, name: assets.name, provider: assets.provider, model: assets.model },
    })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(and(eq(steps.projectId, project.id), eq(steps.state, 'finished')));
  return versionsOf(
    project,
    rows.map(({ asset, ...row }) => ({
      ...row,
      url: assetUrl(asset),
      madeBy: { provider: asset.provider, model: asset.model },
    })),
  );
}

function imageVersions(stored: StoredScene, made: readonly MadeFile[]): KnownVersion[] {
  const { scene, pictureHashes, edits, upgrades } = stored;
  const upgradeOf = (file: MadeFile) =>
    upgrades.find(
      ({ kind, take, hashes }) => kind === 'image' && take === file.take && hashes.includes(file.inputHash),
    );
  const ofScene = made.filter(
    (file) =>
      (file.kind === 'picture' &&
        (pictureHashes.includes(file.inputHash) || upgradeOf(file) !== undefined)) ||
      (file.kind === 'edit' && edits.includes(file.inputHash)),
  );
  const chosen = scene.selected_image_url ?? ofScene.at(-1)?.url ?? null;
  return ofScene.map((file, index) => ({
    clipTake: null,
    shown: {
      kind: 'image',
      version: index + 1,
      model_name: file.asked ?? file.madeBy.model,
      made_by: file.madeBy,
      url: file.url,
      is_chosen: file.url === chosen,
      credits: upgradeOf(file)?.stepCredits ?? 0,
    },
  }));
}

function clipVersions(stored: StoredScene, made: readonly MadeFile[], motion: string): KnownVersion[] {
  const { scene, upgrades, clipTake, draftSegment } = stored;
  const segment = made.find((file) => file.kind === 'segment' && file.inputHash === draftSegment);
  const draft: KnownVersion = {
    clipTake: null,
    shown: {
      kind: 'clip',
      version: 1,
      model_name: motion,
      made_by: segment?.madeBy ?? null,
      url: segment?.url ?? scene.selected_image_url,
      is_chosen: clipTake === null,
      credits: 0,
    },
  };
  const bought = upgrades.flatMap((upgrade) => {
    const parts = made.filter(
      (file) => file.kind === 'clip' && file.take === upgrade.take && upgrade.hashes.includes(file.inputHash),
    );
    const [first] = parts;
    const isWhole = parts.length + upgrade.missing.length === upgrade.hashes.length;
    return first === undefined || upgrade.kind !== 'clip' || !isWhole ? [] : [{ upgrade, first, parts }];
  });
  return [
    draft,
    ...bought.map(({ upgrade, first, parts }, index): KnownVersion => ({
      clipTake: upgrade.take,
      shown: {
        kind: 'clip',
        version: index + 2,
        model_name: upgrade.model,
        made_by: first.madeBy,
        url: first.url,
        is_chosen: clipTake === upgrade.take,
        credits: upgrade.stepCredits * parts.length,
        ...(upgrade.cut === undefined ? {} : { cut: cutAnswer(upgrade.cut) }),
      },
    })),
  ];
}

function cutAnswer(cut: NonNullable<SceneUpgrade['cut']>): NonNullable<SceneVersion['cut']> {
  return {
    source_url: cut.sourceUrl,
    from_seconds: cut.fromSeconds,
    until_seconds: cut.untilSeconds,
    sound_level: cut.soundLevel,
    preview_url: cut.previewUrl,
  };
}
