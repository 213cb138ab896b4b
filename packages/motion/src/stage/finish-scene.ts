import { containCamera, LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredScene, LayeredSceneInput } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import { movedCamera } from '../camera/moved-camera.ts';
import type { LayerInput } from '../picture/cut-layers.ts';
import type { ParticleInput } from './staged-picture.ts';

/**
 * How far the camera of a film with bars above and below steps back, for the height that is seen between them, and how far up it
 * goes, in scene units: what stands in a picture has its feet above where subtitles would be, and they are below.
 */
const behindBars = { nearer: 0.87, down: -30 } as const;

/** A whole scene out of its parts, its camera kept inside the picture. */
export function finishScene(
  {
    aspectRatio,
    durationSeconds,
    letterbox = 0,
  }: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds' | 'letterbox'>,
  parts: Pick<LayeredSceneInput, 'camera' | 'grade' | 'motionBlur'> & {
    readonly layers: readonly LayerInput[];
    readonly particles: readonly ParticleInput[];
  },
): LayeredScene {
  const scene = LayeredSceneSchema.parse({
    ...parts,
    ...(letterbox > 0 && parts.camera !== undefined ? { camera: movedCamera(parts.camera, behindBars) } : {}),
    version: 1,
    aspect: aspectRatio,
    layers: [...parts.layers],
    particles: [...parts.particles],
  } satisfies LayeredSceneInput);
  return containCamera(scene, durationSeconds);
}
