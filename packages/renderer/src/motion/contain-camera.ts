import { boardSize } from '../timeline/language.ts';
import { createCameraOperator, layerDistance, screenToPlane } from './pose/camera-pose.ts';
import type { CameraPose } from './pose/camera-pose.ts';
import { applied } from './pose/homography.ts';
import type { Layer } from './scene/layer.ts';
import type { LayeredScene } from './scene/layered-scene.ts';

/** Enlarging beyond this would show less of a picture than a camera that reaches its edge. */
const mostZoom = 1.8;
const zoomStep = 0.01;
const stepSeconds = 1 / 15;

/**
 * The same scene with its lens lengthened, in each shot as little as possible, so that no moment shows what lies beyond a
 * layer whose edge is extended. Painters plan moves freely and then contain them.
 */
export function containCamera(scene: LayeredScene, seconds: number): LayeredScene {
  const operator = createCameraOperator(scene.camera);
  const walls = scene.layers.filter((layer) => layer.edge === 'extend' && layer.space === 'world');
  const { shots } = scene.camera;
  const contained = shots.map((shot, index) => {
    const end = Math.min(seconds, shots[index + 1]?.fromSeconds ?? seconds);
    const poses: CameraPose[] = [];
    for (let at = shot.fromSeconds; at < end; at += stepSeconds) {
      poses.push(operator(at));
    }
    const zoom = leastZoom((times) =>
      poses.every((pose) => walls.every((wall) => covers(wall, scene, { ...pose, zoom: pose.zoom * times }))),
    );
    return { ...shot, keys: shot.keys.map((key) => ({ ...key, zoom: Math.min(20, key.zoom * zoom) })) };
  });
  return { ...scene, camera: { ...scene.camera, shots: contained } };
}

function leastZoom(isEnough: (times: number) => boolean): number {
  let times = 1;
  while (times < mostZoom && !isEnough(times)) {
    times += zoomStep;
  }
  return times;
}

/**
 * Whether all four corners of the screen lie on a layer. An edge that is seen at rest is the outline of what is painted, no
 * end of it.
 */
function covers(layer: Layer, scene: LayeredScene, pose: CameraPose): boolean {
  const { width, height } = boardSize(scene.aspect);
  const map = screenToPlane(pose, layerDistance(layer.depth, scene.camera.depthStrength));
  const { box } = layer;
  return [-1, 1].every((across) =>
    [-1, 1].every((down) => {
      const point = applied(map, (across * width) / 2, (down * height) / 2);
      const [x, y] = [point.x + width / 2, point.y + height / 2];
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const isInRow = (box.x > 0 || x >= box.x) && (right < width || x <= right);
      return isInRow && (box.y > 0 || y >= box.y) && (bottom < height || y <= bottom);
    }),
  );
}
