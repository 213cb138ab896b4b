import type { Drawing } from '@kinora/renderer';
import type { SceneText } from './scene-text.ts';

/** Where in the narration an element is waited for; what waits for nothing is there from the start. */
export function offsetOf(
  { cue }: Pick<Drawing['elements'][number], 'cue'>,
  { narration }: SceneText,
): number {
  if (cue === undefined) {
    return 0;
  }
  if ('fraction' in cue) {
    return cue.fraction * narration.length;
  }
  const words = [...narration.matchAll(/\S*[\p{L}\p{N}]\S*/gu)];
  return words[cue.word]?.index ?? narration.length;
}
