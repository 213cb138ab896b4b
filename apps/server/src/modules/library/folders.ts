import type { LibraryFolder } from '@kinora/contract/library';
import { limits } from '@kinora/contract/limits';
import { librarySentences } from '@kinora/contract/sentences';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { libraryFolders, projects, users } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { IdSource } from '../../platform/ids.ts';

export interface FolderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** A person's folders by name, with how much lies in them. */
export async function listFolders(
  database: DatabaseOrTransaction,
  ownerId: string,
): Promise<LibraryFolder[]> {
  return await database
    .select({ id: libraryFolders.id, name: libraryFolders.name, count: count(projects.id) })
    .from(libraryFolders)
    .leftJoin(projects, and(eq(projects.folderId, libraryFolders.id), isNull(projects.deletedAt)))
    .where(eq(libraryFolders.ownerId, ownerId))
    .groupBy(libraryFolders.id)
    .orderBy(asc(libraryFolders.name));
}

/** @throws AppError `conflict` for a name that is taken, and when there are too many */
export async function createFolder(
  { database, clock, ids }: FolderDeps,
  { ownerId, name }: { ownerId: string; name: string },
): Promise<LibraryFolder> {
  return await database.transaction(async (tx) => {
    // Of two that come at once one waits: the count is right.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    if ((await tx.$count(libraryFolders, eq(libraryFolders.ownerId, ownerId))) >= limits.counts.folders) {
      throw new AppError('conflict', { detail: librarySentences.tooManyFolders(limits.counts.folders) });
    }
    const id = ids.next();
    const made = await tx
      .insert(libraryFolders)
      .values({ id, ownerId, name, createdAt: clock.now() })
      .onConflictDoNothing({ target: [libraryFolders.ownerId, libraryFolders.name] })
      .returning({ id: libraryFolders.id });
    requireMade(made);
    return { id, name, count: 0 };
  });
}

interface OwnFolder {
  readonly ownerId: string;
  readonly folderId: string;
}

/** @throws AppError `conflict` for a name that is taken, `not-found` */
export async function renameFolder(
  database: Database,
  { ownerId, folderId, name }: OwnFolder & { readonly name: string },
): Promise<LibraryFolder> {
  await database.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    await requireOwnFolder(tx, { ownerId, folderId });
    const [same] = await tx
      .select({ id: libraryFolders.id })
      .from(libraryFolders)
      .where(and(eq(libraryFolders.ownerId, ownerId), eq(libraryFolders.name, name)));
    requireMade(same === undefined || same.id === folderId ? [true] : []);
    await tx.update(libraryFolders).set({ name }).where(eq(libraryFolders.id, folderId));
  });
  const folder = (await listFolders(database, ownerId)).find(({ id }) => id === folderId);
  return folder ?? { id: folderId, name, count: 0 };
}

/** What lies in it stays in the library, in no folder. @throws AppError `not-found` */
export async function removeFolder(database: Database, { ownerId, folderId }: OwnFolder): Promise<void> {
  const removed = await database
    .delete(libraryFolders)
    .where(and(eq(libraryFolders.id, folderId), eq(libraryFolders.ownerId, ownerId)))
    .returning({ id: libraryFolders.id });
  if (removed.length === 0) {
    throw new AppError('not-found');
  }
}

/** Somebody else's is `not-found`, like an unknown one. @throws AppError `not-found` */
export async function requireOwnFolder(
  database: DatabaseOrTransaction,
  { ownerId, folderId }: OwnFolder,
): Promise<void> {
  const [folder] = await database
    .select({ id: libraryFolders.id })
    .from(libraryFolders)
    .where(and(eq(libraryFolders.id, folderId), eq(libraryFolders.ownerId, ownerId)));
  if (folder === undefined) {
    throw new AppError('not-found');
  }
}

function requireMade(made: readonly unknown[]): void {
  if (made.length === 0) {
    throw new AppError('conflict', { detail: librarySentences.folderTaken });
  }
}
