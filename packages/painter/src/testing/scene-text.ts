import type { SceneText } from '../board/scene-text.ts';

/** A scene in the middle of a film, by its words alone unless more is given. */
export function sceneText(
  code: SceneText['code'],
  narration: string,
  more: Partial<SceneText> = {},
): SceneText {
  return {
    code,
    narration,
    title: '',
    keyFacts: [],
    description: '',
    detail: '',
    index: 1,
    count: 6,
    ...more,
  };
}
