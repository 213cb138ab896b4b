import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, SceneVersion } from '@kinora/contract/api';
import { failureText } from '../../../api/api-error.ts';
import { useChooseVersion } from '../../../api/upgrades.ts';
import { notify } from '../../../ui/notify.ts';
import type { MoveProject } from '../move-project.ts';
import { mayChange } from '../own/may-change.ts';

/** Lets a scene show a version; null while nothing can be chosen. Of a finished film that scene is rendered again. */
export function useVersionChoice(
  project: ProjectAnswer,
  moveTo: MoveProject,
): ((sceneNumber: number, version: SceneVersion) => void) | null {
  const choose = useChooseVersion(project.project_id);
  const isComplete = project.status === projectStatus.COMPLETE;
  if (choose.isPending || !mayChange(project)) {
    return null;
  }
  return (sceneNumber, { kind, version, is_chosen: isChosen }) => {
    if (isChosen) {
      return;
    }
    choose.mutate(
      { sceneNumber, kind, version },
      {
        onSuccess: (scene) => {
          moveTo((old) => ({
            ...old,
            status: isComplete ? projectStatus.VIDEO_QUEUED : old.status,
            scenes: old.scenes.map((one) => (one.id === scene.id ? scene : one)),
          }));
        },
        onError: (error) => {
          void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
        },
      },
    );
  };
}
