import { ownMaterial } from '@kinora/contract/api';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import type { MoveProject } from '../move-project.ts';
import { useVersionChoice } from '../upgrades/use-version-choice.ts';
import { VersionStrip } from '../upgrades/version-strip.tsx';
import { OwnButton } from './own-button.tsx';

interface OwnOfSceneProps {
  project: ProjectAnswer;
  scene: Pick<Scene, 'id'>;
  moveTo: MoveProject;
}

/** In the storyboard: the way to one's own picture or clip, and what was brought beside what was made. */
export function OwnOfScene({ project, scene: { id }, moveTo }: OwnOfSceneProps) {
  const choose = useVersionChoice(project, moveTo);
  const scene = project.scenes.find((one) => one.id === id);
  if (scene === undefined) {
    return null;
  }
  const versions = scene.versions ?? [];
  const shown = (['clip', 'image'] as const).flatMap((kind) => {
    const ofKind = versions.filter((version) => version.kind === kind);
    return ofKind.some(({ model_name: model }) => model === ownMaterial) ? ofKind : [];
  });
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        <OwnButton project={project} scene={scene} moveTo={moveTo} />
      </div>
      {shown.length > 0 && (
        <VersionStrip
          sceneNumber={scene.scene_number}
          versions={shown}
          onChoose={
            choose &&
            ((version) => {
              choose(scene.scene_number, version);
            })
          }
        />
      )}
    </div>
  );
}
