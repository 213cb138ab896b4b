import { readAssets } from '../../assets/index.ts';
import type { Project } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { findMusic } from './film-music.ts';

/** A film's music: its file, at hand, and the hash of all that it depends on. */
export async function readMusic(
  deps: Pick<StoriesDeps, 'database' | 'storage' | 'longSide'>,
  project: Project,
  workFolder: string,
): Promise<{ readonly file: string; readonly hash: string }> {
  const step = await findMusic(deps.database, deps, project);
  const id = step?.assetId ?? '';
  const asset = (await readAssets(deps.database, [id])).get(id);
  if (step === undefined || asset === undefined) {
    throw new Error(`The music of project ${project.id} is missing`);
  }
  return { file: await deps.storage.localCopy(asset.storageKey, workFolder), hash: step.inputHash };
}
