import type { MadeByAnswer, SharedFile, SharedVideoAnswer } from '@kinora/contract/api';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assets, projects, shares, steps, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Asset } from '../assets/index.ts';
import { isShownIn } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import type { SharesDeps } from './own-share.ts';
import { findShareable } from './shareable.ts';
import type { Shareable } from './shareable.ts';
import { hashShareToken } from './share-token.ts';

type ReadDeps = Pick<SharesDeps, 'database' | 'kinds'>;

interface Shared extends Shareable {
  readonly project: Project;
}

/** What a link leads to; null for every token that opens nothing (any more), as while its owner's account is closed. */
async function findShared({ database, kinds }: ReadDeps, token: string): Promise<Shared | null> {
  const [found] = await database
    .select({ project: projects })
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.projectId))
    .innerJoin(users, and(eq(users.id, shares.ownerId), isNull(users.closedAt)))
    .where(eq(shares.tokenHash, hashShareToken(token)));
  const shareable = found === undefined ? null : await findShareable(database, kinds, found.project);
  return found === undefined || shareable === null ? null : { ...shareable, project: found.project };
}

/** @throws AppError `not-found` for every token that opens nothing (any more) */
function requireOpen<Found>(found: Found | null): Found {
  if (found === null) {
    throw new AppError('not-found');
  }
  return found;
}

/** A shared video for everybody: nothing in it says whose it is. @throws AppError `not-found` */
export async function readSharedVideo(deps: ReadDeps, token: string): Promise<SharedVideoAnswer> {
  return requireOpen(await findSharedVideo(deps, token));
}

/** See {@link readSharedVideo}; null for a token that opens nothing. */
export async function findSharedVideo(deps: ReadDeps, token: string): Promise<SharedVideoAnswer | null> {
  const shared = await findShared(deps, token);
  if (shared === null) {
    return null;
  }
  const urlOf = (file: SharedFile): string => `/media/share/${token}/${file}`;
  return {
    title: shared.project.title,
    video_url: urlOf('film.mp4'),
    poster_url: shared.poster === null ? null : urlOf('poster'),
    captions_url: shared.captions === null ? null : urlOf('captions.vtt'),
    language: shared.language,
    has_subtitles: shared.hasSubtitles,
    aspect_ratio: shared.aspectRatio,
    made_by: await readMakers(deps.database, shared.project.id),
  };
}

/** A file of a shared video; no other file has an address here. @throws AppError `not-found` */
export async function readSharedFile(
  deps: ReadDeps,
  { token, file }: { token: string; file: SharedFile },
): Promise<Asset> {
  const shared = requireOpen(await findShared(deps, token));
  const found = { 'film.mp4': shared.film, poster: shared.poster, 'captions.vtt': shared.captions }[file];
  return requireOpen(found);
}

/** What a viewer sees or hears of a project. */
const seenKinds = ['picture', 'portrait', 'clip', 'narration', 'music', 'segment', 'film'];

/** Every model that had a part in it, the script's first. */
async function readMakers(database: Database, projectId: string): Promise<MadeByAnswer[]> {
  const model = sql<string | null>`${steps.result}->>'model'`;
  const scripts = await database
    .selectDistinct({ provider: steps.provider, model })
    .from(steps)
    .where(and(eq(steps.projectId, projectId), eq(steps.kind, 'script'), isNotNull(steps.provider)));
  const files = await database
    .selectDistinct({ provider: assets.provider, model: assets.model })
    .from(assets)
    .where(and(isShownIn(projectId), inArray(assets.kind, seenKinds), ne(assets.provider, 'upload')));
  return [...scripts, ...files].flatMap(({ provider, model: made }) =>
    provider === null || made === null ? [] : [{ provider, model: made }],
  );
}
