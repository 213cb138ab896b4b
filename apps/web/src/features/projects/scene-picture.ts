import type { Scene } from '@kinora/contract/scenes';

/** What is seen of a scene: the picture that was chosen, else the first there is. */
export function pictureOf(scene: Scene): string | undefined {
  return scene.selected_image_url ?? scene.generated_image_options[0];
}
