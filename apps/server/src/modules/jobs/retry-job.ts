import type { ProjectStatus } from '@kinora/contract';
import { retryGeneration } from '../generations/index.ts';
import { readOwnProject, singleModes } from '../projects/index.ts';
import { retryStory } from '../stories/index.ts';
import type { StoriesDeps } from '../stories/index.ts';

/** Starts a failed project of any kind again from the step that failed. @throws AppError `conflict`, `not-found` */
export async function retryJob(
  deps: StoriesDeps,
  owned: { projectId: string; ownerId: string },
): Promise<ProjectStatus> {
  const { mode } = await readOwnProject(deps.database, { ...owned, modes: 'any' });
  const isSingle = singleModes.some((single) => single === mode);
  return isSingle ? await retryGeneration(deps, owned) : await retryStory(deps, owned);
}
