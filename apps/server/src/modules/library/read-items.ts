import type { LibraryItem } from '@kinora/contract/library';
import { and, eq, getTableColumns, inArray, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { assets, projects } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import { modeOf, readFirstPictures } from '../projects/index.ts';
import type { Project, ProjectKinds } from '../projects/index.ts';
import { kindOfMode } from './library-kinds.ts';
import { excerptOf } from './library-words.ts';

interface Shown {
  readonly ownerId: string;
  readonly ids: readonly string[];
  /** What was searched for. */
  readonly words?: readonly string[];
}

/** Entries as a library shows them, in the order of their ids. */
export async function readItems(
  { database, kinds }: { database: Database; kinds: ProjectKinds },
  { ownerId, ids, words = [] }: Shown,
): Promise<LibraryItem[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await database
    .select({
      ...getTableColumns(projects),
      // What is read for a search alone, and not at all.
      scenes: words.length === 0 ? sql<unknown>`'[]'::jsonb` : projects.scenes,
      filmPlan: sql<unknown>`null`,
      durationSeconds: sql<number | null>`projects.duration_seconds`,
    })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), inArray(projects.id, [...ids])));
  const made = new Map(rows.map((project) => [project.id, kinds[modeOf(project)].outputs(project)]));
  const outputs = [...made.values()].flatMap((each) => (each === null ? [] : [each.result, each.poster]));
  const [files, sizes, pictures] = await Promise.all([
    readAssets(database, outputs),
    readSizes(database, ids),
    readFirstPictures(
      database,
      ids.filter((id) => made.get(id) === null),
    ),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const project = byId.get(id);
    if (project === undefined) {
      return [];
    }
    const result = files.get(made.get(id)?.result ?? '');
    const poster = files.get(made.get(id)?.poster ?? '') ?? pictures.get(id);
    const shown = { result, poster, bytes: sizes.get(id) ?? 0, durationSeconds: project.durationSeconds };
    return [itemOf(project, shown, words)];
  });
}

interface ShownFiles {
  readonly result: Asset | undefined;
  readonly poster: Pick<Asset, 'id' | 'name'> | undefined;
  readonly bytes: number;
  readonly durationSeconds: number | null;
}

function itemOf(project: Project, shown: ShownFiles, words: readonly string[]): LibraryItem {
  const { result, poster } = shown;
  const { title, prompt } = project;
  return {
    id: project.id,
    kind: kindOfMode(modeOf(project)),
    title,
    prompt,
    session_id: project.sessionId,
    status: project.status,
    created_at: project.createdAt.toISOString(),
    duration_seconds: shown.durationSeconds,
    bytes: shown.bytes,
    is_favourite: project.isFavourite,
    folder_id: project.folderId,
    result_url: result === undefined ? null : assetUrl(result),
    poster_url: poster === undefined ? null : assetUrl(poster),
    made_by: result === undefined ? null : { provider: result.provider, model: result.model },
    removed_at: project.deletedAt?.toISOString() ?? null,
    excerpt:
      words.length === 0 ? null : excerptOf(words, { title, texts: [...narrationsOf(project), prompt] }),
  };
}

const SpokenSchema = z.array(z.looseObject({ scene: z.looseObject({ narration: z.string() }) }));

function narrationsOf({ scenes }: Project): string[] {
  return SpokenSchema.parse(scenes).map(({ scene }) => scene.narration);
}

async function readSizes(database: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: assets.projectId, bytes: sum(assets.bytes).mapWith(Number) })
    .from(assets)
    .where(inArray(assets.projectId, [...ids]))
    .groupBy(assets.projectId);
  return new Map(rows.flatMap(({ id, bytes }) => (id === null ? [] : [[id, bytes] as const])));
}

/** One entry. @throws AppError `not-found` */
export async function readItem(
  deps: { database: Database; kinds: ProjectKinds },
  { projectId, ownerId }: { projectId: string; ownerId: string },
): Promise<LibraryItem> {
  const [item] = await readItems(deps, { ownerId, ids: [projectId] });
  if (item === undefined) {
    throw new AppError('not-found');
  }
  return item;
}
