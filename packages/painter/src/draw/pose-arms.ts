import type { HandShape } from '../plan/gesture.ts';
import type { Pose } from '../plan/person-plan.ts';
import type { Point } from './limb.ts';

/** One arm of a pose for a shoulder of 200, mirrored for the other side: elbow, wrist, and which way the hand points. */
export interface Arm {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  readonly handDegrees: number;
}

export const hangingArm: Arm = { elbow: [236, 560], wrist: [222, 800], hand: 'fist', handDegrees: 90 };

/** Left and right arm as the viewer sees them. The right one (second) is drawn on positive x. */
export const poseArms: Readonly<Record<Pose, readonly [Arm, Arm]>> = {
  rest: [hangingArm, hangingArm],
  explain: [
    { elbow: [252, 540], wrist: [150, 640], hand: 'open', handDegrees: 190 },
    { elbow: [282, 520], wrist: [352, 372], hand: 'open', handDegrees: -62 },
  ],
  wave: [hangingArm, { elbow: [318, 470], wrist: [366, 230], hand: 'open', handDegrees: -84 }],
  point: [hangingArm, { elbow: [300, 500], wrist: [392, 330], hand: 'point', handDegrees: -52 }],
  crossed: [
    { elbow: [246, 540], wrist: [-70, 560], hand: 'fist', handDegrees: 176 },
    { elbow: [246, 560], wrist: [-84, 500], hand: 'none', handDegrees: 184 },
  ],
  hold: [hangingArm, { elbow: [276, 540], wrist: [286, 380], hand: 'fist', handDegrees: -80 }],
  dangle: [hangingArm, { ...hangingArm, wrist: [240, 790] }],
  carry: [
    { elbow: [258, 560], wrist: [176, 640], hand: 'fist', handDegrees: 214 },
    { elbow: [258, 560], wrist: [176, 640], hand: 'fist', handDegrees: 214 },
  ],
  strum: [
    { elbow: [318, 520], wrist: [150, 628], hand: 'fist', handDegrees: 170 },
    { elbow: [304, 620], wrist: [318, 560], hand: 'fist', handDegrees: -84 },
  ],
  bow: [
    { elbow: [310, 520], wrist: [120, 462], hand: 'fist', handDegrees: 196 },
    { elbow: [318, 540], wrist: [312, 424], hand: 'fist', handDegrees: -92 },
  ],
  think: [
    { elbow: [262, 560], wrist: [60, 610], hand: 'fist', handDegrees: 176 },
    { elbow: [270, 560], wrist: [92, 366], hand: 'fist', handDegrees: -108 },
  ],
  cheer: [
    { elbow: [310, 250], wrist: [350, 20], hand: 'open', handDegrees: -72 },
    { elbow: [310, 250], wrist: [350, 20], hand: 'open', handDegrees: -72 },
  ],
  run: [
    { elbow: [300, 500], wrist: [236, 700], hand: 'fist', handDegrees: 120 },
    { elbow: [300, 520], wrist: [430, 420], hand: 'fist', handDegrees: -40 },
  ],
  droop: [
    { elbow: [216, 570], wrist: [150, 800], hand: 'fist', handDegrees: 100 },
    { elbow: [216, 570], wrist: [150, 800], hand: 'fist', handDegrees: 100 },
  ],
  reach: [
    { elbow: [240, 560], wrist: [190, 740], hand: 'fist', handDegrees: 100 },
    { elbow: [310, 470], wrist: [452, 470], hand: 'open', handDegrees: 0 },
  ],
  lap: [
    { elbow: [262, 560], wrist: [150, 770], hand: 'fist', handDegrees: 122 },
    { elbow: [262, 560], wrist: [150, 770], hand: 'fist', handDegrees: 122 },
  ],
  balance: [
    { elbow: [350, 440], wrist: [520, 330], hand: 'open', handDegrees: -24 },
    { elbow: [350, 400], wrist: [540, 420], hand: 'open', handDegrees: 4 },
  ],
  knead: [
    { elbow: [286, 540], wrist: [150, 690], hand: 'fist', handDegrees: 150 },
    { elbow: [290, 540], wrist: [170, 690], hand: 'fist', handDegrees: 150 },
  ],
  brush: [hangingArm, { elbow: [312, 500], wrist: [460, 370], hand: 'fist', handDegrees: -30 }],
  pour: [hangingArm, { elbow: [290, 520], wrist: [420, 600], hand: 'fist', handDegrees: 20 }],
  dig: [
    { elbow: [250, 540], wrist: [-60, 600], hand: 'fist', handDegrees: 170 },
    { elbow: [290, 560], wrist: [250, 800], hand: 'fist', handDegrees: 110 },
  ],
  climb: [
    { elbow: [300, 380], wrist: [250, 640], hand: 'fist', handDegrees: 100 },
    { elbow: [318, 180], wrist: [330, -60], hand: 'fist', handDegrees: -80 },
  ],
  dance: [
    { elbow: [370, 430], wrist: [510, 560], hand: 'open', handDegrees: 30 },
    { elbow: [310, 180], wrist: [240, -40], hand: 'open', handDegrees: -110 },
  ],
  cast: [
    { elbow: [250, 560], wrist: [40, 640], hand: 'fist', handDegrees: 180 },
    { elbow: [300, 540], wrist: [330, 560], hand: 'fist', handDegrees: -20 },
  ],
  hammer: [
    { elbow: [286, 540], wrist: [170, 700], hand: 'fist', handDegrees: 150 },
    { elbow: [350, 380], wrist: [380, 130], hand: 'fist', handDegrees: -80 },
  ],
  sing: [
    { elbow: [290, 540], wrist: [380, 400], hand: 'open', handDegrees: -50 },
    { elbow: [290, 540], wrist: [400, 370], hand: 'open', handDegrees: -55 },
  ],
  juggle: [
    { elbow: [290, 560], wrist: [360, 400], hand: 'open', handDegrees: -76 },
    { elbow: [290, 560], wrist: [370, 460], hand: 'open', handDegrees: -70 },
  ],
  glide: [
    { elbow: [380, 330], wrist: [590, 330], hand: 'open', handDegrees: 6 },
    { elbow: [380, 300], wrist: [590, 260], hand: 'open', handDegrees: -10 },
  ],
  crawl: [
    { elbow: [320, 420], wrist: [420, 600], hand: 'open', handDegrees: 50 },
    { elbow: [350, 170], wrist: [520, 60], hand: 'open', handDegrees: -10 },
  ],
  stoop: [
    { elbow: [-30, 545], wrist: [-236, 716], hand: 'open', handDegrees: 130 },
    { elbow: [302, 530], wrist: [404, 736], hand: 'open', handDegrees: 66 },
  ],
  trace: [
    { elbow: [220, 540], wrist: [40, 700], hand: 'fist', handDegrees: 130 },
    { elbow: [310, 510], wrist: [430, 704], hand: 'fist', handDegrees: 60 },
  ],
  push: [
    { elbow: [-60, 500], wrist: [-300, 470], hand: 'open', handDegrees: 240 },
    { elbow: [350, 470], wrist: [570, 440], hand: 'open', handDegrees: -58 },
  ],
  pull: [
    { elbow: [-40, 540], wrist: [-270, 610], hand: 'fist', handDegrees: 166 },
    { elbow: [330, 520], wrist: [520, 590], hand: 'fist', handDegrees: 16 },
  ],
  throw: [
    { elbow: [-90, 430], wrist: [-330, 390], hand: 'open', handDegrees: 186 },
    { elbow: [330, 190], wrist: [200, 20], hand: 'fist', handDegrees: -120 },
  ],
  knock: [hangingArm, { elbow: [340, 480], wrist: [450, 280], hand: 'fist', handDegrees: -56 }],
  embrace: [
    { elbow: [-70, 480], wrist: [-310, 500], hand: 'open', handDegrees: 176 },
    { elbow: [360, 450], wrist: [570, 500], hand: 'open', handDegrees: 20 },
  ],
  fright: [
    { elbow: [246, 500], wrist: [168, 226], hand: 'open', handDegrees: -106 },
    { elbow: [246, 500], wrist: [168, 226], hand: 'open', handDegrees: -106 },
  ],
  hips: [
    { elbow: [330, 560], wrist: [190, 720], hand: 'fist', handDegrees: 140 },
    { elbow: [330, 560], wrist: [190, 720], hand: 'fist', handDegrees: 140 },
  ],
};
