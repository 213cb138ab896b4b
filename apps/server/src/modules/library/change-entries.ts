import type { LibraryAction, LibraryChangeAnswer } from '@kinora/contract/library';
import { librarySentences, sentences } from '@kinora/contract/sentences';
import { isWorking } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { projects } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, isAppError } from '../../platform/errors/app-error.ts';
import type { IdSource } from '../../platform/ids.ts';
import { lockOwnProject } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { duplicateProject } from './duplicate-project.ts';
import { requireOwnFolder } from './folders.ts';
import { libraryModes } from './library-kinds.ts';

export interface ChangeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

export interface EntryChange {
  readonly ownerId: string;
  readonly action: LibraryAction;
  readonly ids: readonly string[];
  readonly folderId: string | null;
}

/**
 * Does the same to some entries, each by itself: one that cannot is named with its sentence, and stops no other.
 * @throws AppError `not-found` for a folder that is not theirs
 */
export async function changeEntries(deps: ChangeDeps, change: EntryChange): Promise<LibraryChangeAnswer> {
  const { ownerId, action, folderId } = change;
  if (action === 'move' && folderId !== null) {
    await requireOwnFolder(deps.database, { ownerId, folderId });
  }
  const done: LibraryChangeAnswer = { ids: [], refused: [] };
  for (const projectId of new Set(change.ids)) {
    try {
      const id = await deps.database.transaction((tx) => changeEntry(tx, deps, { ...change, projectId }));
      done.ids.push(id);
    } catch (error) {
      if (!isAppError(error)) {
        throw error;
      }
      done.refused.push({ id: projectId, sentence: error.detail ?? sentences.refusal[error.code] });
    }
  }
  return done;
}

async function changeEntry(
  tx: Transaction,
  deps: ChangeDeps,
  { ownerId, action, folderId, projectId }: Omit<EntryChange, 'ids'> & { readonly projectId: string },
): Promise<string> {
  const owned = { projectId, ownerId };
  if (action === 'duplicate') {
    return await duplicateProject(tx, deps, owned);
  }
  const project = await lockOwnProject(tx, { ...owned, modes: libraryModes });
  const changes = {
    remove: () => removal(project, deps.clock.now()),
    restore: () => ({ deletedAt: null }),
    favourite: () => ({ isFavourite: true }),
    unfavourite: () => ({ isFavourite: false }),
    move: () => ({ folderId }),
  }[action]();
  await tx.update(projects).set(changes).where(eq(projects.id, projectId));
  return projectId;
}

/** What is deleted twice is kept from the first time. @throws AppError `conflict` for what is being made */
function removal({ status, deletedAt }: Project, now: Date): { deletedAt: Date } {
  if (isWorking(status)) {
    throw new AppError('conflict', { detail: librarySentences.stillMade });
  }
  return { deletedAt: deletedAt ?? now };
}
