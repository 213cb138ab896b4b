import type { HistoryItem, HistorySession, HistoryVideo } from '@kinora/contract/api';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { chatSessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import { modeOf, modesWith, readFirstPictures } from '../projects/index.ts';
import type { Project, ProjectKinds } from '../projects/index.ts';

type LinkedAsset = Pick<Asset, 'id' | 'name'>;

/** What is shown of projects: finished files by their ids, first pictures by their projects'. */
interface ShownFiles {
  readonly finished: ReadonlyMap<string, LinkedAsset>;
  readonly pictures: ReadonlyMap<string, LinkedAsset>;
}

export interface HistoryDeps {
  readonly database: Database;
  readonly kinds: ProjectKinds;
}

/** Newest first: all sessions of a user, or one of them. */
export async function listSessions(
  deps: HistoryDeps,
  of: { ownerId: string; sessionId?: string },
): Promise<HistorySession[]> {
  const isTheirs = eq(chatSessions.ownerId, of.ownerId);
  const { database } = deps;
  const sessions = await database
    .select()
    .from(chatSessions)
    .where(of.sessionId === undefined ? isTheirs : and(isTheirs, eq(chatSessions.id, of.sessionId)))
    .orderBy(desc(chatSessions.createdAt));
  const rows = await readProjects(deps, {
    ownerId: of.ownerId,
    sessionIds: sessions.map((session) => session.id),
  });
  const files = await readFilmFiles(deps, rows);
  // Whoever deletes the last story of a session deletes the session.
  const kept = sessions.filter((session) => rows.some((row) => row.sessionId === session.id));
  return kept.map((session) => ({
    session_id: session.id,
    content: session.content,
    created_at: session.createdAt.toISOString(),
    videos: rows.filter((row) => row.sessionId === session.id).map((row) => videoOf(deps, row, files)),
  }));
}

/** The same as history items, which carry the id of the session's newest project. */
export async function listHistory(
  deps: HistoryDeps,
  of: { ownerId: string; sessionId?: string },
): Promise<HistoryItem[]> {
  const sessions = await listSessions(deps, of);
  return sessions.map((session) => ({ ...session, id: session.videos[0]?.id ?? session.session_id }));
}

/** One session's history. @throws AppError `not-found` for unknown and other people's sessions */
export async function readSessionHistory(
  deps: HistoryDeps,
  of: { ownerId: string; sessionId: string },
): Promise<HistoryItem[]> {
  const items = await listHistory(deps, of);
  if (items.length === 0) {
    throw new AppError('not-found');
  }
  return items;
}

async function readProjects(
  { database, kinds }: HistoryDeps,
  of: { ownerId: string; sessionIds: readonly string[] },
): Promise<Project[]> {
  const shown = modesWith(kinds, (kind) => kind.isInHistory);
  if (of.sessionIds.length === 0) {
    return [];
  }
  return await database
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, of.ownerId),
        inArray(projects.sessionId, [...of.sessionIds]),
        inArray(projects.mode, shown),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(projects.createdAt));
}

/** The files of films; where there is none yet, the first picture that was made for it. */
async function readFilmFiles(
  { database, kinds }: HistoryDeps,
  rows: readonly Project[],
): Promise<ShownFiles> {
  const ids = rows.flatMap((row) => {
    const made = kinds[modeOf(row)].outputs(row);
    return made === null ? [] : [...made.links, made.poster];
  });
  const unfinished = rows.filter((row) => row.outputs === null).map(({ id }) => id);
  const [finished, pictures] = await Promise.all([
    readAssets(database, ids),
    readFirstPictures(database, unfinished),
  ]);
  return { finished, pictures };
}

function videoOf({ kinds }: HistoryDeps, project: Project, files: ShownFiles): HistoryVideo {
  const made = kinds[modeOf(project)].outputs(project);
  const urlsOf = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const file = files.finished.get(id);
      return file === undefined ? [] : [assetUrl(file)];
    });
  const picture = files.pictures.get(project.id);
  return {
    id: project.id,
    title: project.title,
    status: project.status,
    video_files_json: urlsOf(made?.links ?? []),
    // Until there is a film, the first picture that was painted for it stands for it.
    poster_url:
      urlsOf(made === null ? [] : [made.poster])[0] ?? (picture === undefined ? null : assetUrl(picture)),
    created_at: project.createdAt.toISOString(),
  };
}
