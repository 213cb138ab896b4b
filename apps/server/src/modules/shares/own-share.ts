import { sentences } from '@kinora/contract/sentences';
import type { ShareAnswer } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { shares } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { IdSource } from '../../platform/ids.ts';
import { lockOwnProject, modesWith, readOwnProject } from '../projects/index.ts';
import type { OwnedProject, ProjectKinds } from '../projects/index.ts';
import { findShareable } from './shareable.ts';
import { hashShareToken, shareToken } from './share-token.ts';

export interface SharesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly kinds: ProjectKinds;
  /** The tokens of links follow from it. */
  readonly secret: string;
}

/** A project, and who says it is theirs. */
interface Owned {
  readonly projectId: string;
  readonly ownerId: string;
}

type Share = typeof shares.$inferSelect;

/** What can be watched; pictures and characters are no videos. */
function ownVideo({ kinds }: SharesDeps, owned: Owned): OwnedProject {
  return { ...owned, modes: modesWith(kinds, (kind) => kind.share !== null) };
}

/** Whether a video is shared, and by which link. @throws AppError `not-found` for other people's, too */
export async function readShare(deps: SharesDeps, owned: Owned): Promise<ShareAnswer> {
  const project = await readOwnProject(deps.database, ownVideo(deps, owned));
  return answerOf(deps, await findShare(deps.database, project.id));
}

/**
 * Lets everybody watch who has the link. Sharing again answers the same link.
 * @throws AppError `conflict` before it is finished; `not-found`
 */
export async function shareProject(deps: SharesDeps, owned: Owned): Promise<ShareAnswer> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, ownVideo(deps, owned));
    if ((await findShareable(tx, deps.kinds, project)) === null) {
      throw new AppError('conflict', { detail: sentences.sharing.onlyFinished });
    }
    const id = (await findShare(tx, project.id))?.id ?? deps.ids.next();
    const tokenHash = hashShareToken(shareToken(deps.secret, id));
    const [share] = await tx
      .insert(shares)
      .values({ id, projectId: project.id, ownerId: owned.ownerId, tokenHash, createdAt: deps.clock.now() })
      // With another secret than at the time of sharing the old link cannot be shown any more: this one takes its place.
      .onConflictDoUpdate({ target: shares.projectId, set: { tokenHash } })
      .returning();
    return answerOf(deps, share);
  });
}

/** Ends a share: its link is dead, and sharing again makes another one. @throws AppError `not-found` */
export async function endShare(deps: SharesDeps, owned: Owned): Promise<ShareAnswer> {
  const project = await readOwnProject(deps.database, ownVideo(deps, owned));
  await deps.database.delete(shares).where(eq(shares.projectId, project.id));
  return answerOf(deps, undefined);
}

async function findShare(database: DatabaseOrTransaction, projectId: string): Promise<Share | undefined> {
  const [share] = await database.select().from(shares).where(eq(shares.projectId, projectId));
  return share;
}

function answerOf(deps: SharesDeps, share: Share | undefined): ShareAnswer {
  if (share === undefined) {
    return { is_shared: false, path: null, shared_at: null };
  }
  return { is_shared: true, path: pathOf(deps, share), shared_at: share.createdAt.toISOString() };
}

/** Where a share is watched; null when it was made with another secret. */
export function pathOf({ secret }: Pick<SharesDeps, 'secret'>, share: Share): string | null {
  const token = shareToken(secret, share.id);
  return hashShareToken(token) === share.tokenHash ? `/share/${token}` : null;
}
