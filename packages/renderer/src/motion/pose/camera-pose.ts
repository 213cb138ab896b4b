import { smoothNoise } from '../../draw/seeded-random.ts';
import type { Camera, CameraKey, Shot } from '../scene/camera.ts';
import { composed, rotated, scaled } from './homography.ts';
import type { Homography } from './homography.ts';
import { keyedValue } from './keyed-value.ts';

/** Where the camera is and looks at one moment; see `CameraKey` for units. */
export interface CameraPose {
  readonly x: number;
  readonly y: number;
  readonly dolly: number;
  readonly zoom: number;
  readonly rollDegrees: number;
  readonly yawDegrees: number;
  readonly pitchDegrees: number;
}

/** The picture's plane at depth 0.5 is this far from the camera at rest, in scene units: a field of view of 53 degrees. */
const focusDistance = 1920;

/** The far plane is twice, the near plane half as far away as the plane in focus, at a depth strength of 1. */
const depthBase = 2;

/** Nothing comes nearer to the camera than this part of its distance at rest. */
const nearest = 0.12;

/** How far away a layer is, in distances of the plane in focus. */
export function layerDistance(depth: number, depthStrength: number): number {
  return depthBase ** ((0.5 - depth) * 2 * depthStrength);
}

/** Gives the camera of each moment. */
export function createCameraOperator(camera: Camera): (seconds: number) => CameraPose {
  const noises = [0, 1, 2, 3, 4].map((index) => smoothNoise(camera.seed * 5 + index + 1));
  const noise = (index: number, position: number): number => noises[index]?.(position) ?? 0;
  return (seconds) => {
    const { keys } = shotAt(camera.shots, seconds);
    const value = (field: (key: CameraKey) => number, rest = 0): number =>
      keyedValue(keys, seconds, { field, rest });
    const handheld = value((key) => key.handheld);
    const stride = value((key) => key.stride);
    const step = seconds * camera.stepsPerSecond * Math.PI;
    // A runner's head rises once a step and swings once in two; no two steps are quite alike.
    const uneven = 1 + 0.3 * noise(4, seconds * camera.stepsPerSecond);
    return {
      x:
        value((key) => key.x) +
        handheld * (noise(0, seconds * 0.8) + 0.35 * noise(2, seconds * 2.3)) +
        stride * 0.55 * Math.sin(step) * uneven,
      y:
        value((key) => key.y) +
        handheld * 0.8 * (noise(1, seconds * 0.9 + 40) + 0.35 * noise(3, seconds * 2.1)) +
        stride * Math.cos(step * 2) * uneven,
      dolly: value((key) => key.dolly),
      zoom: Math.exp(value((key) => Math.log(key.zoom))),
      rollDegrees:
        value((key) => key.rollDegrees) +
        handheld * 0.022 * noise(3, seconds * 0.7 + 80) +
        stride * 0.028 * Math.sin(step) * uneven,
      yawDegrees: value((key) => key.yawDegrees),
      pitchDegrees: value((key) => key.pitchDegrees),
    };
  };
}

function shotAt(shots: readonly Shot[], seconds: number): Shot {
  return (
    shots.findLast((shot) => shot.fromSeconds <= seconds + 1e-6) ?? shots[0] ?? { fromSeconds: 0, keys: [] }
  );
}

/**
 * From the screen (scene units from its middle) to a layer at rest (scene units from the middle of the scene). A ray from
 * the camera through the point of the screen meets the layer's plane.
 */
export function screenToPlane(pose: CameraPose, distance: number): Homography {
  const f = focusDistance;
  const gap = Math.max(distance - pose.dolly, distance * nearest);
  const yaw = (pose.yawDegrees * Math.PI) / 180;
  const pitch = (pose.pitchDegrees * Math.PI) / 180;
  const lifted: Homography = [
    1,
    0,
    0,
    0,
    Math.cos(pitch),
    -Math.sin(pitch) * f,
    0,
    Math.sin(pitch),
    Math.cos(pitch) * f,
  ];
  const turned: Homography = [Math.cos(yaw), 0, Math.sin(yaw), 0, 1, 0, -Math.sin(yaw), 0, Math.cos(yaw)];
  const lens = composed(rotated(-pose.rollDegrees), scaled(1 / pose.zoom, 1 / pose.zoom));
  const ray = composed(turned, composed(lifted, lens));
  const part = (gap * f) / distance;
  const plane: Homography = [part, 0, pose.x / distance, 0, part, pose.y / distance, 0, 0, 1];
  return composed(plane, ray);
}
