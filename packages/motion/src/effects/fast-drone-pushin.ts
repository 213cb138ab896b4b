import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf, zoomToFill } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** From a high, wide view straight down onto the subject, until it fills the frame. */
export const fastDronePushin: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  return {
    layers: picture.layers,
    camera: cameraOf(setting),
    particles: [
      {
        kind: 'speed-lines',
        seed: seed + 2,
        density: 0.4,
        opacity: 0.35,
        fromSeconds: seconds * 0.3,
        untilSeconds: seconds * 0.78,
      },
    ],
    grade: { vignette: 0.22, contrast: 1.05 },
    motionBlur: 1,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.84);
  const near = zoomToFill(setting, 0.68, 2);
  return {
    seed,
    depthStrength: 1.3,
    shots: [
      {
        keys: shotOf(seconds, [
          {
            at: 0,
            x: aim.x * -0.15,
            y: -70,
            dolly: -0.12,
            pitchDegrees: -2.2,
            rollDegrees: -3,
            ease: 'in',
          },
          {
            at: 0.34,
            x: aim.x * 0.1,
            y: -50,
            dolly: -0.04,
            rollDegrees: 3.5,
            ease: 'in',
          },
          {
            at: 0.6,
            x: aim.x * 0.62,
            y: aim.y * 0.5,
            zoom: 1 + (near - 1) * 0.62,
            dolly: 0.22,
            rollDegrees: -2.4,
            ease: 'out',
          },
          {
            at: 0.78,
            x: aim.x,
            y: aim.y,
            zoom: near,
            dolly: 0.27,
            handheld: 4,
          },
          { at: 1, x: aim.x, y: aim.y, zoom: near * 1.04, dolly: 0.28, handheld: 2 },
        ]),
      },
    ],
  };
}
