import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** Lifts off, swoops into the picture in a bank, and comes out of the rush in another place. */
export const flyingCamTransition: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const cut = 0.5;
  return {
    layers: picture.layers,
    camera: cameraOf(setting),
    particles: [{ kind: 'dust', seed: seed + 1, density: 0.3, speed: 3, wind: 1.2 }],
    grade: {
      vignette: 0.2,
      contrast: 1.04,
      exposure: [
        { atSeconds: 0, exposure: 1 },
        { atSeconds: (cut - 0.06) * seconds, exposure: 1, ease: 'in' },
        { atSeconds: cut * seconds, exposure: 1.7, ease: 'out' },
        { atSeconds: (cut + 0.1) * seconds, exposure: 1 },
      ],
    },
    motionBlur: 0.9,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.7);
  const away = aim.x > 0 ? -1 : 1;
  const cut = 0.5;
  return {
    seed,
    depthStrength: 1.2,
    shots: [
      {
        keys: shotOf(seconds, [
          { at: 0, x: aim.x * 0.4, y: 70, zoom: 1.25, pitchDegrees: 2, ease: 'through' },
          { at: 0.2, x: aim.x * 0.2, y: -60, zoom: 1.12, rollDegrees: -7 * away, ease: 'through' },
          { at: 0.36, x: aim.x * 0.7, y: -30, zoom: 1.3, dolly: 0.1, rollDegrees: 8 * away, ease: 'in' },
          { at: cut, x: aim.x * 1.2, y: aim.y, zoom: 3.6, dolly: 0.3, rollDegrees: 34 * away },
        ]),
      },
      {
        fromSeconds: cut * seconds,
        keys: shotOf(seconds, [
          {
            at: cut,
            x: 160 * away,
            y: -50,
            zoom: 3.2,
            dolly: 0.28,
            rollDegrees: -26 * away,
            yawDegrees: 5 * away,
            ease: 'out',
          },
          { at: 0.74, x: 60 * away, y: -20, zoom: 1.22, dolly: 0.04, rollDegrees: 4 * away },
          { at: 1, x: -10 * away, zoom: 1.06 },
        ]),
      },
    ],
  };
}
