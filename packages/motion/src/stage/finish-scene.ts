import { containCamera, LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredScene, LayeredSceneInput } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import type { LayerInput } from '../picture/cut-layers.ts';
import type { ParticleInput } from './staged-picture.ts';

/** A whole scene out of its parts, its camera kept inside the picture. */
export function finishScene(
  { aspectRatio, durationSeconds }: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds'>,
  parts: Pick<LayeredSceneInput, 'camera' | 'grade' | 'motionBlur'> & {
    readonly layers: readonly LayerInput[];
    readonly particles: readonly ParticleInput[];
  },
): LayeredScene {
  const scene = LayeredSceneSchema.parse({
    ...parts,
    version: 1,
    aspect: aspectRatio,
    layers: [...parts.layers],
    particles: [...parts.particles],
  } satisfies LayeredSceneInput);
  return containCamera(scene, durationSeconds);
}
