import { jobStatusOf } from '@kinora/contract';
import type { JobStatusAnswer } from '@kinora/contract';
import type { Database } from '../../db/client.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import { readOwnProject } from '../projects/index.ts';
import { linkedAssetIds, outputsOf } from '../stories/index.ts';

/** The legacy view of a project. @throws AppError `not-found` */
export async function readJob(
  database: Database,
  owned: { projectId: string; ownerId: string },
): Promise<JobStatusAnswer> {
  const project = await readOwnProject(database, owned);
  const outputs = outputsOf(project);
  const ids = outputs === null ? [] : linkedAssetIds(outputs);
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
