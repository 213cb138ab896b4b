import { and, eq } from 'drizzle-orm';
import { steps } from '../../../db/schema/steps.ts';
import { readAssets } from '../../assets/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';

/** @returns the path of a film's music, known by the hash of all that it depends on */
export async function readMusic(
  { database, storage }: Pick<StoriesDeps, 'database' | 'storage'>,
  of: { readonly projectId: string; readonly hash: string },
  workFolder: string,
): Promise<string> {
  const [played] = await database
    .select({ assetId: steps.assetId })
    .from(steps)
    .where(and(eq(steps.projectId, of.projectId), eq(steps.kind, 'music'), eq(steps.inputHash, of.hash)));
  const id = played?.assetId ?? '';
  const asset = (await readAssets(database, [id])).get(id);
  if (asset === undefined) {
    throw new Error(`The music of project ${of.projectId} is missing`);
  }
  return await storage.localCopy(asset.storageKey, workFolder);
}
