import { jobStatusOf } from '@kinora/contract/statuses';
import type { JobStatusAnswer } from '@kinora/contract/api';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { assetUrl, readAssets } from '../assets/index.ts';
import { modeOf, readOwnProject } from '../projects/index.ts';
import type { OwnedProject, ProjectKinds, RetryDeps } from '../projects/index.ts';

/** What the calls for projects of any kind work with. */
export interface JobsDeps extends RetryDeps {
  readonly kinds: ProjectKinds;
}

type Owned = Omit<OwnedProject, 'modes'>;

/** The legacy view of a project of any kind. @throws AppError `not-found` */
export async function readJob({ database, kinds }: JobsDeps, owned: Owned): Promise<JobStatusAnswer> {
  const project = await readOwnProject(database, { ...owned, modes: 'any' });
  const ids = kinds[modeOf(project)].outputs(project)?.links ?? [];
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

/** Starts a failed project of any kind again from the step that failed. @throws AppError `conflict`, `not-found` */
export async function retryJob(
  deps: JobsDeps,
  wish: Owned & { readonly keepsDrafts?: boolean },
): Promise<ProjectStatus> {
  const project = await readOwnProject(deps.database, { ...wish, modes: 'any' });
  return await deps.kinds[modeOf(project)].retry(deps, wish);
}
