import { aimOf, lookAt, shotOf, zoomToFill } from './effect-plan.ts';
import type { Effect } from './effect-plan.ts';

/** A low, racing run toward the subject: every step is felt, the surroundings streak. */
export const fastSprint: Effect = async (setting) => {
  const { seconds, picture, seed } = setting;
  const aim = lookAt(setting, 0.85);
  const near = zoomToFill(setting, 0.85, 2.1);
  const run = { handheld: 7, stride: 17 };
  return {
    layers: picture.layers,
    camera: {
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
    },
    particles: [
      { kind: 'speed-lines', seed: seed + 1, density: 1, opacity: 0.7, untilSeconds: seconds * 0.86 },
      { kind: 'debris', seed: seed + 2, density: 0.35, speed: 1.6, size: 0.8, colour: '#7a6a55' },
    ],
    grade: { contrast: 1.06, vignette: 0.3 },
    motionBlur: 1,
  };
};

/** A chase from right behind a runner's shoulder. */
export const overTheShoulderRunning: Effect = async (setting) => {
  const { seconds, picture, seed, frame } = setting;
  const aim = lookAt(setting, 0.6);
  const run = { handheld: 9, stride: 15 };
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
    camera: {
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
    },
    particles: [
      { kind: 'dust', seed: seed + 1, density: 0.7, speed: 6, wind: -1.5, size: 1.3 },
      { kind: 'speed-lines', seed: seed + 2, density: 0.35, opacity: 0.3 },
    ],
    grade: { contrast: 1.06, vignette: 0.3, saturation: 0.94 },
    motionBlur: 0.9,
  };
};

/** Circles behind a shoulder and comes out before what lies ahead. */
export const orbitingShoulderReveal: Effect = async (setting) => {
  const { seconds, picture, seed, frame } = setting;
  const aim = lookAt(setting, 0.5);
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
    camera: {
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
    },
    particles: [{ kind: 'dust', seed: seed + 1, density: 0.4 }],
    grade: { vignette: 0.3, contrast: 1.05, letterbox: 0.05 },
    motionBlur: 0.6,
  };
};

function orbit(x: number): { x: number; yawDegrees: number } {
  return { x, yawDegrees: (-Math.atan2(x, 1920) * 180) / Math.PI };
}

/** The subject hangs on a rope and is drawn up; the ground falls back and sways below, under a helicopter's shadow. */
export const helicopterRopeExtraction: Effect = async (setting) => {
  const { seconds, picture, seed, frame } = setting;
  const aim = aimOf(setting);
  const middle = aim.x + aim.width / 2;
  const top = { x: middle, y: aim.y - frame.height * 1.6 };
  // Who is cut off by the frame's lower edge has no feet to show.
  const isWhole = aim.y + aim.height < frame.height - 8;
  const rise = isWhole ? aim.y + aim.height * 0.55 : 110;
  const swing = [
    { of: 'rotation' as const, amount: 2.6, periodSeconds: 2.6 },
    { of: 'x' as const, amount: 6, periodSeconds: 0.37, irregularity: 1, seed },
  ];
  const lift = [
    { atSeconds: 0, ease: 'hold' as const },
    { atSeconds: seconds * 0.2, ease: 'in' as const },
    { atSeconds: seconds * 0.34, y: -rise * 0.16, ease: 'linear' as const },
    { atSeconds: seconds, y: -rise * 1.15, scale: 1.12 },
  ];
  const ground = picture.layers.filter((layer) => layer.id !== 'subject');
  const hangs = picture.layers
    .filter((layer) => layer.id === 'subject')
    .map((layer) => ({ ...layer, anchor: top, sways: swing, keys: lift }));
  const shadow = frame.height * 0.9;
  const ropeWidth = 90;
  const ropeLength = frame.height * 2;
  const hook = aim.y + aim.height * 0.36;
  const ropeX = middle + aim.width * 0.13;
  return {
    layers: [
      ...ground,
      {
        id: 'helicopter',
        files: [await setting.draw('helicopter')],
        box: { x: frame.width * 0.56, y: frame.height * 0.42, width: shadow, height: shadow },
        depth: 0.34,
        sways: [{ of: 'rotation', amount: 3, periodSeconds: 4.1 }],
        keys: [
          { atSeconds: 0, x: frame.width * 0.3, y: 160, opacity: 0 },
          { atSeconds: seconds * 0.16, x: 0, opacity: 0.42 },
          { atSeconds: seconds, x: -90, y: 40, opacity: 0.34, scale: 0.8 },
        ],
      },
      {
        id: 'rotor',
        parent: 'helicopter',
        files: [await setting.draw('rotor')],
        box: { x: frame.width * 0.56, y: frame.height * 0.42, width: shadow, height: shadow },
        keys: [
          { atSeconds: 0, ease: 'linear' },
          { atSeconds: seconds, rotationDegrees: seconds * 610 },
        ],
      },
      ...hangs,
      {
        id: 'rope',
        files: [await setting.draw('rope')],
        box: { x: ropeX - ropeWidth / 2, y: hook - ropeLength, width: ropeWidth, height: ropeLength },
        depth: 0.58,
        anchor: top,
        sways: swing,
        keys: [
          { atSeconds: 0, y: -frame.height * 0.9, ease: 'smooth' },
          { atSeconds: seconds * 0.16 },
          ...lift.slice(1),
        ],
      },
    ],
    camera: {
      seed,
      depthStrength: 1.3,
      shots: [
        {
          keys: shotOf(seconds, [
            { at: 0, y: 50, zoom: 1.32, dolly: 0.1, handheld: 7, ease: 'smooth' },
            { at: 0.22, y: 40, zoom: 1.3, dolly: 0.1, rollDegrees: 1.5, handheld: 10, ease: 'smooth' },
            {
              at: 0.6,
              y: -30,
              zoom: 1.14,
              dolly: 0,
              rollDegrees: -3,
              pitchDegrees: -2,
              handheld: 9,
              ease: 'smooth',
            },
            { at: 1, y: -70, zoom: 1.02, dolly: -0.14, rollDegrees: 2.5, pitchDegrees: -3, handheld: 6 },
          ]),
        },
      ],
    },
    particles: [
      { kind: 'dust', seed: seed + 1, density: 1, speed: 9, wind: 2.4, size: 1.5 },
      { kind: 'smoke', seed: seed + 2, density: 0.35, speed: 3, wind: 1.5, opacity: 0.5, colour: '#b9ab95' },
      { kind: 'leaves', seed: seed + 3, density: 0.3, speed: 3, wind: 2, size: 0.6, colour: '#6d6148' },
    ],
    grade: { vignette: 0.28, contrast: 1.05, saturation: 0.92 },
    motionBlur: 0.8,
  };
};
