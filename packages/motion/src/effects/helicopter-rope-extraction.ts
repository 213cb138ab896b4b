import type { CameraInput } from '../camera/camera-path.ts';
import { subjectDepth } from '../picture/cut-layers.ts';
import type { LayerInput } from '../picture/cut-layers.ts';
import { aimOf, shotOf } from './effect-plan.ts';
import type { Effect, EffectSetting } from './effect-plan.ts';

/** The subject hangs on a rope and is drawn up; the ground falls back and sways below, under a helicopter's shadow. */
export const helicopterRopeExtraction: Effect = async (setting) => {
  const { picture, seed } = setting;
  const hanging = hangingOf(setting);
  const ground = picture.layers.filter((layer) => layer.id !== 'subject');
  const subject = picture.layers.filter((layer) => layer.id === 'subject');
  return {
    layers: [
      ...ground,
      ...(await shadowLayers(setting)),
      ...subject.map((layer) => ({ ...layer, ...hanging })),
      await ropeLayer(setting, hanging),
    ],
    camera: cameraOf(setting),
    particles: [
      { kind: 'dust', seed: seed + 1, density: 1, speed: 9, wind: 2.4, size: 1.5 },
      { kind: 'smoke', seed: seed + 2, density: 0.35, speed: 3, wind: 1.5, opacity: 0.5, colour: '#b9ab95' },
      { kind: 'leaves', seed: seed + 3, density: 0.3, speed: 3, wind: 2, size: 0.6, colour: '#6d6148' },
    ],
    grade: { vignette: 0.28, contrast: 1.05, saturation: 0.92 },
    motionBlur: 0.8,
  };
};

type Hanging = Pick<LayerInput, 'anchor' | 'sways'> & { readonly keys: NonNullable<LayerInput['keys']> };

/** Swinging far below the helicopter, first still, then on the way up. */
function hangingOf(setting: EffectSetting): Hanging {
  const { seconds, seed, frame } = setting;
  const aim = aimOf(setting);
  // Who is cut off by the frame's lower edge has no feet to show.
  const isWhole = aim.y + aim.height < frame.height - 8;
  const rise = isWhole ? aim.y + aim.height * 0.55 : 110;
  return {
    anchor: { x: aim.x + aim.width / 2, y: aim.y - frame.height * 1.6 },
    sways: [
      { of: 'rotation', amount: 2.6, periodSeconds: 2.6 },
      { of: 'x', amount: 6, periodSeconds: 0.37, irregularity: 1, seed },
    ],
    keys: [
      { atSeconds: 0, ease: 'hold' },
      { atSeconds: seconds * 0.2, ease: 'in' },
      { atSeconds: seconds * 0.34, y: -rise * 0.16, ease: 'linear' },
      { atSeconds: seconds, y: -rise * 1.15, scale: 1.12 },
    ],
  };
}

/** The helicopter is never seen, only its shadow on the ground. */
async function shadowLayers({ seconds, frame, draw }: EffectSetting): Promise<LayerInput[]> {
  const size = frame.height * 0.9;
  const box = { x: frame.width * 0.56, y: frame.height * 0.42, width: size, height: size };
  return [
    {
      id: 'helicopter',
      files: [await draw('helicopter')],
      box,
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
      files: [await draw('rotor')],
      box,
      keys: [
        { atSeconds: 0, ease: 'linear' },
        { atSeconds: seconds, rotationDegrees: seconds * 610 },
      ],
    },
  ];
}

/** Comes down first, then goes up with who hangs on it. */
async function ropeLayer(setting: EffectSetting, hanging: Hanging): Promise<LayerInput> {
  const { seconds, frame } = setting;
  const aim = aimOf(setting);
  const [width, length] = [90, frame.height * 2];
  const x = aim.x + aim.width * 0.63;
  const hook = aim.y + aim.height * 0.36;
  return {
    ...hanging,
    id: 'rope',
    files: [await setting.draw('rope')],
    box: { x: x - width / 2, y: hook - length, width, height: length },
    depth: subjectDepth,
    keys: [
      { atSeconds: 0, y: -frame.height * 0.9, ease: 'smooth' },
      { atSeconds: seconds * 0.16 },
      ...hanging.keys.slice(1),
    ],
  };
}

function cameraOf(setting: EffectSetting): CameraInput {
  const { seconds, seed } = setting;
  return {
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
  };
}
