import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useState } from 'react';
import { labels } from '../../labels/index.ts';
import { orderLabels } from '../../labels/scene-order.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { notify } from '../../ui/notify.ts';
import type { MoveProject } from './move-project.ts';
import { ScenePlace } from './order/scene-place.tsx';
import { SceneCard } from './scene-card.tsx';
import { SceneEditor } from './scene-editor.tsx';
import type { SceneEdit } from './scene-edits.ts';

interface SceneListProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  /** Null while the scenes can only be read. */
  edit: ((edit: SceneEdit) => void) | null;
  editedId: string | null;
  moveTo: MoveProject;
  onEdit: (id: string | null) => void;
}

/** The storyboard: two cards a row; the edited one spans both columns. */
export function SceneList({ project, scenes, edit, editedId, moveTo, onEdit }: SceneListProps) {
  function deleteScene(scene: Scene): void {
    edit?.({ type: 'delete', id: scene.id });
    void notify({
      text: sceneLabels.deleted(scene.scene_number),
      action: {
        label: labels.common.undo,
        run: () => {
          // Not the last act: by then something else may have been written.
          edit?.({ type: 'restore', scene });
        },
      },
    });
  }

  const [moved, setMoved] = useState('');
  function moveBy(scene: Scene, by: 1 | -1): void {
    edit?.({ type: 'move', id: scene.id, by });
    setMoved(orderLabels.moved(scene.title, scene.scene_number + by, scenes.length));
  }
  function actionsOf(scene: Scene, index: number): Parameters<typeof SceneCard>[0]['actions'] {
    return (
      edit && {
        onEdit: () => {
          onEdit(scene.id);
        },
        onDelete: () => {
          deleteScene(scene);
        },
        onMove: (by) => {
          moveBy(scene, by);
        },
        onChange: (change) => {
          edit({ type: 'change', id: scene.id, change });
        },
        onVoice: (voiceId, voiceName) => {
          edit({ type: 'change', id: scene.id, change: { voice_id: voiceId, voice_name: voiceName } });
        },
        isFirst: index === 0,
        isLast: index === scenes.length - 1,
      }
    );
  }

  return (
    <>
      <ol className="grid grid-cols-1 gap-4 max-sm:gap-3 xl:grid-cols-2">
        {scenes.map((scene, index) => (
          <ScenePlace key={scene.id} scene={scene} isFixed={edit === null} isOpen={scene.id === editedId}>
            {(handle) =>
              scene.id === editedId && edit !== null ? (
                <SceneEditor
                  project={project}
                  scene={scene}
                  sceneCount={scenes.length}
                  edit={edit}
                  onDone={() => {
                    onEdit(null);
                  }}
                  onDelete={() => {
                    deleteScene(scene);
                  }}
                />
              ) : (
                <SceneCard
                  project={project}
                  scene={scene}
                  moveTo={moveTo}
                  handle={scenes.length > 1 ? handle : null}
                  actions={actionsOf(scene, index)}
                />
              )
            }
          </ScenePlace>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  );
}
