import type { ProjectAnswer } from '@kinora/contract/api';
import { hasSceneContent } from '@kinora/contract/scenes';
import { isWorking } from '@kinora/contract/statuses';
import type { Scene } from '@kinora/contract/scenes';
import { CircleAlert } from 'lucide-react';
import { labels } from '../../../labels/index.ts';
import { orderLabels } from '../../../labels/scene-order.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatClock } from '../../../lib/format.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSceneSeconds } from '../hearing/use-scene-seconds.ts';
import { pictureOf } from '../scene-picture.ts';
import { LandingMark } from './landing-mark.tsx';
import { ScenePoster } from './scene-poster.tsx';
import { useScenePlace } from './use-scene-place.ts';

interface SceneStripProps {
  project: ProjectAnswer;
  scenes: readonly Scene[];
  isFixed: boolean;
  onShow: (scene: Scene) => void;
}

/** The whole film at a glance: its scenes side by side with their lengths. A press leads to one, carrying moves it. */
export function SceneStrip({ project, scenes, isFixed, onShow }: SceneStripProps) {
  if (scenes.length < 2) {
    return null;
  }
  return (
    <ol
      aria-label={orderLabels.strip}
      className="mb-4 flex gap-2 overflow-x-auto px-0.5 pt-0.5 pb-1.5 max-sm:-mx-(--pad) max-sm:px-(--pad)"
    >
      {scenes.map((scene) => (
        <StripScene key={scene.id} project={project} scene={scene} isFixed={isFixed} onShow={onShow} />
      ))}
    </ol>
  );
}

interface StripSceneProps extends Omit<SceneStripProps, 'scenes'> {
  scene: Scene;
}

function StripScene({ project, scene, isFixed, onShow }: StripSceneProps) {
  const { isHeld, landingSide, ref, pointerHandle } = useScenePlace('strip', scene, isFixed);
  const seconds = useSceneSeconds(scene);
  // The keys carry scenes by the cards' handles: here they lead to the scene, as a button's do.
  return (
    <li ref={ref} className="relative flex-none select-none">
      <LandingMark side={landingSide} row="always" />
      <button
        type="button"
        {...pointerHandle}
        className={classNames(
          'grid gap-1 rounded-control text-left',
          project.aspect_ratio === '9:16' ? 'w-14' : 'w-27',
          isHeld && 'opacity-40',
        )}
        onClick={() => {
          onShow(scene);
        }}
      >
        <ScenePoster project={project} scene={scene} />
        <span className="sr-only">{labels.common.sceneTitle(scene.scene_number, scene.title)}</span>
        <span className="flex h-4 items-center gap-1 text-12 text-ink-3 tabular-nums">
          {pictureOf(scene) !== undefined && scene.scene_number}
          <span className="flex-1" />
          <StripState project={project} scene={scene} />
          {formatClock(Math.round(seconds))}
        </span>
      </button>
    </li>
  );
}

/** What keeps a scene from being in the film, or is under way for it. */
function StripState({ project, scene }: { project: ProjectAnswer; scene: Scene }) {
  if (!hasSceneContent(scene)) {
    return (
      <>
        <CircleAlert size={12} aria-hidden="true" className="text-warn" />
        <span className="sr-only">{orderLabels.empty}</span>
      </>
    );
  }
  const isDrawn = scene.generated_image_options.length > 0;
  return isWorking(project.status) && !isDrawn ? <Spinner className="size-3!" /> : null;
}
