import { changeKey, composeChanges } from '@kinora/contract/revisions';
import type { RevisionKind } from '@kinora/contract/api';
import type { Change } from '@kinora/contract/revisions';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import type { Project } from '../project.ts';
import { pruneRevisions } from './prune-revisions.ts';
import { StoredChangesSchema } from './stored-changes.ts';

export interface NewRevision {
  /** With its row locked. */
  readonly project: Pick<Project, 'id' | 'revision'>;
  readonly authorId: string;
  /** The page it was made in; empty for programs. */
  readonly client: string;
  readonly batch?: string;
  readonly kind: RevisionKind;
  readonly target?: number;
  readonly changes: readonly Change[];
  readonly now: Date;
}

type Revision = typeof projectRevisions.$inferSelect;

/** Typing in one place is one act until the hands have rested this long, or it has become a page. */
const TYPING_PAUSE_MS = 2_000;
const LONGEST_TYPING_MS = 30_000;
/** Nobody types as much in the time between two saves. */
const PASTED_LENGTH = 60;
/** Old rows are put together when this many have come. */
const PRUNING_STEP = 50;

/**
 * Writes down what was changed. The caller keeps the answered number as the project's revision, in the same transaction;
 * it is the one that was when nothing changed.
 */
export async function recordRevision(tx: Transaction, revision: NewRevision): Promise<number> {
  const { project, changes, now, ...about } = revision;
  if (changes.length === 0 && about.target === undefined) {
    return project.revision;
  }
  const number = project.revision + 1;
  const last = about.kind === 'edit' ? await readLast(tx, project.id) : undefined;
  if (last !== undefined && goesOn(last, revision)) {
    await goOnTyping(tx, last, { ...revision, number });
  } else {
    await tx.insert(projectRevisions).values({
      projectId: project.id,
      number,
      authorId: about.authorId,
      client: about.client,
      batch: about.batch ?? null,
      kind: about.kind,
      target: about.target ?? null,
      changes,
      begunAt: now,
      at: now,
    });
  }
  if (number % PRUNING_STEP === 0) {
    await pruneRevisions(tx, project.id);
  }
  return number;
}

async function readLast(tx: Transaction, projectId: string): Promise<Revision | undefined> {
  const [last] = await tx
    .select()
    .from(projectRevisions)
    .where(eq(projectRevisions.projectId, projectId))
    .orderBy(desc(projectRevisions.number))
    .limit(1);
  return last;
}

/** Whether it is more of what the same hands were typing. */
function goesOn(last: Revision, { authorId, client, changes, now }: NewRevision): boolean {
  const before = StoredChangesSchema.parse(last.changes);
  return (
    last.kind === 'edit' &&
    last.authorId === authorId &&
    last.client === client &&
    now.getTime() - last.at.getTime() < TYPING_PAUSE_MS &&
    now.getTime() - last.begunAt.getTime() < LONGEST_TYPING_MS &&
    before.every(isText) &&
    changes.every(isTyped) &&
    placesOf(before) === placesOf(changes)
  );
}

function isText(change: Change): boolean {
  return change.kind === 'field' && typeof change.before === 'string' && typeof change.after === 'string';
}

/** What is pasted, or cut, is an act of its own. */
function isTyped(change: Change): boolean {
  const lengths = [change.before, change.after].map((text) =>
    typeof text === 'string' ? text.length : Infinity,
  );
  return isText(change) && Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) < PASTED_LENGTH;
}

function placesOf(changes: readonly Change[]): string {
  return changes.map(changeKey).toSorted().join();
}

async function goOnTyping(
  tx: Transaction,
  last: Revision,
  { number, batch, changes, now }: NewRevision & { number: number },
): Promise<void> {
  const all = composeChanges([StoredChangesSchema.parse(last.changes), changes]);
  const isLast = and(
    eq(projectRevisions.projectId, last.projectId),
    eq(projectRevisions.number, last.number),
  );
  await tx
    .update(projectRevisions)
    .set({ number, changes: all, at: now, batch: batch ?? null })
    .where(isLast);
}
