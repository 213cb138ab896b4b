import type { Transaction } from '../../../db/client.ts';
import { readStepsByHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { storedScenesOf } from '../story-scene.ts';

/** How many of its maker's own clips are still to be cut. A copy of a project waits for none of the original's. */
export async function countOpenCuts(
  tx: Transaction,
  { id, scenes }: Pick<Project, 'id' | 'scenes'>,
): Promise<number> {
  const hashes = storedScenesOf({ scenes }).flatMap(({ cuts }) => cuts);
  const known = await readStepsByHash(tx, { projectId: id, hashes });
  return known.filter(({ kind, state }) => kind === 'clip' && state !== 'finished').length;
}
