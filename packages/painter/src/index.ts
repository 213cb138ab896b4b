export { between, partSeed, seededRandom } from './canvas/random.ts';
export type { Random } from './canvas/random.ts';
export { createCastModel } from './cast/cast-model.ts';
export { leadingSide } from './cast/gesture-hands.ts';
export { hasOverShoulder, overShoulderBox } from './cast/over-shoulder.ts';
export { tableBox } from './cast/table-before.ts';
export { standBox } from './cast/board-stand.ts';
export { panelArea } from './cast/panel.ts';
export { readSceneWords } from './describe/describe-scene.ts';
export type { SceneManner } from './describe/describe-scene.ts';
export { armJoints, armTurn } from './draw/arm-parts.ts';
export type { Side } from './draw/arms.ts';
export type { BrowState, EyeState } from './draw/eyes.ts';
export { mouthShapes } from './draw/mouth.ts';
export type { MouthShape } from './draw/mouth.ts';
export { browVariants, eyeVariants } from './draw/sprites.ts';
export type { FigureBox } from './draw/sprites.ts';
export { readCastPlan } from './plan/cast-plan.ts';
export type { CastPanel, CastPlan, PlacedPerson } from './plan/cast-plan.ts';
export { anyWords, gesturePoses } from './plan/gesture.ts';
export type { ArmTurn, Gesture, GestureCue, HandShape } from './plan/gesture.ts';
export { bendRound } from './plan/bend-round.ts';
export { livingMoments } from './plan/moment.ts';
export type { Painting, PaintingRun } from './plan/painting.ts';
export { isNearMoment } from './plan/painting-order.ts';
export type {
  CastLayers,
  CutOut,
  PieceFlow,
  LayerMotion,
  PlaceLayers,
  SceneMoment,
  Sprite,
} from './plan/painting-order.ts';
export { stagingVersion } from './plan/staging-version.ts';
export { closeUpsOf, indoorPlaces } from './plan/scene-plan.ts';
export type { CloseUp, ScenePlan } from './plan/scene-plan.ts';
export type { Voyage, VoyageLeg } from './plan/voyage.ts';
export { readScenePlan } from './scene/diorama-layers.ts';
export { createDioramaModel } from './scene/diorama-model.ts';
export { sceneManners } from './scene/scene-manners.ts';
