import { orderedShots, shotKey } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';

/** The shots of a scene by name. A scene that is not divided is one shot. */
export function shotNamesOf(scene: Scene): string[] {
  const named = orderedShots(scene.visual_elements.shots).map(([name]) => name);
  return named.length === 0 ? [shotKey(1)] : named;
}

/**
 * The picture of every shot: its own, as the shot editor left it; the first shot shows the scene's chosen picture, or
 * its first option while none is chosen.
 */
export function shotUrlsOf(scene: Scene, options: readonly string[]): Record<string, string> {
  const [first] = shotNamesOf(scene);
  const shown = scene.selected_image_url ?? options[0];
  const own = Object.fromEntries(
    Object.entries(scene.generated_shot_urls).filter(([name]) => shotNamesOf(scene).includes(name)),
  );
  return first === undefined || shown === undefined ? own : { ...own, [first]: shown };
}
