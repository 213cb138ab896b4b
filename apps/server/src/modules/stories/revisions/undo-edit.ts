import { applyChanges, inverted } from '@kinora/contract/revisions';
import { revisionSentences } from '@kinora/contract/sentences';
import type { Change, ProjectDocument } from '@kinora/contract/revisions';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockOwnProject, readUndoStack, StoredChangesSchema } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { describePlaces } from './describe-places.ts';
import { keepWithClips } from './keep-clips.ts';
import { openDocument } from './keep-document.ts';
import type { OpenDocument } from './keep-document.ts';

interface UndoWish {
  readonly projectId: string;
  readonly ownerId: string;
  readonly client: string;
}

export interface Undone {
  readonly open: OpenDocument;
  /** About what stays, since somebody has changed it again. */
  readonly notice: string | null;
}

type Deps = Pick<StoriesDeps, 'database' | 'clock' | 'queue'>;

/**
 * Takes the owner's last act back, or repeats the one that was taken back last, as a revision of its own. What was changed
 * again since stays. @throws AppError `conflict` when there is none
 */
export async function undoEdit(deps: Deps, wish: UndoWish & { kind: 'undo' | 'redo' }): Promise<Undone> {
  const { projectId, ownerId, client, kind } = wish;
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const stack = await readUndoStack(tx, { projectId, authorId: ownerId });
    const target = (kind === 'undo' ? stack.done : stack.undone).at(-1);
    if (target === undefined) {
      const { nothingToUndo, nothingToRedo } = revisionSentences;
      throw new AppError('conflict', { detail: kind === 'undo' ? nothingToUndo : nothingToRedo });
    }
    const open = await openDocument(tx, project);
    const made = await readChanges(tx, projectId, target);
    const wanted = kind === 'undo' ? inverted(made) : made;
    const { document: after, conflicts } = applyChanges(open.document, wanted);
    const places = describePlaces(
      conflicts.map(({ change }) => change),
      open.document,
    );
    const act = { authorId: ownerId, client, kind, target, now: deps.clock.now() };
    return {
      open: await keepWithClips(tx, deps, { open, act: { ...act, after } }),
      notice: places.length === 0 ? null : revisionSentences.changedSince(places),
    };
  });
}

async function readChanges(tx: Transaction, projectId: string, number: number): Promise<Change[]> {
  const [row] = await tx
    .select({ changes: projectRevisions.changes })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.number, number)));
  return StoredChangesSchema.parse(row?.changes ?? []);
}

/** Brings back what stood at a revision, as a revision of its own. @throws AppError `not-found` for one that is not kept */
export async function restoreRevision(
  deps: Deps,
  wish: UndoWish & { readonly revision: number },
): Promise<Undone> {
  const { projectId, ownerId, client, revision } = wish;
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, wish);
    const open = await openDocument(tx, project);
    const after = await documentAt(tx, { projectId, revision, document: open.document });
    const act = { authorId: ownerId, client, kind: 'restore', now: deps.clock.now() } as const;
    return { open: await keepWithClips(tx, deps, { open, act: { ...act, after } }), notice: null };
  });
}

/** The document as it was at a revision: everything since is taken back, newest first. */
async function documentAt(
  tx: Transaction,
  { projectId, revision, document }: { projectId: string; revision: number; document: ProjectDocument },
): Promise<ProjectDocument> {
  const isOf = eq(projectRevisions.projectId, projectId);
  const [known] = await tx
    .select({ number: projectRevisions.number })
    .from(projectRevisions)
    .where(and(isOf, eq(projectRevisions.number, revision)));
  if (known === undefined) {
    throw new AppError('not-found', { detail: revisionSentences.unknownRevision });
  }
  const later = await tx
    .select({ changes: projectRevisions.changes })
    .from(projectRevisions)
    .where(and(isOf, gt(projectRevisions.number, revision)))
    .orderBy(desc(projectRevisions.number));
  return later.reduce(
    (now, { changes }) =>
      applyChanges(now, inverted(StoredChangesSchema.parse(changes)), { isForced: true }).document,
    document,
  );
}
