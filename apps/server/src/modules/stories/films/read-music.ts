import { readAssets } from '../../assets/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { findMusic } from './film-music.ts';

/** The file of a film's music, at hand. */
export async function readMusic(
  deps: Pick<StoriesDeps, 'database' | 'storage' | 'longSide'>,
  project: Project,
  workFolder: string,
): Promise<string> {
  const id = (await findMusic(deps.database, deps, project))?.assetId ?? '';
  const asset = (await readAssets(deps.database, [id])).get(id);
  if (asset === undefined) {
    throw new Error(`The music of project ${project.id} is missing`);
  }
  return await deps.storage.localCopy(asset.storageKey, workFolder);
}
