import type { AdminShare } from '@kinora/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { projects, shares, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathOf } from './own-share.ts';
import type { SharesDeps } from './own-share.ts';

const LONGEST_LIST = 1_000;

/** What everybody with a link can watch now, the last shared first. */
export async function listShares(deps: SharesDeps): Promise<AdminShare[]> {
  const rows = await deps.database
    .select({ share: shares, title: projects.title, name: users.name, email: users.email })
    .from(shares)
    .innerJoin(projects, and(eq(projects.id, shares.projectId), isNull(projects.deletedAt)))
    .innerJoin(users, and(eq(users.id, shares.ownerId), isNull(users.closedAt)))
    .orderBy(desc(shares.createdAt))
    .limit(LONGEST_LIST);
  return rows.map(({ share, title, name, email }) => ({
    id: share.id,
    title,
    owner: { name, email },
    path: pathOf(deps, share),
    shared_at: share.createdAt.toISOString(),
  }));
}

/** Ends a share, whoever's it is. Its owner may share the video again, by another link. @throws AppError `not-found` */
export async function endShareForAdmin({ database }: SharesDeps, id: string): Promise<void> {
  const ended = await database.delete(shares).where(eq(shares.id, id)).returning({ id: shares.id });
  if (ended.length === 0) {
    throw new AppError('not-found');
  }
}
