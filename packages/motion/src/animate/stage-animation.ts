import type { Stroke } from '@kinora/contract/api';
import type { LayeredScene } from '@kinora/renderer';
import type { ProviderCall, VideoRequest } from '@kinora/models';
import { cameraPath } from '../camera/camera-path.ts';
import type { CameraInput } from '../camera/camera-path.ts';
import { readCamera } from '../camera/read-camera.ts';
import { frameSize, wallDepth, writeCutOut, writeWall } from '../picture/cut-layers.ts';
import type { LayerInput, PictureToCut } from '../picture/cut-layers.ts';
import { boxBlurred, createField } from '@kinora/painter/cut-out';
import type { Field, RgbImage } from '@kinora/painter/cut-out';
import { fillBehind } from '../picture/fill-behind.ts';
import { readPicture } from '../picture/read-picture.ts';
import { finishScene } from '../stage/finish-scene.ts';
import { findUnderStroke, readGround, strokeMask } from './find-under-stroke.ts';
import { evenPath } from './stroke-path.ts';

type Animation = VideoRequest & { readonly image: string; readonly strokes: readonly Stroke[] };

/** Keys of a movement along a stroke: enough for any curve a hand draws in a clip of ten seconds. */
const keyCount = 24;
/** The part of the clip before and after a movement. */
const restPart = 0.08;
/** How far the camera goes for a stroke across the picture: what is drawn is where to look, not how far to travel. */
const cameraPart = 0.45;

/** Moves what lies under strokes along them, keeps what is to hold still, and lets the camera follow its own stroke. */
export async function stageAnimation(request: Animation, call: ProviderCall): Promise<LayeredScene> {
  const { workFolder, signal } = call;
  const { aspectRatio, longSide, image: file } = request;
  const order: PictureToCut = { file, aspectRatio, longSide, workFolder, signal };
  const picture = await readPicture(file, frameSize(request));
  signal.throwIfAborted();
  const layers = await cutStrokes(picture, request, order);
  const camera = cameraOf(request);
  return finishScene(request, { layers, camera, particles: [], grade: {}, motionBlur: 0.4 });
}

async function cutStrokes(picture: RgbImage, request: Animation, order: PictureToCut): Promise<LayerInput[]> {
  const paths = request.strokes.filter(({ kind, points }) => kind === 'path' && points.length > 1);
  if (paths.length === 0) {
    return [await writeWall(picture, order)];
  }
  const ground = await readGround(picture);
  const held = boxBlurred(heldMask(request, ground.small), 1);
  const mattes = paths.map((stroke) => {
    const matte = findUnderStroke(ground, stroke);
    return createField(matte, (at) => (matte.values[at] ?? 0) * (1 - (held.values[at] ?? 0)));
  });
  order.signal.throwIfAborted();
  const hole = createField(ground.small, (at) => Math.max(...mattes.map((matte) => matte.values[at] ?? 0)));
  const wall = await writeWall(await fillBehind(picture, boxBlurred(hole, 3)), order);
  const moving: LayerInput[] = [];
  for (const [index, stroke] of paths.entries()) {
    const matte = mattes[index];
    if (matte !== undefined) {
      moving.push(await movingLayer(picture, { stroke, matte, index, request }, order));
    }
  }
  return [wall, ...moving];
}

function heldMask({ strokes }: Animation, size: { width: number; height: number }): Field {
  const masks = strokes.filter(({ kind }) => kind === 'hold').map((stroke) => strokeMask(size, stroke));
  return createField(size, (at) => Math.max(0, ...masks.map((mask) => mask.values[at] ?? 0)));
}

async function movingLayer(
  picture: RgbImage,
  of: { stroke: Stroke; matte: Field; index: number; request: Animation },
  order: PictureToCut,
): Promise<LayerInput> {
  const name = `moved-${of.index}`;
  const cut = await writeCutOut(picture, of.matte, { ...order, name, hasBleed: false });
  const keys = movement(of.stroke, of.request, 1);
  return { id: name, files: [cut.file], box: cut.box, depth: wallDepth, keys };
}

/** Begins and ends gently; in between at an even pace along the line. */
function movement(
  stroke: Stroke,
  { aspectRatio, durationSeconds }: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds'>,
  part: number,
): { atSeconds: number; x: number; y: number; ease: 'through' }[] {
  const frame = aspectRatio === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
  return evenPath(stroke, frame, keyCount).map(({ x, y }, index) => {
    const way = index / (keyCount - 1);
    const time = restPart + (1 - 2 * restPart) * timeOf(way);
    return { atSeconds: time * durationSeconds, x: x * part, y: y * part, ease: 'through' };
  });
}

/** When a part of the way is reached by something that speeds up and slows down: the inverse of a half cosine. */
function timeOf(way: number): number {
  return Math.acos(1 - 2 * way) / Math.PI;
}

function cameraOf(request: Animation): CameraInput {
  const stroke = request.strokes.find(({ kind, points }) => kind === 'camera' && points.length > 1);
  if (stroke !== undefined) {
    return { shots: [{ keys: movement(stroke, request, cameraPart) }] };
  }
  const { moves, isHandheld, pace } = readCamera(request.prompt);
  return cameraPath({
    moves: moves.length > 0 ? moves : ['static'],
    durationSeconds: request.durationSeconds,
    strength: pace,
    handheld: isHandheld ? 8 : 0,
    ease: 'smooth',
    seed: request.seed % 10_000,
  });
}
