import { engineOf } from '@kinora/contract/catalogue';
import { isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Suspense, lazy, useState } from 'react';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImageRow } from './image-row.tsx';
import { ImagesBar } from './images-bar.tsx';
import type { MoveProject } from './move-project.ts';
import { RedrawButton } from './redraw-button.tsx';
import { shotEditOf } from './shot-history.ts';
import type { ShotEdit } from './shot-history.ts';
import { isUpgrading } from './upgrades/is-upgradable.ts';
import { SceneRealism } from './upgrades/scene-realism.tsx';
import type { ProjectEditing } from './revisions/use-project-editing.ts';

const ImagePreview = lazy(async () => ({
  default: (await import('../../components/image-preview.tsx')).ImagePreview,
}));

interface ImagesPanelProps {
  project: ProjectAnswer;
  moveTo: MoveProject;
  sceneEdits: ProjectEditing;
  onEditShot: (shot: ShotEdit) => void;
}

/** The pictures of each scene as they are made, and the choice among them. */
export function ImagesPanel({ project, moveTo, sceneEdits, onEditShot }: ImagesPanelProps) {
  const { scenes, edit } = sceneEdits;
  const [preview, setPreview] = useState<{ url: string; title: string } | null>(null);
  const isDrawing = isWorking(project.status) && stepOfStatus[project.status] === 'images';
  const hasImages = scenes.some((scene) => scene.generated_image_options.length > 0);
  const canChoose =
    project.status === projectStatus.IMAGES_READY || project.status === projectStatus.COMPLETE;
  const hasChoice = scenes.some((scene) => scene.generated_image_options.length > 1);
  const words = labels.screen.workspace;

  if (!isDrawing && !hasImages) {
    return project.status === projectStatus.FAILED ? null : (
      <EmptyState sentence={labels.empty.imagesTab} isIllustrated={false} />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-5 pb-3.5">
        <h2 className="text-20 tracking-[-.012em]">{words.reviewImages}</h2>
        {isDrawing ? (
          <span role="status" className="flex items-center gap-2 text-ink-2">
            <Spinner />
            {isUpgrading(project) ? project.progress.label : words.generatingImages}
          </span>
        ) : (
          <span className={canChoose && hasChoice ? 'text-ink-3 max-sm:hidden' : 'hidden'}>
            {projectLabels.images.pickOne}
          </span>
        )}
      </div>
      <ol>
        {scenes.map((scene) => (
          <ImageRow
            key={scene.id}
            project={project}
            scene={scene}
            expectedCount={
              isDrawing && !isUpgrading(project) ? engineOf(project.selected_engine).image_options : 0
            }
            onSelect={
              canChoose
                ? (url) => {
                    edit({ type: 'change', id: scene.id, change: { selected_image_url: url } });
                  }
                : null
            }
            redraw={
              <>
                {project.status === projectStatus.IMAGES_READY && (
                  <RedrawButton project={project} sceneNumber={scene.scene_number} moveTo={moveTo} />
                )}
                <RealismOf project={project} sceneId={scene.id} moveTo={moveTo} />
              </>
            }
            onEdit={
              canChoose
                ? (url) => {
                    onEditShot(shotEditOf(scene, url));
                  }
                : null
            }
            onPreview={(url) => {
              setPreview({ url, title: labels.common.sceneTitle(scene.scene_number, scene.title) });
            }}
          />
        ))}
      </ol>
      {canChoose && <ImagesBar project={project} scenes={scenes} moveTo={moveTo} />}
      {preview !== null && (
        <Suspense>
          <ImagePreview
            {...preview}
            ratio={project.aspect_ratio}
            onClose={() => {
              setPreview(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What a scene is made as, once the server knows it. */
function RealismOf({
  project,
  sceneId,
  moveTo,
}: {
  project: ProjectAnswer;
  sceneId: string;
  moveTo: MoveProject;
}) {
  const scene = project.scenes.find(({ id }) => id === sceneId);
  return scene === undefined ? null : (
    <SceneRealism project={project} scene={scene} moveTo={moveTo} areImagesBeside />
  );
}
