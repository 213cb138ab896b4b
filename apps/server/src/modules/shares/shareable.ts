import type { DatabaseOrTransaction } from '../../db/client.ts';
import { readAssets } from '../assets/index.ts';
import type { Asset } from '../assets/index.ts';
import { modeOf } from '../projects/index.ts';
import type { Project, ProjectKinds, SharedFacts } from '../projects/index.ts';

/** A finished video as everybody with its link may see it. */
export interface Shareable extends SharedFacts {
  readonly film: Asset;
  readonly poster: Asset | null;
  readonly captions: Asset | null;
}

/** The video of a project, null while there is none. An edit under way leaves the last one in place. */
export async function findShareable(
  database: DatabaseOrTransaction,
  kinds: ProjectKinds,
  project: Project,
): Promise<Shareable | null> {
  const { share, outputs } = kinds[modeOf(project)];
  const made = outputs(project);
  if (project.deletedAt !== null || share === null || made === null) {
    return null;
  }
  const files = await readAssets(database, [...made.links, made.poster]);
  const film = files.get(made.result);
  if (film === undefined) {
    return null;
  }
  return {
    film,
    poster: files.get(made.poster) ?? null,
    captions: files.get(made.captions ?? '') ?? null,
    ...share(project, film),
  };
}
