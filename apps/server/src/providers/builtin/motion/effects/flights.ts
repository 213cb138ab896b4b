import { lookAt, shotOf, zoomToFill } from './effect-plan.ts';
import type { Effect } from './effect-plan.ts';

/** Lifts off, swoops into the picture in a bank, and comes out of the rush in another place. */
export const flyingCamTransition: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const aim = lookAt(setting, 0.7);
  const away = aim.x > 0 ? -1 : 1;
  const cut = 0.5;
  return {
    layers: picture.layers,
    camera: {
      seed,
      depthStrength: 1.2,
      shots: [
        {
          keys: shotOf(seconds, [
            { at: 0, x: aim.x * 0.4, y: 70, zoom: 1.25, rollDegrees: 0, pitchDegrees: 2, ease: 'through' },
            {
              at: 0.2,
              x: aim.x * 0.2,
              y: -60,
              zoom: 1.12,
              rollDegrees: -7 * away,
              pitchDegrees: -2.5,
              ease: 'through',
            },
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
            {
              at: 0.74,
              x: 60 * away,
              y: -20,
              zoom: 1.22,
              dolly: 0.04,
              rollDegrees: 4 * away,
              yawDegrees: 1.5 * away,
              ease: 'smooth',
            },
            { at: 1, x: -10 * away, y: 0, zoom: 1.06, dolly: 0, rollDegrees: 0 },
          ]),
        },
      ],
    },
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

/** From a high, wide view straight down onto the subject, until it fills the frame. */
export const fastDronePushin: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const aim = lookAt(setting, 0.84);
  const near = zoomToFill(setting, 0.68, 2);
  return {
    layers: picture.layers,
    camera: {
      seed,
      depthStrength: 1.3,
      shots: [
        {
          keys: shotOf(seconds, [
            {
              at: 0,
              x: aim.x * -0.15,
              y: -70,
              zoom: 1,
              dolly: -0.12,
              pitchDegrees: -2.2,
              rollDegrees: -3,
              handheld: 3,
              ease: 'in',
            },
            {
              at: 0.34,
              x: aim.x * 0.1,
              y: -50,
              zoom: 1.05,
              dolly: -0.04,
              pitchDegrees: -1.6,
              rollDegrees: 3.5,
              handheld: 4,
              ease: 'in',
            },
            {
              at: 0.6,
              x: aim.x * 0.62,
              y: aim.y * 0.5,
              zoom: 1 + (near - 1) * 0.62,
              dolly: 0.22,
              rollDegrees: -2.4,
              handheld: 7,
              ease: 'out',
            },
            {
              at: 0.78,
              x: aim.x,
              y: aim.y,
              zoom: near,
              dolly: 0.27,
              rollDegrees: 0.6,
              handheld: 4,
              ease: 'smooth',
            },
            { at: 1, x: aim.x, y: aim.y, zoom: near * 1.04, dolly: 0.28, handheld: 2 },
          ]),
        },
      ],
    },
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

/** Rises slowly from the detail to the whole. */
export const dramaticCrane: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const aim = lookAt(setting, 0.85);
  const near = zoomToFill(setting, 0.66, 1.6);
  return {
    layers: picture.layers,
    camera: {
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
    },
    particles: [{ kind: 'dust', seed: seed + 1, density: 0.5 }],
    grade: { vignette: 0.34, contrast: 1.08, saturation: 0.95, letterbox: 0.06 },
    motionBlur: 0.5,
  };
};

/** A wide, heavy pan with blasts, smoke, embers and debris in the air. */
export const battlefieldPan: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
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
    layers: picture.layers,
    camera: {
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
    },
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
    grade: {
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
    },
    motionBlur: 0.6,
  };
};
