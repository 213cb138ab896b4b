import { filmScenesReasons, storyScenesReasons } from '@kinora/contract/readiness';
import { normalizeScenes } from '@kinora/contract/scenes';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Reason } from '@kinora/contract/readiness';
import type { Scene } from '@kinora/contract/scenes';
import { useVoices } from '../../api/get-voices.ts';
import { isFilm } from './is-film.ts';

/**
 * Why the scenes cannot be confirmed yet, from the same rules as the server's. Which plan was in force when the project
 * started is known to the server alone, so a closed voice is left to it.
 */
export function useSceneReasons(project: ProjectAnswer, scenes: readonly Scene[]): Reason[] {
  const { voices } = useVoices();
  if (voices.length === 0 || project.status === projectStatus.IMAGES_READY) {
    return [];
  }
  const context = { status: project.status, plan: 'proxl', voices } as const;
  const sent = normalizeScenes(scenes);
  return isFilm(project) ? filmScenesReasons(sent, context) : storyScenesReasons(sent, context);
}
