import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { sceneLabels } from '../../labels/scenes.ts';
import { Frame } from '../../ui/frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ownClipOf, pictureOf } from './scene-picture.ts';
import { VersionMedia } from './upgrades/version-media.tsx';

interface SceneFrameProps {
  project: ProjectAnswer;
  scene: Scene;
}

/** A scene's picture or its person's own clip, or the empty frame with its number while there is none. */
export function SceneFrame({ project, scene }: SceneFrameProps) {
  const picture = pictureOf(scene);
  const clip = ownClipOf(project, scene);
  const isEmpty = picture === undefined && clip === undefined;
  return (
    // An empty frame says little, so that on phones it takes little.
    <Frame ratio={project.aspect_ratio} className={isEmpty ? 'max-sm:aspect-5/1!' : ''}>
      {clip !== undefined && <VersionMedia version={clip} isMoving />}
      {isEmpty && (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-40 font-semibold text-line"
        >
          {scene.scene_number}
        </span>
      )}
      {clip === undefined && picture !== undefined && (
        <img src={picture} alt={sceneLabels.picture(scene.scene_number)} loading="lazy" decoding="async" />
      )}
      {!isEmpty && (
        // Boards have their titles at the top.
        <span className="absolute bottom-2 left-2">
          <Tag look="on-picture">{scene.scene_number}</Tag>
        </span>
      )}
    </Frame>
  );
}
