import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { classNames } from '../../../lib/class-names.ts';
import { Frame } from '../../../ui/frame.tsx';
import { ownClipOf, pictureOf } from '../scene-picture.ts';
import { VersionMedia } from '../upgrades/version-media.tsx';

interface ScenePosterProps {
  project: ProjectAnswer;
  scene: Scene;
  className?: string;
}

/** A scene's picture in small, or its number while it has none; decoration, since its title stands beside it. */
export function ScenePoster({ project, scene, className = '' }: ScenePosterProps) {
  const picture = pictureOf(scene);
  const clip = ownClipOf(project, scene);
  return (
    <Frame ratio={project.aspect_ratio} className={classNames('rounded-[6px]!', className)}>
      {clip !== undefined && <VersionMedia version={clip} />}
      {clip === undefined && picture === undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-20 font-semibold text-ink-3"
        >
          {scene.scene_number}
        </span>
      )}
      {clip === undefined && picture !== undefined && (
        // A finger that rests on it carries the scene, not the picture.
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="[-webkit-touch-callout:none]"
        />
      )}
    </Frame>
  );
}
