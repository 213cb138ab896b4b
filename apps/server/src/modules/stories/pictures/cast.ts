import { engineOf } from '@kinora/contract/catalogue';
import type { Scene } from '@kinora/contract/scenes';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { assets } from '../../../db/schema/assets.ts';
import { projects } from '../../../db/schema/projects.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { JsonValue, Player } from '@kinora/models';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import type { Asset } from '../../assets/index.ts';
import { inputHash } from '../../projects/index.ts';
import { wantedPortraits } from './portrait-steps.ts';
import type { StorySettings } from '../story-settings.ts';

/**
 * Who is seen in a scene, by reference: the portraits of the engine's speakers by the hash of their step, a character of
 * the user's by the asset of its picture.
 */
export function castOfScene(scene: Scene, settings: StorySettings): string[] {
  if (settings.speakers.length > 0) {
    return wantedPortraits(settings).map((step) => inputHash(step.input));
  }
  if (!scene.has_character || scene.selected_character_url === null) {
    return [];
  }
  const assetId = assetIdOfUrl(scene.selected_character_url);
  return assetId === undefined ? [] : [assetId];
}

/** Whether the people of an engine's scenes speak to the viewer or to each other. */
export function speaksOnScreen(engine: StorySettings['selected_engine']): boolean {
  const motion = engineOf(engine).video_model;
  return motion === 'multi_talk' || motion === 'talking_character';
}

/** A person a picture shows. */
export interface CastMember {
  readonly storageKey: string;
  /** What the same person is painted from again; null when a model without plans has made the portrait. */
  readonly plan: JsonValue | null;
}

const PortraitMetaSchema = z.object({ plan: z.json().optional() }).nullable();

/** The people behind references, in their order. @throws Error when one of them is missing */
export async function readCast(
  database: Database,
  of: { projectId: string; ownerId: string; cast: readonly string[] },
): Promise<CastMember[]> {
  const [portraits, characters] = await Promise.all([
    readPortraits(database, of),
    readAssets(database, of.cast),
  ]);
  return of.cast.map((reference) => {
    const asset = portraits.get(reference) ?? characters.get(reference);
    if (asset?.ownerId !== of.ownerId) {
      throw new Error(`A person of project ${of.projectId} is missing`);
    }
    const plan = PortraitMetaSchema.parse(asset.meta)?.plan ?? null;
    return { storageKey: asset.storageKey, plan };
  });
}

/** Those of a user's own characters who are still there and were painted from a plan, in their order. */
export async function readPlayers(
  database: Database,
  { ownerId, cast }: { ownerId: string; cast: readonly string[] },
): Promise<Player[]> {
  const rows = await database
    .select({ id: assets.id, meta: assets.meta, name: projects.title, appearance: projects.prompt })
    .from(assets)
    .innerJoin(projects, eq(projects.id, assets.projectId))
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.id, [...cast])));
  return cast.flatMap((reference) => {
    const row = rows.find(({ id }) => id === reference);
    const plan = PortraitMetaSchema.parse(row?.meta ?? null)?.plan;
    return row === undefined || plan === undefined
      ? []
      : [{ name: row.name, appearance: row.appearance, plan }];
  });
}

async function readPortraits(
  database: Database,
  of: { projectId: string; cast: readonly string[] },
): Promise<Map<string, Asset>> {
  if (of.cast.length === 0) {
    return new Map();
  }
  const rows = await database
    .select({ hash: steps.inputHash, asset: assets })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'portrait'),
        inArray(steps.inputHash, [...of.cast]),
      ),
    );
  return new Map(rows.map(({ hash, asset }) => [hash, asset]));
}
