import type { CameraInput } from './camera-path.ts';

/** The same camera further down all the while, in scene units, and so many times nearer. */
export function movedCamera(
  camera: CameraInput,
  { down, nearer = 1 }: { readonly down: number; readonly nearer?: number },
): CameraInput {
  const shots = camera.shots.map((shot) => ({
    ...shot,
    keys: shot.keys.map((key) => ({ ...key, zoom: (key.zoom ?? 1) * nearer, y: (key.y ?? 0) + down })),
  }));
  return { ...camera, shots };
}
