import { engineOf } from '@kinora/contract/catalogue';
import { hasSceneContent } from '@kinora/contract/scenes';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { CircleAlert } from 'lucide-react';
import { StoryMakerTag } from '../../components/maker-tag.tsx';
import { useDollarAction } from '../../components/priced-action.ts';
import { sceneLabels } from '../../labels/scenes.ts';
import { Button } from '../../ui/button.tsx';
import { FootBar } from './foot-bar.tsx';
import { HeldNote } from './held-note.tsx';
import { useSceneReasons } from './use-scene-reasons.ts';

interface ScenesBarProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  isBusy: boolean;
  onCreateImages: () => void;
  onShowImages: () => void;
}

/** Counts the scenes, names the gap, and goes on to the pictures. */
export function ScenesBar({ project, scenes, isBusy, onCreateImages, onShowImages }: ScenesBarProps) {
  const [reason] = useSceneReasons(project, scenes);
  const dollarAction = useDollarAction();
  const { image_options: imageOptions } = engineOf(project.selected_engine);
  if (isWorking(project.status) || project.status === projectStatus.FAILED) {
    return null;
  }
  const emptyScenes = scenes.filter((scene) => !hasSceneContent(scene));
  const isReviewed = project.status === projectStatus.IMAGES_READY;
  return (
    <FootBar
      summary={
        <>
          <b className="font-semibold whitespace-nowrap">{sceneLabels.count(scenes.length)}</b>
          {emptyScenes[0] !== undefined && (
            <a href={`#scene-${emptyScenes[0].id}`} className="link whitespace-nowrap text-ink-2">
              {sceneLabels.emptyLeftOut(emptyScenes.length)}
            </a>
          )}
          <HeldNote project={project} />
          <StoryMakerTag story={project} isBesideStart />
        </>
      }
      reason={
        reason !== undefined &&
        !isReviewed && (
          <span role="status" className="flex items-center gap-2 text-ink-2 max-sm:text-12">
            <CircleAlert size={16} aria-hidden="true" className="flex-none text-warn max-sm:hidden" />
            {reason.sentence}
          </span>
        )
      }
      action={
        isReviewed ? (
          <Button look="primary" onClick={onShowImages}>
            {sceneLabels.chooseImages}
          </Button>
        ) : (
          <Button look="primary" isBusy={isBusy} isDisabled={reason !== undefined} onClick={onCreateImages}>
            {dollarAction(sceneLabels.createImages, {
              key: project.selected_image_model ?? project.selected_engine,
              count: (scenes.length - emptyScenes.length) * imageOptions,
            })}
          </Button>
        )
      }
    />
  );
}
