export {
  addShot,
  emptyScene,
  insertScene,
  isTemporarySceneId,
  moveScene,
  removeScene,
  removeShot,
} from './edit-scenes.ts';
export { formatKeyFacts, parseKeyFacts } from './key-facts.ts';
export { defaultSceneTitle, hasSceneContent, normalizeScenes } from './normalize-scenes.ts';
export { AssemblePayloadSchema, SceneInputSchema, ScenesPayloadSchema } from './scene-input.ts';
export type { SceneInput, ScenesPayload } from './scene-input.ts';
export { SceneSchema, ShotSchema, VisualElementsSchema } from './scene.ts';
export type { Scene, Shot, VisualElements } from './scene.ts';
export { orderedShots, renumberShots, shotKey } from './shot-keys.ts';
