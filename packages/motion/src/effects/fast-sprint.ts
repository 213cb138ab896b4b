import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf, zoomToFill } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** A low, racing run toward the subject: every step is felt, the surroundings streak. */
export const fastSprint: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  return {
    layers: picture.layers,
    camera: cameraOf(setting),
    particles: [
      { kind: 'speed-lines', seed: seed + 1, density: 1, opacity: 0.7, untilSeconds: seconds * 0.86 },
      { kind: 'debris', seed: seed + 2, density: 0.35, speed: 1.6, size: 0.8, colour: '#7a6a55' },
    ],
    grade: { contrast: 1.06, vignette: 0.3 },
    motionBlur: 1,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.85);
  const near = zoomToFill(setting, 0.85, 2.1);
  const run = { handheld: 7, stride: 17 };
  return {
    seed,
    stepsPerSecond: 3.6,
    depthStrength: 1.4,
    shots: [
      {
        keys: shotOf(seconds, [
          {
            at: 0,
            x: aim.x * 0.2,
            y: 70,
            zoom: 1.04,
            dolly: -0.05,
            pitchDegrees: 2.4,
            handheld: 4,
            stride: 6,
            ease: 'in',
          },
          {
            at: 0.14,
            x: aim.x * 0.3,
            y: 66,
            zoom: 1.08,
            dolly: 0,
            pitchDegrees: 2.2,
            ...run,
            ease: 'linear',
          },
          {
            at: 0.8,
            x: aim.x,
            y: aim.y + 24,
            zoom: near,
            dolly: 0.24,
            pitchDegrees: 1,
            ...run,
            ease: 'out',
          },
          { at: 1, x: aim.x, y: aim.y + 16, zoom: near * 1.06, dolly: 0.27, handheld: 4, stride: 5 },
        ]),
      },
    ],
  };
}
