import { boardSize } from '@kinora/renderer';
import type { LayeredScene } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import { isNearMoment } from '@kinora/painter';
import { cameraPath } from '../camera/camera-path.ts';
import type { CameraInput } from '../camera/camera-path.ts';
import { closerShots, creepingShot, shotsFrom } from '../camera/closer-shots.ts';
import type { CameraMove } from '../camera/camera-words.ts';
import { movedCamera } from '../camera/moved-camera.ts';
import { readCamera } from '../camera/read-camera.ts';
import type { MotionManner } from '../motion-manners.ts';
import { finishScene } from './finish-scene.ts';
import { bleedPart, stagePicture } from './staged-picture.ts';
import type { ParticleInput, StagedPicture } from './staged-picture.ts';
import type { StagingCall } from './staging-call.ts';

/** Scene units of unrest when a prompt asks for a held camera. */
const handheldUnits = 9;

/** A shot of a film is looked at for about so long. */
const usualShotSeconds = 4.4;

/** Moves a picture as its prompt says, and where that says nothing as the model does. */
export async function stageClip(
  request: VideoRequest & { readonly image: string },
  manner: MotionManner & { readonly shotSeconds?: number },
  call: StagingCall,
): Promise<LayeredScene> {
  const wish = readCamera(request.prompt);
  // A scene that is not to be cut shows its picture alone.
  const picture = await stagePicture(wish.isOneTake ? { ...request, words: [] } : request, manner, call);
  const { shotSeconds = usualShotSeconds } = manner;
  const move = (durationSeconds: number, shot = 0): CameraInput =>
    cameraPath({
      moves: wish.moves.length > 0 ? wish.moves : ownMoves(manner, request.seed + shot),
      durationSeconds,
      strength: manner.strength * wish.pace,
      handheld: wish.isHandheld ? handheldUnits : manner.handheld,
      ease: manner.ease,
      seed: request.seed % 10_000,
    });
  const isCut = !wish.isOneTake && picture.stretches.some(({ seen }) => seen !== null);
  const camera = isCut
    ? cutScene(picture, { request, move, shotSeconds })
    : movedCamera(move(request.durationSeconds), { down: underWords(picture, request) });
  const { motionBlur } = manner;
  // A painted place has its own vignette in its layers.
  const grade = picture.isPainted ? { ...manner.grade, vignette: 0 } : manner.grade;
  const particles = airOf(picture, manner, request.seed);
  return finishScene(request, { layers: picture.layers, camera, grade, motionBlur, particles });
}

/** Where the lowest of a picture's subject may be that subtitles are laid over, as a part of the height. */
const aboveWords = { '16:9': 0.79, '9:16': 0.72 } as const;
/** So far, in scene units, pictures are mirrored on below: no camera goes down further. */
const mostDown = 140;

/** How far a camera goes down for the subject of somebody's picture to be seen above what is read there. */
function underWords({ subject, isPainted }: StagedPicture, { aspectRatio, words }: VideoRequest): number {
  const isRead = words !== undefined && words.length > 0;
  if (subject === null || isPainted || !isRead) {
    return 0;
  }
  const { height } = boardSize(aspectRatio);
  const under = subject.y + subject.height - height * aboveWords[aspectRatio];
  // What is as high as the picture is cut off anyway.
  const isWhole = subject.y + subject.height < height * 0.985 && subject.height < height * 0.7;
  return isWhole ? Math.max(0, Math.min(mostDown, under)) : 0;
}

/** Cuts each stretch of a scene to whoever is seen in it. */
function cutScene(
  { layers, stretches }: StagedPicture,
  {
    request,
    move,
    shotSeconds,
  }: {
    request: VideoRequest;
    move: (seconds: number, shot: number) => CameraInput;
    shotSeconds: number;
  },
): CameraInput {
  const { seed, aspectRatio } = request;
  const size = boardSize(aspectRatio);
  const depth = Math.max(
    ...layers.flatMap((layer) => (layer.space === 'screen' ? [] : [layer.depth ?? 0.5])),
  );
  const nearest = { depth, bleed: Math.min(size.width, size.height) * bleedPart };
  const shots: CameraInput['shots'] = [];
  for (const { moment, seen, fromSeconds, seconds } of stretches) {
    const shotsBefore = shots.length;
    if (isNearMoment(moment)) {
      shots.push(creepingShot(fromSeconds, seconds));
      continue;
    }
    const about = { size, durationSeconds: seconds, seed, nearest, shotSeconds, shotsBefore, wide: move };
    const camera = seen === null ? move(seconds, shotsBefore) : closerShots({ ...about, seen });
    shots.push(...shotsFrom(camera, fromSeconds));
  }
  return { seed: seed % 10_000, shots };
}

function ownMoves({ moves }: MotionManner, seed: number): readonly CameraMove[] {
  return moves[seed % moves.length] ?? ['push-in'];
}

/** The weather a picture was painted in, else the air the model likes; petals fall under the open sky alone. */
function airOf(picture: StagedPicture, { particles }: MotionManner, seed: number): readonly ParticleInput[] {
  const liked = picture.isIndoors ? particles.filter((kind) => kind !== 'petals') : particles;
  return picture.particles.length > 0
    ? picture.particles
    : liked.map((kind): ParticleInput => ({ kind, seed: seed % 10_000, density: 0.3, opacity: 0.8 }));
}
