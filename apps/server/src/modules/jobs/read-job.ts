import { jobStatusOf } from '@kinora/contract';
import type { JobStatusAnswer } from '@kinora/contract';
import type { Database } from '../../db/client.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import { generationOutputsOf } from '../generations/index.ts';
import { readOwnProject, storyModes } from '../projects/index.ts';
import type { Project } from '../projects/index.ts';
import { linkedAssetIds, outputsOf } from '../stories/index.ts';

/** The legacy view of a project of any kind. @throws AppError `not-found` */
export async function readJob(
  database: Database,
  owned: { projectId: string; ownerId: string },
): Promise<JobStatusAnswer> {
  const project = await readOwnProject(database, { ...owned, modes: 'any' });
  const ids = linkedIds(project);
  const made = await readAssets(database, ids);
  return {
    status: jobStatusOf(project.status),
    links: ids.flatMap((id) => {
      const asset = made.get(id);
      return asset === undefined ? [] : [assetUrl(asset)];
    }),
    error: project.error,
  };
}

function linkedIds(project: Project): string[] {
  if (storyModes.some((mode) => mode === project.mode)) {
    const outputs = outputsOf(project);
    return outputs === null ? [] : linkedAssetIds(outputs);
  }
  const outputs = generationOutputsOf(project);
  return outputs === null ? [] : [outputs.resultAssetId];
}
