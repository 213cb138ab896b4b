import { diffDocuments } from '@kinora/contract/revisions';
import type { Change, ProjectDocument } from '@kinora/contract/revisions';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/projects.ts';
import { recordRevision } from '../../projects/index.ts';
import type { NewRevision, Project } from '../../projects/index.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { StoredScene } from '../story-scene.ts';
import { documentOf, draftOf } from './project-document.ts';

type Act = Pick<NewRevision, 'authorId' | 'client' | 'batch' | 'kind' | 'target' | 'now'>;

/** A project whose row is locked, with the document it holds. */
export interface OpenDocument {
  readonly project: Project;
  readonly document: ProjectDocument;
  readonly urls: readonly (readonly string[])[];
}

export async function openDocument(tx: Transaction, project: Project): Promise<OpenDocument> {
  const urls = await readPictureUrls(tx, { projectId: project.id, scenes: storedScenesOf(project) });
  return { project, urls, document: documentOf(project, urls) };
}

/** Keeps a changed document as a revision of its own. @returns the project as it is now */
export async function keepDocument(
  tx: Transaction,
  open: OpenDocument,
  { after, ...act }: Act & { after: ProjectDocument },
): Promise<OpenDocument> {
  const { project, document, urls } = open;
  const changes: Change[] = diffDocuments(document, after);
  const revision = await recordRevision(tx, { ...act, project, changes });
  if (revision === project.revision) {
    return open;
  }
  const draft = draftOf(after, { project, urls });
  const columns = { title: after.title, draft, revision };
  await tx.update(projects).set(columns).where(eq(projects.id, project.id));
  return { project: { ...project, ...columns }, document: after, urls };
}

/**
 * Scenes that were confirmed take the place of what was written; what that changed is a revision. The caller writes the
 * answered columns together with its own.
 */
export async function confirmScenes(
  tx: Transaction,
  { project, scenes, ...act }: Omit<Act, 'kind'> & { project: Project; scenes: readonly StoredScene[] },
): Promise<Pick<Project, 'draft' | 'revision'>> {
  const { document } = await openDocument(tx, project);
  const after = await openDocument(tx, { ...project, scenes, draft: null });
  const changes = diffDocuments(document, after.document);
  return { draft: null, revision: await recordRevision(tx, { ...act, kind: 'confirm', project, changes }) };
}
