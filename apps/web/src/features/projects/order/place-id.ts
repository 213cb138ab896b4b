/** Where a scene can be put: among the cards of the storyboard, or along the strip above it. */
export type SceneListName = 'cards' | 'strip';

export function placeId(list: SceneListName, sceneId: string): string {
  return `${list}:${sceneId}`;
}

export function listOf(placeId: string | number): string {
  return String(placeId).split(':', 1)[0] ?? '';
}

export function sceneIdOf(placeId: string | number): string {
  const text = String(placeId);
  return text.slice(text.indexOf(':') + 1);
}
