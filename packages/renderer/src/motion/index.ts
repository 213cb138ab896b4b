export { LayeredSceneSchema } from './scene/layered-scene.ts';
export type { LayeredScene, LayeredSceneInput } from './scene/layered-scene.ts';
export { flowKinds } from './scene/layer.ts';
export { particleKinds } from './scene/atmosphere.ts';
export { containCamera } from './contain-camera.ts';
export { layerDistance } from './pose/camera-pose.ts';
