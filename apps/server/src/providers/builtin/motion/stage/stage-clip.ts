import { containCamera, LayeredSceneSchema } from '@kinora/renderer';
import type { LayeredScene, LayeredSceneInput } from '@kinora/renderer';
import type { ProviderCall } from '../../../spec/call.ts';
import type { VideoRequest } from '../../../spec/video-model.ts';
import { cameraPath } from '../camera/camera-path.ts';
import type { CameraMove } from '../camera/camera-words.ts';
import { readCamera } from '../camera/read-camera.ts';
import type { MotionManner } from '../motion-manners.ts';
import { stagePicture } from './staged-picture.ts';
import type { ParticleInput, StagedPicture } from './staged-picture.ts';

/** Scene units of unrest when a prompt asks for a held camera. */
const handheldUnits = 9;

/** Moves a picture as its prompt says, and where that says nothing as the model does. */
export async function stageClip(
  request: VideoRequest & { readonly image: string },
  manner: MotionManner,
  call: ProviderCall,
): Promise<LayeredScene> {
  const picture = await stagePicture(request, manner, call);
  const wish = readCamera(request.prompt);
  const camera = cameraPath({
    moves: wish.moves.length > 0 ? wish.moves : ownMoves(manner, request.seed),
    durationSeconds: request.durationSeconds,
    strength: manner.strength * wish.pace,
    handheld: wish.isHandheld ? handheldUnits : manner.handheld,
    ease: manner.ease,
    seed: request.seed % 10_000,
  });
  return finishScene(
    { request, picture, manner },
    { camera, grade: manner.grade, motionBlur: manner.motionBlur },
  );
}

function ownMoves({ moves }: MotionManner, seed: number): readonly CameraMove[] {
  return moves[seed % moves.length] ?? ['push-in'];
}

/** What all clips have in common: the picture's layers, its weather, the model's air, and a camera that stays inside. */
function finishScene(
  of: { request: VideoRequest; picture: StagedPicture; manner: MotionManner },
  look: Pick<LayeredSceneInput, 'camera' | 'grade' | 'motionBlur'>,
): LayeredScene {
  const { request, picture, manner } = of;
  // A picture with weather of its own needs no other.
  const air =
    picture.particles.length > 0
      ? picture.particles
      : manner.particles.map((kind): ParticleInput => ({
          kind,
          seed: request.seed % 10_000,
          density: 0.3,
          opacity: 0.8,
        }));
  const scene = LayeredSceneSchema.parse({
    version: 1,
    aspect: request.aspectRatio,
    layers: [...picture.layers],
    particles: [...air],
    ...look,
  } satisfies LayeredSceneInput);
  return containCamera(scene, request.durationSeconds);
}
