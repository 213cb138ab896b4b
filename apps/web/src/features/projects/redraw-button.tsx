import type { ProjectAnswer } from '@kinora/contract/api';
import { RefreshCw } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useRegenerateImage } from '../../api/regenerate-image.ts';
import { useDollarAction } from '../../components/priced-action.ts';
import { projectLabels } from '../../labels/projects.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import type { MoveProject } from './move-project.ts';

interface RedrawButtonProps {
  project: ProjectAnswer;
  sceneNumber: number;
  moveTo: MoveProject;
}

/** Asks for one more picture of a scene; the ones that are there stay to choose from. */
export function RedrawButton({ project, sceneNumber, moveTo }: RedrawButtonProps) {
  const dollarAction = useDollarAction();
  const regenerate = useRegenerateImage(project.project_id);
  return (
    <Button
      look="plain"
      size="small"
      className="mt-2 -ml-3"
      icon={<RefreshCw size={14} aria-hidden="true" />}
      isBusy={regenerate.isPending}
      aria-label={projectLabels.images.drawAnotherOf(sceneNumber)}
      onClick={() => {
        regenerate.mutate(sceneNumber, {
          onSuccess: ({ status }) => {
            moveTo((old) => ({ ...old, status }));
          },
          onError: (error) => {
            void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
          },
        });
      }}
    >
      {dollarAction(projectLabels.images.drawAnother, {
        key: project.selected_image_model ?? project.selected_engine,
        count: 1,
      })}
    </Button>
  );
}
