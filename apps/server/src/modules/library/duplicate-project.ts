import { limits } from '@kinora/contract/limits';
import { librarySentences } from '@kinora/contract/sentences';
import { isWorking } from '@kinora/contract/statuses';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projects, steps } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { IdSource } from '../../platform/ids.ts';
import { rememberSession } from '../history/index.ts';
import { lockOwnProject } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { libraryModes } from './library-kinds.ts';

interface CopyDeps {
  readonly clock: Clock;
  readonly ids: IdSource;
}

/**
 * Another project that stands where this one stands, with a session of its own. Nothing is made and nothing is paid: its
 * checkpoints are copied, and name the files of the first one (`families.ts`). A finished film stays paid; what goes on
 * from a review is another film and has a price of its own.
 * @returns the copy's id @throws AppError `conflict` while it is worked at, `not-found`
 */
export async function duplicateProject(
  tx: Transaction,
  { clock, ids }: CopyDeps,
  owned: { readonly projectId: string; readonly ownerId: string },
): Promise<string> {
  const original = await lockOwnProject(tx, { ...owned, modes: libraryModes });
  if (original.deletedAt !== null) {
    throw new AppError('not-found');
  }
  if (isWorking(original.status)) {
    throw new AppError('conflict', { detail: librarySentences.copyWhileMade });
  }
  const now = clock.now();
  const copy = copyOf(original, { id: ids.next(), sessionId: ids.next(), now });
  await tx.insert(projects).values(copy);
  if (original.familyId === null) {
    await tx.update(projects).set({ familyId: original.id }).where(eq(projects.id, original.id));
  }
  await copySteps(tx, ids, { from: original.id, to: copy.id });
  await rememberSession(tx, {
    ownerId: copy.ownerId,
    sessionId: copy.sessionId,
    content: copy.prompt,
    now,
  });
  return copy.id;
}

function copyOf(
  original: Project,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
): Project {
  return {
    ...original,
    id,
    sessionId,
    title: titleOfCopy(original.title),
    requestKey: null,
    familyId: original.familyId ?? original.id,
    // Holds are the original's: credits are set aside for the copy when it goes on.
    holdId: null,
    holdCount: 0,
    statusChangedAt: now,
    progressAt: now,
    idleSweeps: 0,
    idleSweptAt: null,
    createdAt: now,
    isFavourite: false,
  };
}

function titleOfCopy(title: string): string {
  return [...librarySentences.copyOf(title)].slice(0, limits.text.title).join('');
}

async function copySteps(
  tx: Transaction,
  ids: IdSource,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const made = await tx
    .select(getTableColumns(steps))
    .from(steps)
    .where(and(eq(steps.projectId, from), eq(steps.state, 'finished')));
  if (made.length > 0) {
    await tx
      .insert(steps)
      .values(made.map((step) => ({ ...step, id: ids.next(), projectId: to, holdId: null })));
  }
}
