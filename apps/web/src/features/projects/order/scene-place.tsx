import type { Scene } from '@kinora/contract/scenes';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderLabels } from '../../../labels/scene-order.ts';
import { classNames } from '../../../lib/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LandingMark } from './landing-mark.tsx';
import { useScenePlace } from './use-scene-place.ts';

interface ScenePlaceProps {
  scene: Scene;
  isFixed: boolean;
  /** Opened for editing: as wide as the storyboard. */
  isOpen: boolean;
  /** What stands here; the handle carries it elsewhere. */
  children: (handle: ReactNode) => ReactNode;
}

/** A place of the storyboard. */
export function ScenePlace({ scene, isFixed, isOpen, children }: ScenePlaceProps) {
  const { isHeld, landingSide, ref, handleRef, handle } = useScenePlace('cards', scene, isFixed);
  return (
    <li
      ref={ref}
      id={`scene-${scene.id}`}
      className={classNames(
        'relative min-w-0 scroll-mt-4',
        isOpen && 'xl:col-span-2',
        isHeld && 'opacity-40',
      )}
    >
      <LandingMark side={landingSide} row="wide" />
      {children(
        <IconButton
          {...handle}
          ref={handleRef}
          label={orderLabels.handle(scene.scene_number)}
          className="cursor-grab touch-none"
        >
          <GripVertical size={16} />
        </IconButton>,
      )}
    </li>
  );
}
