import type { LayeredSceneInput } from '@kinora/renderer';

/** The parts of the renderer's layered scene that people are made of. */
export type LayerInput = LayeredSceneInput['layers'][number];
export type VariantKey = NonNullable<LayerInput['variantTrack']>[number];
export type Sways = NonNullable<LayerInput['sways']>;
export type KeysInput = NonNullable<LayerInput['keys']>;
export type CameraInput = NonNullable<LayeredSceneInput['camera']>;
export type ShotInput = CameraInput['shots'][number];
