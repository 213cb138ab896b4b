import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { projects } from '../../db/schema/projects.ts';
import { assetUrl } from '../assets/index.ts';

/** Tells the pictures of a user's own characters from every other address a client may send. */
export async function ownCharactersOf(
  database: DatabaseOrTransaction,
  ownerId: string,
): Promise<(url: string) => boolean> {
  const rows = await database
    .select({ id: assets.id, name: assets.name })
    .from(assets)
    .innerJoin(projects, eq(projects.id, assets.projectId))
    .where(and(eq(assets.ownerId, ownerId), eq(assets.kind, 'portrait'), eq(projects.mode, 'characters')));
  const own = new Set(rows.map(assetUrl));
  return (url) => own.has(url);
}
