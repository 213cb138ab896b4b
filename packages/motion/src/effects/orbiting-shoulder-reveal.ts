import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** Circles behind a shoulder and comes out before what lies ahead. */
export const orbitingShoulderReveal: Effect = async (setting) => {
  const { seconds, picture, seed, frame } = setting;
  const height = frame.height * 1.35;
  return {
    layers: [
      ...picture.layers,
      {
        id: 'shoulder',
        files: [await setting.draw('shoulder')],
        box: { x: frame.width * 0.5 - height * 0.62, y: frame.height * 0.02, width: height, height },
        depth: 0.84,
        sways: [{ of: 'y', amount: 4, periodSeconds: 3.4 }],
        keys: [
          { atSeconds: 0, x: frame.width * 0.02, ease: 'smooth' },
          { atSeconds: seconds * 0.82, x: -frame.width * 0.62, rotationDegrees: -5, scale: 1.1 },
        ],
      },
    ],
    camera: cameraOf(setting),
    particles: [{ kind: 'dust', seed: seed + 1, density: 0.4 }],
    grade: { vignette: 0.3, contrast: 1.05, letterbox: 0.05 },
    motionBlur: 0.6,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.5);
  return {
    seed,
    depthStrength: 1.2,
    shots: [
      {
        keys: shotOf(seconds, [
          { at: 0, ...orbit(-190), dolly: 0.02, zoom: 1.06, handheld: 2, ease: 'smooth' },
          {
            at: 0.85,
            ...orbit(150 + aim.x * 0.4),
            y: aim.y * 0.4,
            dolly: 0.12,
            zoom: 1.18,
            handheld: 2,
            ease: 'smooth',
          },
          { at: 1, ...orbit(160 + aim.x * 0.4), y: aim.y * 0.4, dolly: 0.13, zoom: 1.19, handheld: 2 },
        ]),
      },
    ],
  };
}

function orbit(x: number): { x: number; yawDegrees: number } {
  return { x, yawDegrees: (-Math.atan2(x, 1920) * 180) / Math.PI };
}
