import { ownMaterial } from '@kinora/contract/api';
import type { ProjectAnswer, SceneVersion } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';

/** What is seen of a scene: the picture that was chosen, else the first there is. */
export function pictureOf(scene: Scene): string | undefined {
  return scene.selected_image_url ?? scene.generated_image_options[0];
}

/** How many clips of its maker's own are being cut. */
export function clipsBeingCutFor({ scenes }: Pick<ProjectAnswer, 'scenes'>): number {
  return scenes.reduce((sum, { clips_being_cut: count = 0 }) => sum + count, 0);
}

/** A clip of its maker's own that a scene moves as. */
export function ownClipOf(
  project: Pick<ProjectAnswer, 'scenes'>,
  { id }: Pick<Scene, 'id'>,
): SceneVersion | undefined {
  const versions = project.scenes.find((scene) => scene.id === id)?.versions ?? [];
  return versions.find(
    ({ kind, is_chosen: isChosen, model_name: model }) =>
      kind === 'clip' && isChosen && model === ownMaterial,
  );
}
