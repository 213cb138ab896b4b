import type { CameraInput } from '../camera/camera-path.ts';
import { shotOf } from './effect-plan.ts';
import type { Effect, EffectPlan, EffectSetting } from './effect-plan.ts';

/** A wide, heavy pan with blasts, smoke, embers and debris in the air. */
export const battlefieldPan: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const blasts = [0.24, 0.58, 0.82];
  return {
    layers: picture.layers,
    camera: cameraOf(setting),
    particles: [
      { kind: 'smoke', seed: seed + 1, density: 1, wind: 0.6, size: 1.15, colour: '#7d756c' },
      { kind: 'embers', seed: seed + 2, density: 0.6, wind: 0.6 },
      ...blasts.map((at, index) => ({
        kind: 'debris' as const,
        seed: seed + 10 + index,
        density: 0.55,
        speed: 1.2,
        fromSeconds: at * seconds,
        untilSeconds: Math.min(seconds, at * seconds + 1.2),
      })),
    ],
    grade: gradeOf(setting),
    motionBlur: 0.6,
  };
};

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  const blasts = [0.24, 0.58, 0.82];
  const shaken = blasts.flatMap((at, index) => {
    const x = -150 + 300 * at;
    return [
      { at, x, y: 0, handheld: 4, ease: 'out' as const },
      {
        at: at + 0.02,
        x: x + 6,
        y: 16 - index * 7,
        rollDegrees: index % 2 === 0 ? 1.6 : -1.4,
        handheld: 26,
        ease: 'smooth' as const,
      },
      { at: at + 0.11, x: x + 33, y: 0, handheld: 6, ease: 'smooth' as const },
    ];
  });
  return {
    seed,
    shots: [
      {
        keys: shotOf(seconds, [
          { at: 0, x: -150, handheld: 4, yawDegrees: -1.5, ease: 'linear' },
          ...shaken,
          { at: 1, x: 150, handheld: 4, yawDegrees: 1.5 },
        ]),
      },
    ],
  };
}

function gradeOf(setting: EffectSetting): EffectPlan['grade'] {
  const { seconds } = setting;
  const blasts = [0.24, 0.58, 0.82];
  return {
    saturation: 0.6,
    contrast: 1.14,
    tint: { colour: '#6b5136', amount: 0.16 },
    vignette: 0.42,
    grain: 0.12,
    letterbox: 0.09,
    exposure: [
      { atSeconds: 0, exposure: 0.94 },
      ...blasts.flatMap((at) => [
        { atSeconds: at * seconds, exposure: 0.94, ease: 'linear' as const },
        { atSeconds: at * seconds + 0.05, exposure: 1.6, ease: 'out' as const },
        { atSeconds: at * seconds + 0.4, exposure: 0.94, ease: 'linear' as const },
      ]),
    ],
  };
}
