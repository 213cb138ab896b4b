import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { assetUrl } from '../assets/index.ts';

/** Tells a project's own pictures from every other address a client may send; nothing else is ever kept or fetched. */
export async function ownMediaOf(tx: Transaction, projectId: string): Promise<(url: string) => boolean> {
  const rows = await tx
    .select({ id: assets.id, name: assets.name })
    .from(assets)
    .where(and(eq(assets.projectId, projectId), eq(assets.kind, 'picture')));
  const own = new Set(rows.map(assetUrl));
  return (url) => own.has(url);
}
