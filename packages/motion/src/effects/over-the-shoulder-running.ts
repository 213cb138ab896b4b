import type { CameraInput } from '../camera/camera-path.ts';
import { lookAt, shotOf } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** A chase from right behind a runner's shoulder. */
export const overTheShoulderRunning: Effect = async (setting) => {
  const { seconds, picture, seed, frame } = setting;
  const stepsPerSecond = 2.9;
  const width = frame.height * 1.2;
  return {
    layers: [
      ...picture.layers,
      {
        id: 'runner',
        files: [await setting.draw('runner')],
        box: { x: frame.width * 0.3 - width / 2, y: frame.height * 0.3, width, height: width },
        // Whoever is followed stays where they are in the picture.
        space: 'screen',
        anchor: { x: frame.width * 0.3, y: frame.height * 1.4 },
        sways: [
          { of: 'y', amount: 22, periodSeconds: 1 / stepsPerSecond },
          { of: 'x', amount: 15, periodSeconds: 2 / stepsPerSecond, phase: 0.2 },
          { of: 'rotation', amount: 2.1, periodSeconds: 2 / stepsPerSecond, phase: 0.35 },
        ],
        keys: [
          { atSeconds: 0, x: -30, ease: 'through' },
          { atSeconds: seconds * 0.45, x: 36, ease: 'through' },
          { atSeconds: seconds, x: -24 },
        ],
      },
    ],
    camera: cameraOf(setting),
    particles: [
      { kind: 'dust', seed: seed + 1, density: 0.7, speed: 6, wind: -1.5, size: 1.3 },
      { kind: 'speed-lines', seed: seed + 2, density: 0.35, opacity: 0.3 },
    ],
    grade: { contrast: 1.06, vignette: 0.3, saturation: 0.94 },
    motionBlur: 0.9,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const aim = lookAt(setting, 0.6);
  const run = { handheld: 9, stride: 15 };
  const stepsPerSecond = 2.9;
  return {
    seed,
    stepsPerSecond,
    depthStrength: 1.1,
    shots: [
      {
        keys: shotOf(seconds, [
          {
            at: 0,
            x: aim.x * 0.2 - 30,
            y: 10,
            zoom: 1.06,
            dolly: -0.04,
            rollDegrees: -1.5,
            ...run,
            ease: 'linear',
          },
          {
            at: 0.5,
            x: aim.x * 0.6 + 40,
            y: 0,
            zoom: 1.22,
            dolly: 0.08,
            rollDegrees: 1.5,
            ...run,
            ease: 'linear',
          },
          { at: 1, x: aim.x, y: aim.y * 0.4, zoom: 1.4, dolly: 0.17, rollDegrees: -1, ...run },
        ]),
      },
    ],
  };
}
