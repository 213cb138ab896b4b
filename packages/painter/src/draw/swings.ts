import type { Act } from '../plan/acts.ts';
import type { Pose } from '../plan/person-plan.ts';
import type { Point } from './limb.ts';
import type { MouthShape } from './mouth.ts';

/** Where an arm is at the other end of a movement; what is left out stays as the pose has it. */
export interface ArmEnd {
  readonly elbow?: Point;
  readonly wrist?: Point;
  readonly handDegrees?: number;
}

/** A movement that somebody makes again and again. */
export interface Swing {
  /** From one end to the other; undefined: now and then. */
  readonly seconds?: number;
  /** The left and the right arm as the viewer sees them. */
  readonly arms?: readonly [ArmEnd, ArmEnd];
  /** Arms and legs that change places with each other: as in walking, or as in a mirror. */
  readonly limbs?: 'alternate' | 'mirror';
  /** Degrees that the trunk is bent at the other end. */
  readonly bend?: number;
  /** Only the legs do: the hands are full. */
  readonly isOfLegs?: boolean;
  /** The mouth at its other end. */
  readonly mouth?: MouthShape;
  /** The mouth along the way, in parts of it: the last that is reached. */
  readonly mouths?: readonly (readonly [beat: number, shape: MouthShape])[];
}

/** Who speaks and is heard in another's words: shapes of speech, none for long (Blair, "Cartoon Animation"). */
const mouthsOfSpeech = [
  [0, 'closed'],
  [0.25, 'small'],
  [0.5, 'open'],
  [0.75, 'consonant'],
  [1, 'round'],
] as const satisfies Swing['mouths'];

export const speaking: Swing = { seconds: 0.34, mouths: mouthsOfSpeech };

const balancing: readonly [ArmEnd, ArmEnd] = [
  { elbow: [350, 405], wrist: [535, 425], handDegrees: 2 },
  { elbow: [350, 430], wrist: [525, 340], handDegrees: -22 },
];

const kneading: readonly [ArmEnd, ArmEnd] = [
  { elbow: [300, 560], wrist: [120, 724] },
  { elbow: [280, 524], wrist: [206, 664] },
];

/** What arms and legs do in an act. */
export const actSwings: Readonly<Record<Act, Swing>> = {
  run: { seconds: 0.3, limbs: 'alternate' },
  walk: { seconds: 0.5, limbs: 'alternate' },
  surf: { seconds: 1.3, arms: balancing, bend: 22 },
  topple: {
    seconds: 0.5,
    arms: [
      { elbow: [346, 360], wrist: [490, 250], handDegrees: -30 },
      { elbow: [330, 300], wrist: [410, 110], handDegrees: -56 },
    ],
    mouth: 'open',
  },
  swim: { seconds: 0.9, limbs: 'mirror' },
  sail: {},
  cook: {
    seconds: 0.8,
    bend: 15,
    arms: kneading,
  },
  bake: {
    seconds: 1.5,
    bend: 16,
    arms: [
      { elbow: [-20, 540], wrist: [-210, 610] },
      { elbow: [346, 520], wrist: [580, 590] },
    ],
  },
  stir: { seconds: 1.1, bend: 15, arms: [{}, { elbow: [304, 512], wrist: [476, 580], handDegrees: 12 }] },
  paint: {
    seconds: 0.9,
    bend: 2,
    arms: [{}, { elbow: [304, 540], wrist: [436, 462], handDegrees: -8 }],
  },
  water: { seconds: 1.6, bend: 16, arms: [{}, { elbow: [292, 508], wrist: [424, 568], handDegrees: 12 }] },
  plant: {
    seconds: 0.9,
    bend: 36,
    arms: [
      { elbow: [252, 556], wrist: [-50, 646] },
      { elbow: [288, 580], wrist: [256, 842] },
    ],
  },
  climb: { seconds: 0.8, limbs: 'alternate' },
  dance: { seconds: 0.5, limbs: 'mirror' },
  fish: {
    seconds: 1.8,
    bend: -9,
    arms: [{ wrist: [44, 622] }, { elbow: [298, 528], wrist: [332, 536], handDegrees: -25 }],
  },
  write: { seconds: 0.5, bend: 13, arms: [{}, { elbow: [290, 536], wrist: [206, 700], handDegrees: 142 }] },
  build: {
    seconds: 0.45,
    bend: 2,
    arms: [{}, { elbow: [336, 500], wrist: [372, 400], handDegrees: -14 }],
  },
  sing: {
    seconds: 0.8,
    bend: 3,
    arms: [
      { elbow: [286, 550], wrist: [362, 446], handDegrees: -42 },
      { elbow: [286, 550], wrist: [380, 420], handDegrees: -44 },
    ],
    mouth: 'open',
  },
  skate: { seconds: 0.8, arms: balancing, limbs: 'alternate' },
  ski: { seconds: 1, arms: balancing, bend: 18 },
  jump: {
    seconds: 0.4,
    arms: [
      { elbow: [334, 330], wrist: [400, 150], handDegrees: -50 },
      { elbow: [334, 330], wrist: [400, 150], handDegrees: -50 },
    ],
  },
  juggle: {
    seconds: 0.25,
    arms: [
      { elbow: [288, 570], wrist: [368, 462] },
      { elbow: [292, 550], wrist: [362, 402] },
    ],
  },
  fly: {
    seconds: 1,
    arms: [
      { elbow: [376, 366], wrist: [576, 412], handDegrees: 18 },
      { elbow: [376, 340], wrist: [576, 350], handDegrees: 4 },
    ],
  },
  kneel: {
    seconds: 1.5,
    bend: 32,
    arms: [{ wrist: [-214, 748] }, { elbow: [296, 536], wrist: [360, 752], handDegrees: 78 }],
  },
  trace: {
    seconds: 1.3,
    bend: 30,
    arms: [{}, { elbow: [330, 496], wrist: [506, 668], handDegrees: 48 }],
  },
  push: {
    seconds: 1.2,
    bend: 27,
    arms: [
      { elbow: [-84, 476], wrist: [-330, 444] },
      { elbow: [372, 448], wrist: [600, 414] },
    ],
  },
  pull: {
    seconds: 1.2,
    bend: -4,
    arms: [
      { elbow: [60, 580], wrist: [-170, 610] },
      { elbow: [340, 560], wrist: [430, 610] },
    ],
  },
  throw: {
    seconds: 0.8,
    bend: 16,
    arms: [
      { elbow: [120, 540], wrist: [-60, 660], handDegrees: 160 },
      { elbow: [384, 330], wrist: [600, 330], handDegrees: 10 },
    ],
  },
  knock: { seconds: 0.5, arms: [{}, { elbow: [352, 450], wrist: [520, 330], handDegrees: -30 }] },
  hug: {
    seconds: 1.6,
    bend: 14,
    arms: [
      { elbow: [-50, 500], wrist: [-250, 560], handDegrees: 190 },
      { elbow: [350, 490], wrist: [500, 570], handDegrees: 40 },
    ],
  },
};

/** How somebody walks who carries something before them. */
export const ladenSwing: Swing = { seconds: 0.5, limbs: 'alternate', isOfLegs: true };

/** What arms do that have nothing to do; hands that hold something are still. */
export const poseSwings: Partial<Record<Pose, Swing>> = {
  // Sticks on a drum are quicker than hands in dough.
  knead: { seconds: 0.5, arms: kneading },
  rest: {
    arms: [
      { elbow: [244, 562], wrist: [236, 796] },
      { elbow: [264, 552], wrist: [206, 650], handDegrees: 156 },
    ],
  },
  hips: {
    arms: [
      { elbow: [246, 560], wrist: [228, 790], handDegrees: 96 },
      { elbow: [246, 560], wrist: [228, 790], handDegrees: 96 },
    ],
  },
  // A greeting is over after a while.
  wave: {
    // Whoever waves calls.
    mouths: [
      [0, 'open'],
      [0.6, 'closed'],
    ],
    arms: [{}, { elbow: [240, 560], wrist: [226, 796], handDegrees: 84 }],
  },
  cheer: {
    seconds: 0.45,
    arms: [
      { elbow: [326, 300], wrist: [390, 84], handDegrees: -62 },
      { elbow: [326, 300], wrist: [390, 84], handDegrees: -62 },
    ],
  },
  // Who speaks talks with the hands as well, quietly.
  explain: {
    seconds: 1.3,
    mouths: mouthsOfSpeech,
    arms: [
      { elbow: [258, 548], wrist: [196, 646], handDegrees: 172 },
      { elbow: [278, 536], wrist: [330, 440], handDegrees: -40 },
    ],
  },
  point: { arms: [{}, { elbow: [242, 560], wrist: [228, 790], handDegrees: 84 }] },
};

/** A movement, and how far through it somebody is: from 0 to 1. */
export interface Movement {
  readonly swing: Swing;
  readonly beat: number;
}
