import { hasSceneContent, isWorking, projectStatus, sentences } from '@kinora/contract';
import type { ProjectAnswer, Scene } from '@kinora/contract';
import { Button } from '../../ui/button.tsx';
import { FootBar } from './foot-bar.tsx';

interface ScenesBarProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  isBusy: boolean;
  onCreateImages: () => void;
  onShowImages: () => void;
}

/** Counts the scenes, names the gap, and goes on to the pictures. */
export function ScenesBar({ project, scenes, isBusy, onCreateImages, onShowImages }: ScenesBarProps) {
  if (isWorking(project.status) || project.status === projectStatus.FAILED) {
    return null;
  }
  const emptyScenes = scenes.filter((scene) => !hasSceneContent(scene));
  const isReviewed = project.status === projectStatus.IMAGES_READY;
  return (
    <FootBar
      summary={
        <>
          <b className="font-semibold whitespace-nowrap">Scenes {scenes.length}</b>
          {emptyScenes[0] !== undefined && (
            <a href={`#scene-${emptyScenes[0].id}`} className="link whitespace-nowrap text-ink-2">
              {emptyScenes.length} empty, left out
            </a>
          )}
        </>
      }
      reason={
        scenes.length === emptyScenes.length && (
          <span className="text-ink-2 max-sm:hidden">{sentences.readiness.noScenes}</span>
        )
      }
      action={
        isReviewed ? (
          <Button look="primary" onClick={onShowImages}>
            Choose images
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={scenes.length === emptyScenes.length}
            onClick={onCreateImages}
          >
            Create images
          </Button>
        )
      }
    />
  );
}
