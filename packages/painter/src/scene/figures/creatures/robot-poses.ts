import type { Act } from '../../../plan/acts.ts';
import type { Feeling } from '../../../plan/scene-plan.ts';
import type { Bearing } from './beasts.ts';
import type { RobotPose } from './robot-swing.ts';

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
  bend: 7,
  nod: 5,
};

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

/** How it holds itself in an act; in all others its arms hang. */
const poses: Partial<Record<Act, RobotPose>> = {
  cook: atTable,
  bake: {
    left: [
      [-30, -104],
      [46, -92],
    ],
    right: [
      [84, -104],
      [100, -88],
    ],
    feet: [
      [-56, 0],
      [40, 0],
    ],
    bend: 8,
  },
  stir: { ...atTable, nod: 8 },
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
    feet: [
      [-64, 0],
      [40, 0],
    ],
    bend: 20,
    nod: 8,
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
  kneel: {
    left: [
      [-40, -88],
      [24, -66],
    ],
    right: [
      [88, -100],
      [96, -60],
    ],
    feet: [
      [-60, 0],
      [44, 0],
    ],
    bend: 30,
    nod: 8,
  },
  trace: {
    left: [
      [-76, -104],
      [-52, -74],
    ],
    right: [
      [90, -108],
      [108, -74],
    ],
    bend: 24,
    nod: 10,
  },
  push: {
    left: [
      [-30, -116],
      [52, -120],
    ],
    right: [
      [88, -120],
      [126, -128],
    ],
    feet: [
      [-72, 0],
      [40, 0],
    ],
    bend: 16,
  },
  pull: {
    left: [
      [-24, -104],
      [52, -98],
    ],
    right: [
      [86, -106],
      [122, -98],
    ],
    feet: [
      [-36, 0],
      [64, 0],
    ],
    bend: -14,
  },
  throw: {
    left: [
      [-20, -130],
      [56, -140],
    ],
    right: [
      [92, -168],
      [70, -208],
    ],
    feet: [
      [-56, 0],
      [40, 0],
    ],
    bend: -8,
  },
  knock: {
    left: hanging.left,
    right: [
      [90, -120],
      [104, -164],
    ],
  },
  hug: {
    left: [
      [-30, -112],
      [60, -112],
    ],
    right: [
      [92, -118],
      [128, -112],
    ],
    bend: 8,
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
  bend: 9,
  nod: 14,
};

/** Hands at the head, leaning back. */
const startled: RobotPose = {
  left: [
    [-84, -150],
    [-58, -190],
  ],
  right: [
    [84, -150],
    [58, -190],
  ],
  bend: -7,
  nod: -6,
};

/** A hand held out before it. */
const reaching: RobotPose = {
  left: hanging.left,
  right: [
    [86, -112],
    [120, -120],
  ],
};

/** What is told to be felt, where a machine without a face shows it. */
const felt: Partial<Record<Feeling, RobotPose>> = { sad, worried: sad, startled, glad };

/** How a robot holds itself: as it needs it for what it does, else as it feels. */
export function poseOf({
  act,
  mood,
  feeling,
  gait,
}: Pick<Bearing, 'act' | 'mood' | 'feeling' | 'gait'>): RobotPose {
  const feels = feeling === undefined ? undefined : felt[feeling];
  if (act !== undefined) {
    const pose = poses[act] ?? hanging;
    // Who works in sorrow lets the head hang over it.
    return feels === sad || mood === 'sad' ? { ...pose, nod: (pose.nod ?? 0) + 9 } : pose;
  }
  if (gait === 'reach' || gait === 'sniff') {
    return { ...reaching, nod: gait === 'sniff' ? 12 : 0 };
  }
  if (gait === 'gaze') {
    return { ...hanging, nod: -14 };
  }
  if (feels !== undefined) {
    return feels;
  }
  if (mood === 'sad') {
    return sad;
  }
  return mood === 'joyful' ? glad : hanging;
}
