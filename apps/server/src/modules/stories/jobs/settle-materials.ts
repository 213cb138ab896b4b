import { projectStatus } from '@kinora/contract';
import type { Transaction } from '../../../db/client.ts';
import { areFinished, moveProject } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { wantedMaterials } from '../film-materials.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { assembleFilm } from './assemble-film.ts';

/** Goes on to the film when its last narration is there. The caller holds the project's lock. */
export async function settleMaterials(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'clock' | 'queue'>,
  project: Project,
): Promise<void> {
  if (!(await areFinished(tx, { projectId: project.id, wanted: wantedMaterials(project) }))) {
    return;
  }
  await moveProject(tx, {
    project,
    from: projectStatus.GENERATING_VIDEO,
    to: projectStatus.ASSEMBLING,
    now: deps.clock.now(),
  });
  const task = { projectId: project.id, run: project.run };
  await deps.queue.enqueue(tx, assembleFilm, task, { group: project.ownerId });
}
