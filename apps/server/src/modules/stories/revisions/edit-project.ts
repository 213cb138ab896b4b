import { limits } from '@kinora/contract/limits';
import { applyChanges } from '@kinora/contract/revisions';
import { revisionSentences, sentences } from '@kinora/contract/sentences';
import type { EditsPayload } from '@kinora/contract/api';
import type { Change, Conflict, ProjectDocument } from '@kinora/contract/revisions';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projectRevisions } from '../../../db/schema/revisions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ownCharactersOf } from '../../characters/index.ts';
import { lockOwnProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { ownMediaOf } from '../review/review-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { keepDocument, openDocument } from './keep-document.ts';
import type { OpenDocument } from './keep-document.ts';

export interface ProjectEdits {
  readonly projectId: string;
  readonly ownerId: string;
  readonly edits: EditsPayload;
}

export interface EditedProject {
  readonly open: OpenDocument;
  /** When there are any, nothing of the edits was kept. */
  readonly conflicts: readonly Conflict[];
  /** Whether others wrote since the revision that the edits name. */
  readonly hasNews: boolean;
}

/**
 * Keeps edits that still stand on what they were made on, as one revision: all of them, or none and the conflicts. The
 * same batch again is kept once. @throws AppError `invalid`, `conflict` before there is anything to edit
 */
export async function editProject(
  deps: Pick<StoriesDeps, 'database' | 'clock'>,
  { projectId, ownerId, edits }: ProjectEdits,
): Promise<EditedProject> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { projectId, ownerId });
    const open = await openDocument(tx, project);
    const hasNews = project.revision !== edits.revision;
    if (await isKept(tx, projectId, edits.batch)) {
      return { open, conflicts: [], hasNews: true };
    }
    refuseClips(edits.changes);
    refuseEarly(open.document, edits.changes);
    const { document: after, conflicts } = applyChanges(open.document, edits.changes);
    if (conflicts.length > 0) {
      return { open, conflicts, hasNews: true };
    }
    refuseTooMuch(after);
    await refuseForeign(tx, project, edits.changes);
    const { client, batch } = edits;
    const now = deps.clock.now();
    const kept = await keepDocument(tx, open, { authorId: ownerId, client, batch, kind: 'edit', now, after });
    return { open: kept, conflicts: [], hasNews };
  });
}

async function isKept(tx: Transaction, projectId: string, batch: string): Promise<boolean> {
  const found = await tx
    .select({ number: projectRevisions.number })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.batch, batch)))
    .limit(1);
  return found.length > 0;
}

/** Which clip a scene moves as is chosen by a call of its own, which has the film made anew. */
function refuseClips(changes: readonly Change[]): void {
  if (changes.some(({ kind }) => kind === 'clip')) {
    throw new AppError('invalid', { detail: sentences.upgrade.noVersion });
  }
}

/** Before the script is written there are no scenes to write in. */
function refuseEarly({ scenes }: ProjectDocument, changes: readonly Change[]): void {
  if (scenes.length === 0 && changes.every(({ kind }) => kind === 'field')) {
    throw new AppError('conflict', { detail: sentences.readiness.scenesNotInReview });
  }
}

function refuseTooMuch(document: ProjectDocument): void {
  const refuse = (path: string, message: string): never => {
    throw new AppError('invalid', { detail: message, errors: [{ path, message }] });
  };
  if (document.title.trim() === '') {
    refuse('title', revisionSentences.noTitle);
  }
  if ([...document.title].length > limits.text.title) {
    refuse('title', sentences.field.tooLong(limits.text.title));
  }
  if (document.scenes.length > limits.counts.draftScenes) {
    refuse('scenes', revisionSentences.tooManyScenes(limits.counts.draftScenes));
  }
  if (Buffer.byteLength(JSON.stringify(document)) > limits.bytes.draft) {
    refuse('scenes', revisionSentences.tooLarge);
  }
}

/** Only pictures of this project and characters of its owner are ever shown, whatever address a client sends. */
async function refuseForeign(tx: Transaction, project: Project, changes: readonly Change[]): Promise<void> {
  const { pictures, characters } = chosenUrls(changes);
  if (pictures.length === 0 && characters.length === 0) {
    return;
  }
  const [isOwn, isOwnCharacter] = [
    await ownMediaOf(tx, project.id),
    await ownCharactersOf(tx, project.ownerId),
  ];
  if (!pictures.every(isOwn) || !characters.every(isOwnCharacter)) {
    throw new AppError('invalid', { detail: sentences.story.foreignImage });
  }
}

function chosenUrls(changes: readonly Change[]) {
  const urls = { pictures: new Set<string>(), characters: new Set<string>() };
  const add = (set: Set<string>, url: unknown): void => {
    if (typeof url === 'string') {
      set.add(url);
    }
  };
  for (const change of changes) {
    if (change.kind === 'scene') {
      add(urls.pictures, change.after?.selected_image_url);
      add(urls.characters, change.after?.selected_character_url);
    } else if (change.kind === 'field' && change.field === 'selected_image_url') {
      add(urls.pictures, change.after);
    } else if (change.kind === 'field' && change.field === 'selected_character_url') {
      add(urls.characters, change.after);
    }
  }
  return { pictures: [...urls.pictures], characters: [...urls.characters] };
}
