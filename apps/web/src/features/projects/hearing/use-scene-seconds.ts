import type { Scene } from '@kinora/contract/scenes';
import { readingSeconds } from '../scene-edits.ts';
import { useHearing } from './hearing-context.ts';

/** How long a scene is spoken: as it was heard, else at an even reading pace. */
export function useSceneSeconds(scene: Scene): number {
  return useHearing()?.lengthOf(scene).seconds ?? readingSeconds(scene.narration_script || scene.narration);
}
