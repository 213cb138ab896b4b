import { orderedShots } from '@kinora/contract/scenes';
import type { Scene } from '@kinora/contract/scenes';
import { projectLabels } from '../../labels/projects.ts';

/** What the shot editor is opened on. */
export interface ShotEdit {
  sceneId: string;
  /** `shot_1` and so on; a scene without shots of its own has one. */
  shotName: string;
  currentUrl: string;
  currentPrompt: string;
}

const FIRST_SHOT = 'shot_1';

/** The editor's start for a picture of a scene: the shot the picture belongs to, and what it was drawn from. */
export function shotEditOf(scene: Scene, url: string): ShotEdit {
  const shots = scene.visual_elements.shots;
  const known = orderedShots(scene.generated_shot_urls).find(([, shotUrl]) => shotUrl === url);
  const shotName = known?.[0] ?? FIRST_SHOT;
  return {
    sceneId: scene.id,
    shotName,
    currentUrl: url,
    currentPrompt: shots[shotName]?.image_prompt || scene.image_prompt,
  };
}

/** Every picture of the scene, oldest first, each once. */
export function versionsOf(scene: Scene): string[] {
  const shots = orderedShots(scene.generated_shot_urls).map(([, url]) => url);
  return [...new Set([...scene.generated_image_options, ...shots])];
}

/** `shot_1` as people say it: `Shot 1`. */
export function shotLabel(shotName: string): string {
  const number = /^shot_(.*)$/u.exec(shotName)?.[1];
  return number === undefined ? shotName : projectLabels.shots.name(number);
}
