import type { HistoryItem, HistorySession, HistoryVideo } from '@kinora/contract/api';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { projects } from '../../db/schema/projects.ts';
import { chatSessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assetUrl } from '../assets/index.ts';
import { modesWith } from '../projects/index.ts';
import type { ProjectKinds } from '../projects/index.ts';

type ProjectRow = Pick<typeof projects.$inferSelect, 'id' | 'sessionId' | 'title' | 'status' | 'createdAt'>;
type LinkedAsset = Pick<typeof assets.$inferSelect, 'id' | 'name' | 'kind' | 'projectId' | 'createdAt'>;

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
  const files = await readFilmFiles(
    database,
    rows.map((row) => row.id),
  );
  return sessions.map((session) => ({
    session_id: session.id,
    content: session.content,
    created_at: session.createdAt.toISOString(),
    videos: rows.filter((row) => row.sessionId === session.id).map((row) => videoOf(row, files)),
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
): Promise<ProjectRow[]> {
  const shown = modesWith(kinds, (kind) => kind.isInHistory);
  if (of.sessionIds.length === 0) {
    return [];
  }
  return await database
    .select({
      id: projects.id,
      sessionId: projects.sessionId,
      title: projects.title,
      status: projects.status,
      createdAt: projects.createdAt,
    })
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

const filmKinds = ['film', 'subtitles', 'captions', 'poster', 'picture'] as const;

/** The files of films and the pictures of their scenes, oldest first. */
async function readFilmFiles(database: Database, projectIds: readonly string[]): Promise<LinkedAsset[]> {
  if (projectIds.length === 0) {
    return [];
  }
  return await database
    .select({
      id: assets.id,
      name: assets.name,
      kind: assets.kind,
      projectId: assets.projectId,
      createdAt: assets.createdAt,
    })
    .from(assets)
    .where(and(inArray(assets.projectId, [...projectIds]), inArray(assets.kind, [...filmKinds])))
    .orderBy(assets.createdAt);
}

function videoOf(project: ProjectRow, files: readonly LinkedAsset[]): HistoryVideo {
  const own = files.filter((file) => file.projectId === project.id);
  const newest = (kind: (typeof filmKinds)[number]): string[] =>
    own
      .filter((file) => file.kind === kind)
      .slice(-1)
      .map(assetUrl);
  return {
    id: project.id,
    title: project.title,
    status: project.status,
    video_files_json: [...newest('film'), ...newest('subtitles'), ...newest('captions')],
    // Until there is a film, the first picture that was painted for it stands for it.
    poster_url: newest('poster')[0] ?? firstPicture(own),
    created_at: project.createdAt.toISOString(),
  };
}

function firstPicture(files: readonly LinkedAsset[]): string | null {
  const picture = files.find(({ kind }) => kind === 'picture');
  return picture === undefined ? null : assetUrl(picture);
}
