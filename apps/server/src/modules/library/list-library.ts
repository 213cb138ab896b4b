import { libraryKinds } from '@kinora/contract/library';
import type { LibraryAnswer, LibraryKind, LibraryQuery, LibrarySort } from '@kinora/contract/library';
import { storyModes } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { assets, projects } from '../../db/schema/index.ts';
import type { ProjectKinds } from '../projects/index.ts';
import { readCursor, writeCursor } from './library-cursor.ts';
import type { LibraryCursor } from './library-cursor.ts';
import { libraryModes, modesOfKind } from './library-kinds.ts';
import { searchedWords } from './library-words.ts';
import { readItems } from './read-items.ts';

export interface LibraryDeps {
  readonly database: Database;
  readonly kinds: ProjectKinds;
}

const PAGE = 60;

interface SortKey {
  readonly key: SQL;
  /** What its text is read back as. */
  readonly type: SQL;
}

/** What entries are sorted by. Columns without a name of Drizzle's are those that the database makes itself. */
const sortKeys: Readonly<Record<LibrarySort, SortKey>> = {
  created: { key: sql`${projects.createdAt}`, type: sql`timestamptz` },
  title: { key: sql`lower(${projects.title} collate "und-x-icu")`, type: sql`text` },
  duration: { key: sql`coalesce(projects.duration_seconds, -1)`, type: sql`double precision` },
  size: { key: sql`coalesce(sizes.bytes, 0)`, type: sql`bigint` },
};

const FoundSchema = z.object({
  counts: z.record(z.string(), z.int()),
  page: z.array(z.tuple([z.string(), z.string()])),
});

/** A page of a person's library: sorted, filtered and searched, from behind the page before. */
export async function listLibrary(
  deps: LibraryDeps,
  { ownerId, query }: { ownerId: string; query: LibraryQuery },
): Promise<LibraryAnswer> {
  const words = searchedWords(query.search);
  const found = await findEntries(deps.database, { ownerId, query, words });
  const page = found.page.slice(0, PAGE);
  const [id, key] = (found.page.length > PAGE ? page.at(-1) : undefined) ?? [];
  return {
    items: await readItems(deps, { ownerId, ids: page.map(([each]) => each), words }),
    next: id === undefined || key === undefined ? null : writeCursor({ sort: query.sort, key, id }),
    counts: countsByKind(found.counts),
  };
}

/** The ids of a page with their keys, and how many entries of each mode there are: their words are read once for both. */
async function findEntries(
  database: Database,
  { ownerId, query, words }: { ownerId: string; query: LibraryQuery; words: readonly string[] },
): Promise<z.infer<typeof FoundSchema>> {
  const { key, type } = sortKeys[query.sort];
  const order = query.direction === 'up' ? sql`asc` : sql`desc`;
  const modes = query.kind === null ? libraryModes : modesOfKind[query.kind];
  const isOfPage = and(
    sql`mode in ${[...modes]}`,
    behind(readCursor(query.after, query.sort), query.direction, type),
  );
  const { rows } = await database.execute(sql`
    with found as materialized (
      select ${projects.id} as id, ${projects.mode} as mode, ${key} as key
      from ${projects} ${sizesFor(query.sort, ownerId)} where ${conditionsOf(ownerId, { ...query, words })}
    ), page as (
      select id, key from found where ${isOfPage} order by key ${order}, id ${order} limit ${PAGE + 1}
    )
    select
      (select coalesce(json_object_agg(mode, n), '{}') from (select mode, count(*) as n from found group by mode) as m) as counts,
      (select coalesce(json_agg(json_build_array(id, key::text) order by key ${order}, id ${order}), '[]') from page) as page`);
  return FoundSchema.parse(rows[0]);
}

function sizesFor(sort: LibrarySort, ownerId: string): SQL {
  return sort === 'size'
    ? sql`left join (select ${assets.projectId} as project_id, sum(${assets.bytes})::bigint as bytes from ${assets}
        where ${assets.ownerId} = ${ownerId} group by ${assets.projectId}) as sizes on sizes.project_id = ${projects.id}`
    : sql``;
}

function behind(
  cursor: LibraryCursor | null,
  direction: LibraryQuery['direction'],
  type: SQL,
): SQL | undefined {
  const than = direction === 'up' ? sql`>` : sql`<`;
  return cursor === null ? undefined : sql`(key, id) ${than} (${cursor.key}::${type}, ${cursor.id}::text)`;
}

/** A story stands here from its first minute, a single picture or clip when it is finished. */
function conditionsOf(
  ownerId: string,
  wish: Pick<LibraryQuery, 'removed' | 'favourites' | 'folder'> & { readonly words: readonly string[] },
): SQL | undefined {
  return and(
    eq(projects.ownerId, ownerId),
    wish.removed ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt),
    inArray(projects.mode, [...libraryModes]),
    or(inArray(projects.mode, [...storyModes]), eq(projects.status, projectStatus.COMPLETE)),
    wish.favourites ? eq(projects.isFavourite, true) : undefined,
    wish.folder === null ? undefined : eq(projects.folderId, wish.folder),
    ...wish.words.map((word) => sql`strpos(projects.library_words, ${word}) > 0`),
  );
}

function countsByKind(ofModes: Readonly<Record<string, number>>): Record<LibraryKind, number> {
  const [stories, videos, images, animations] = libraryKinds.map((kind) =>
    modesOfKind[kind].reduce((sum, mode) => sum + (ofModes[mode] ?? 0), 0),
  );
  return { stories: stories ?? 0, videos: videos ?? 0, images: images ?? 0, animations: animations ?? 0 };
}
