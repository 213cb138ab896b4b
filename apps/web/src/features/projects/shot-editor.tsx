import { prices, shotEditModels } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { isWorking } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import type { Scene } from '@kinora/contract/scenes';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useEditShot } from '../../api/edit-shot.ts';
import { refusalReason } from '../../api/api-error.ts';
import { PictureReceiver } from '../../components/picture-receiver.tsx';
import { usePricedAction } from '../../components/priced-action.ts';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CompareImages } from './compare-images.tsx';
import type { MoveProject } from './move-project.ts';
import { SceneField } from './scene-field.tsx';
import { ShotModels } from './shot-models.tsx';
import { ShotVersions } from './shot-versions.tsx';
import { shotLabel, versionsOf } from './shot-history.ts';
import type { ShotEdit } from './shot-history.ts';
import { useShotReasons } from './use-shot-reasons.ts';

interface ShotEditorProps {
  project: ProjectAnswer;
  scene: Scene;
  shot: ShotEdit;
  moveTo: MoveProject;
  /** Takes a version for the film. */
  onUse: (url: string) => void;
  onClose: () => void;
}

/**
 * Changes one picture by an instruction. It stays open while the picture is drawn, then shows before and after;
 * earlier versions are kept.
 */
export function ShotEditor({ project, scene, shot, moveTo, onUse, onClose }: ShotEditorProps) {
  const edit = useEditShot();
  const pricedAction = usePricedAction();
  const [instruction, setInstruction] = useState('');
  const [model, setModel] = useState<ImageModelKey | null>(shotEditModels[1]?.key ?? null);
  /** How many pictures there were when an edit was asked for; null while none was. */
  const [countAtStart, setCountAtStart] = useState<number | null>(null);
  const versions = versionsOf(scene);
  const shown = scene.selected_image_url ?? shot.currentUrl;
  const after = versions.at(-1);
  const isDrawing = isWorking(project.status);
  const isChanged = countAtStart !== null && versions.length > countAtStart;
  const hasFailed = countAtStart !== null && !isDrawing && !isChanged && !edit.isPending;
  const [reason] = useShotReasons(
    project.status,
    { new_prompt: instruction, model_name: model },
    edit.isPending,
  );

  function apply(): void {
    setCountAtStart(null);
    edit.mutate(
      {
        project_id: project.project_id,
        shot_name: shot.shotName,
        scene_number: scene.scene_number,
        new_prompt: instruction.trim(),
        model_name: model,
        aspect_ratio: project.aspect_ratio,
      },
      {
        onSuccess: ({ status }) => {
          setCountAtStart(versions.length);
          moveTo((old) => ({ ...old, status }));
        },
      },
    );
  }

  return (
    <Dialog
      title={projectLabels.shots.editTitle(shotLabel(shot.shotName), scene.scene_number)}
      width="wide"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          {isChanged && after !== undefined ? (
            <CompareImages before={shot.currentUrl} after={after} ratio={project.aspect_ratio} />
          ) : (
            <img
              src={shown}
              alt={projectLabels.shots.currentImage}
              className="max-h-[56dvh] w-full rounded-pop bg-raised object-contain"
            />
          )}
          <ShotVersions
            versions={versions}
            selected={scene.selected_image_url}
            onUse={isDrawing ? null : onUse}
          />
        </div>
        <div className="grid content-start gap-4">
          {shot.currentPrompt !== '' && (
            <div>
              <h3 className="mb-1 text-12 text-ink-3">{projectLabels.shots.drawnFrom}</h3>
              <p className="line-clamp-4 text-ink-2">{shot.currentPrompt}</p>
            </div>
          )}
          <SceneField
            label={projectLabels.shots.whatToChange}
            value={instruction}
            maximum={limits.text.shortPrompt}
            placeholder={projectLabels.shots.example}
            onChange={setInstruction}
          />
          <ShotModels selected={model} onChoose={setModel} />
          <PictureReceiver keys={[model]} />
          <EditState
            isDrawing={isDrawing}
            failure={edit.isError || hasFailed ? failureOf(project) : null}
            detail={refusalReason(edit.error)}
            reason={instruction === '' ? undefined : reason?.sentence}
          />
          <Button look="primary" isBusy={edit.isPending} isDisabled={reason !== undefined} onClick={apply}>
            {pricedAction(projectLabels.shots.apply, { credits: prices.shotEdit, key: model })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The server says in the notice what the model could not do. */
function failureOf({ notice }: ProjectAnswer): string {
  const { editImage } = sentences.failure;
  return notice?.startsWith(editImage) === true ? notice : editImage;
}

interface EditStateProps {
  isDrawing: boolean;
  failure: string | null;
  detail: string | undefined;
  reason: string | undefined;
}

function EditState({ isDrawing, failure, detail, reason }: EditStateProps) {
  if (isDrawing) {
    return (
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <Spinner /> {labels.screen.workspace.generatingImages}
      </p>
    );
  }
  if (failure !== null) {
    return (
      <p role="alert" className="text-bad">
        {failure} {detail}
      </p>
    );
  }
  return reason === undefined ? null : (
    <p role="status" className="flex items-center gap-2 text-ink-2">
      <CircleAlert size={16} aria-hidden="true" className="flex-none text-warn" /> {reason}
    </p>
  );
}
