export { createDioramaModel } from './diorama-model.ts';
export { sceneManners } from './scene-manners.ts';
export { dioramaLayers, readScenePlan } from './diorama-layers.ts';
export type { DioramaLayer, DioramaScene } from './diorama-layers.ts';
export type { ScenePlan } from './scene-plan.ts';
export type { LayerMotion } from './stage.ts';
