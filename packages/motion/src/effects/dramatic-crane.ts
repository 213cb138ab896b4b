import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf, zoomToFill } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** Rises slowly from the detail to the whole. */
export const dramaticCrane: Effect = async (setting) => {
  const { picture, seed } = setting;
  return {
    layers: picture.layers,
    camera: cameraOf(setting),
    particles: [{ kind: 'dust', seed: seed + 1, density: 0.5 }],
    grade: { vignette: 0.34, contrast: 1.08, saturation: 0.95, letterbox: 0.06 },
    motionBlur: 0.5,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.85);
  const near = zoomToFill(setting, 0.66, 1.6);
  return {
    seed,
    depthStrength: 1.35,
    shots: [
      {
        keys: shotOf(seconds, [
          { at: 0, x: aim.x, y: aim.y + 70, zoom: near, dolly: 0.2, pitchDegrees: 3, ease: 'smooth' },
          {
            at: 0.12,
            x: aim.x,
            y: aim.y + 64,
            zoom: near * 0.99,
            dolly: 0.2,
            pitchDegrees: 2.8,
            ease: 'smooth',
          },
          { at: 0.92, x: 0, y: -80, zoom: 1, dolly: -0.08, pitchDegrees: -2.6, ease: 'smooth' },
          { at: 1, x: 0, y: -82, zoom: 1, dolly: -0.085, pitchDegrees: -2.6 },
        ]),
      },
    ],
  };
}
