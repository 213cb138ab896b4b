import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import type { Act } from '../../../plan/acts.ts';
import { ball, blob, inShade, limb, line, patch, placed, poly, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import type { Bearing } from './beasts.ts';
import { heldInAct } from './held-in-act.ts';
import { standingFeet, swungPose } from './robot-swing.ts';
import type { At, RobotPose } from './robot-swing.ts';

const hanging: RobotPose = {
  left: [
    [-72, -100],
    [-64, -66],
  ],
  right: [
    [72, -100],
    [64, -66],
  ],
};
const balanced: RobotPose = {
  left: [
    [-88, -142],
    [-120, -150],
  ],
  right: [
    [88, -134],
    [120, -128],
  ],
  feet: [
    [-46, 0],
    [44, 0],
  ],
};
const atTable: RobotPose = {
  left: [
    [-84, -116],
    [-40, -118],
  ],
  right: [
    [84, -116],
    [48, -122],
  ],
  nod: 5,
};

/** How it holds itself in an act; in all others its arms hang. */
/** Off its feet, arms in the air. */
const toppling: RobotPose = {
  left: [
    [-92, -150],
    [-120, -190],
  ],
  right: [
    [92, -140],
    [124, -172],
  ],
  feet: [
    [-30, -4],
    [60, -30],
  ],
};

const poses: Partial<Record<Act, RobotPose>> = {
  cook: atTable,
  write: atTable,
  build: {
    ...atTable,
    right: [
      [92, -150],
      [74, -186],
    ],
  },
  plant: {
    ...atTable,
    right: [
      [80, -98],
      [92, -66],
    ],
    nod: 10,
  },
  paint: {
    left: hanging.left,
    right: [
      [88, -122],
      [112, -140],
    ],
  },
  water: {
    left: hanging.left,
    right: [
      [84, -106],
      [108, -108],
    ],
  },
  sing: {
    left: [
      [-84, -140],
      [-104, -168],
    ],
    right: [
      [82, -120],
      [52, -140],
    ],
    nod: -8,
  },
  dance: {
    left: [
      [-88, -160],
      [-74, -204],
    ],
    right: [
      [90, -116],
      [58, -92],
    ],
    feet: [
      [-34, 0],
      [40, -16],
    ],
  },
  juggle: {
    left: [
      [-84, -112],
      [-92, -150],
    ],
    right: [
      [84, -112],
      [92, -150],
    ],
  },
  walk: {
    left: [
      [-72, -100],
      [-50, -68],
    ],
    right: [
      [72, -100],
      [82, -72],
    ],
    feet: [
      [-44, 0],
      [40, 0],
    ],
  },
  run: {
    left: [
      [-70, -96],
      [-30, -84],
    ],
    right: [
      [78, -108],
      [104, -132],
    ],
    feet: [
      [-50, -22],
      [44, 0],
    ],
  },
  climb: {
    left: [
      [-74, -164],
      [-46, -206],
    ],
    right: [
      [78, -168],
      [60, -214],
    ],
    feet: [
      [-28, 0],
      [30, -34],
    ],
  },
  fish: {
    left: [
      [-66, -96],
      [-14, -92],
    ],
    right: [
      [80, -104],
      [70, -118],
    ],
  },
  jump: {
    left: [
      [-86, -164],
      [-96, -208],
    ],
    right: [
      [86, -164],
      [96, -208],
    ],
    feet: [
      [-40, -14],
      [40, -14],
    ],
  },
  fly: {
    ...balanced,
    left: [
      [-88, -126],
      [-122, -112],
    ],
    right: [
      [88, -126],
      [122, -112],
    ],
  },
  surf: balanced,
  topple: toppling,
  skate: balanced,
  ski: balanced,
};
const glad: RobotPose = {
  left: [
    [-86, -150],
    [-92, -196],
  ],
  right: [
    [86, -150],
    [92, -196],
  ],
};
const sad: RobotPose = {
  left: [
    [-66, -96],
    [-48, -58],
  ],
  right: [
    [66, -96],
    [50, -58],
  ],
  nod: 14,
};

/** A hand held out before it. */
const reaching: RobotPose = {
  left: hanging.left,
  right: [
    [86, -112],
    [120, -120],
  ],
};

const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 22, 30], part);
const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const joint = hex('#4c5562');
const glow = hex('#6fe8ff');

/** A friendly machine on two legs: domed head, glowing eyes, a panel of lamps on its chest. */
export function robotForms(
  colour: Colour | undefined,
  { act, mood, gait, beat = 0 }: Pick<Bearing, 'act' | 'mood' | 'gait' | 'beat'>,
): Form[] {
  const steel = colour ?? hex('#8fa3b5');
  const pose = swungPose(poseOf({ act, mood, gait }), act, beat);
  if (gait === 'sit' && act === undefined) {
    return sitting(pose, steel);
  }
  const [left, right] = pose.feet ?? standingFeet;
  const [, hand] = pose.right;
  return [
    ...(act === 'fly' ? flames() : []),
    ...inShade(arm(-1, pose.left, steel), 0.3),
    ...leg(-24, left, steel),
    ...leg(24, right, steel),
    trunk(steel),
    limb('0,-160,12 0,-150,12', joint),
    ...placed(head(steel), { x: 0, y: -160, degrees: pose.nod ?? 0 }),
    ...(act === undefined ? [] : heldInAct(act, { x: hand[0], y: hand[1] }, 9)),
    ...arm(1, pose.right, steel),
  ];
}

/** How far the trunk comes down to the ground. */
const seatDepth = 44;

/** On the ground, the soles toward the viewer. */
function sitting({ left, right, nod = 0 }: RobotPose, steel: Colour): Form[] {
  const sole = (side: number): Form[] => [
    limb(`${side * 28},-20,15 ${side * 56},-16,13`, steel),
    ball([side * 70, -20, 19, 21], darker(steel, 0.25), {
      marks: [spot([side * 70, -20, 10], darker(steel, 0.5), 0.8)],
    }),
  ];
  const upper = [
    ...inShade(arm(-1, left, steel), 0.3),
    trunk(steel),
    limb('0,-160,12 0,-150,12', joint),
    ...placed(head(steel), { x: 0, y: -160, degrees: nod }),
    ...arm(1, right, steel),
  ];
  return [...placed(upper, { x: 0, y: seatDepth, degrees: 0 }), ...sole(-1), ...sole(1)];
}

function poseOf({
  act,
  mood,
  gait,
}: { [Part in 'act' | 'mood' | 'gait']: Bearing[Part] | undefined }): RobotPose {
  if (act !== undefined) {
    return poses[act] ?? hanging;
  }
  if (gait === 'reach' || gait === 'sniff') {
    return { ...reaching, nod: gait === 'sniff' ? 12 : 0 };
  }
  if (gait === 'gaze') {
    return { ...hanging, nod: -14 };
  }
  if (mood === 'sad') {
    return sad;
  }
  return mood === 'joyful' ? glad : hanging;
}

function leg(hip: number, [x, y]: At, steel: Colour): Form[] {
  const knee = (hip + x) / 2;
  return [
    limb(`${hip},-70,11 ${knee},${-40 + y * 0.4},10 ${x},${y - 18},11`, joint),
    poly(`${x - 16},${y - 52} ${x + 16},${y - 52} ${x + 19},${y - 14} ${x - 19},${y - 14}`, steel, {
      bulge: 0.7,
    }),
    blob(
      `${x - 24},${y - 2} ${x - 22},${y - 16} ${x + 10},${y - 20} ${x + 30},${y - 8} ${x + 30},${y - 1}`,
      darker(steel, 0.25),
    ),
  ];
}

/** Two fingers go on where the forearm points. */
function arm(side: number, [[elbowX, elbowY], [x, y]]: readonly [At, At], steel: Colour): Form[] {
  const length = Math.hypot(x - elbowX, y - elbowY) || 1;
  const [along, down] = [(x - elbowX) / length, (y - elbowY) / length];
  const finger = (aside: number): Form =>
    limb(
      `${x + along * 8 - down * aside},${y + down * 8 + along * aside},5 ${x + along * 19 - down * aside},${y + down * 19 + along * aside},4`,
      darker(steel, 0.2),
    );
  return [
    ball([side * 54, -132, 15], joint),
    limb(`${side * 58},-126,11 ${elbowX},${elbowY},10 ${x - along * 6},${y - down * 6},11`, steel),
    ball([x, y, 13], joint),
    finger(-8),
    finger(8),
  ];
}

function trunk(steel: Colour): Form {
  return blob('-48,-148 0,-154 48,-148 54,-104 44,-62 0,-56 -44,-62 -54,-104', steel, {
    marks: [
      patch('-30,-130 30,-130 32,-90 -32,-90', darker(steel, 0.55), 0.95),
      spot([-18, -118, 6], hex('#ff6a55')),
      spot([0, -118, 6], hex('#ffd257')),
      spot([18, -118, 6], hex('#7be08a')),
      line('-22,-102 -10,-102 -4,-108 4,-96 10,-102 22,-102', glow, 3),
    ],
  });
}

/** Around the neck. */
function head(steel: Colour): Form[] {
  return [
    limb('0,-62,3 0,-78,2.4', joint),
    ball([0, -82, 7], hex('#ff6a55'), { isLamp: true, lit: 1 }),
    ball([-46, -30, 9, 14], joint),
    ball([46, -30, 9, 14], joint),
    blob('-42,-4 -46,-36 -28,-62 28,-62 46,-36 42,-4 0,2', lighter(steel, 0.14), {
      marks: [patch('-34,-48 34,-48 38,-26 30,-12 -30,-12 -38,-26', hex('#1e2834'), 0.96)],
    }),
    ball([-15, -31, 8, 9], glow, { isEye: true, isLamp: true, lit: 1, bulge: 0 }),
    ball([19, -31, 8, 9], glow, { isEye: true, isLamp: true, lit: 1, bulge: 0 }),
  ];
}

/** Beneath the feet of a machine that flies. */
function flames(): Form[] {
  return [-24, 24].flatMap((x) => [
    blob(`${x - 15},-4 ${x + 15},-4 ${x + 8},38 ${x},64 ${x - 8},38`, hex('#ff9a3c'), {
      isLamp: true,
      lit: 1,
    }),
    blob(`${x - 8},-2 ${x + 8},-2 ${x},36`, hex('#fff0b0'), { isLamp: true, lit: 1 }),
  ]);
}
