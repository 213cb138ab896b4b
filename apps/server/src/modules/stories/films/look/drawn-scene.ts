import type { SceneToRender } from '../film-tools.ts';
import type { SpokenScene } from '../read-segments.ts';
import type { DrawnPicture, SegmentInput } from '../segment-steps.ts';

/** What a scene has, whatever is seen in it. */
export function frameOf(
  { narration: words, exit, minimumSeconds, tailSeconds }: SegmentInput,
  narration: SpokenScene | null,
): Omit<SceneToRender, 'picture'> {
  return { id: words?.hash ?? 'silent', narration, exit, minimumSeconds, tailSeconds };
}

/** A scene that is drawn stroke by stroke, as it is rendered. */
export function drawnScene(
  picture: DrawnPicture,
  input: SegmentInput,
  narration: SpokenScene | null,
): SceneToRender {
  const { entry, next, camera } = input;
  return { ...frameOf(input, narration), picture: { ...picture, entry, next, camera } };
}
