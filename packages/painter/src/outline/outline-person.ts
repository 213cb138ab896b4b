import { actPoses } from '../draw/act-poses.ts';
import { paintActTool } from '../draw/act-tools.ts';
import { paintArms } from '../draw/arms.ts';
import { paintBody } from '../draw/body.ts';
import { paintGlasses } from '../draw/eyes.ts';
import { faceShape, turned } from '../draw/face-shape.ts';
import type { FaceShape } from '../draw/face-shape.ts';
import type { Easel } from '../draw/form.ts';
import { paintHairBefore, paintHairBehind } from '../draw/hair.ts';
import { paintHat } from '../draw/hats.ts';
import { paintHead } from '../draw/head.ts';
import { paintHatBehind } from '../draw/helmets.ts';
import { paintHeld, poseWith } from '../draw/held.ts';
import { paintLegs } from '../draw/legs.ts';
import { soleOf } from '../draw/steps.ts';
import type { Step } from '../draw/steps.ts';
import { personStyle } from '../draw/person-style.ts';
import { paintWorn } from '../draw/worn.ts';
import type { Act } from '../plan/acts.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { movedShapes } from './outline.ts';
import type { OutlineShape, Place } from './outline.ts';
import { bentOf, leansOnStick, plainlyOld, stick } from './old-age.ts';
import type { Posture } from './postures.ts';
import { recordShapes } from './record-shapes.ts';

/** Where a body is joined to its head, in figure units below the eyes. */
const neckY = 190;

/** Bodies and heads for a pen: a head is large enough for a face that one can read across a room. */
const builds = {
  child: { wide: 0.82, long: 0.5, head: 1.26 },
  young: { wide: 1.02, long: 0.76, head: 1.3 },
  adult: { wide: 1.06, long: 0.78, head: 1.3 },
  old: { wide: 1.06, long: 0.74, head: 1.32 },
} as const satisfies Record<PersonPlan['age'], { wide: number; long: number; head: number }>;

/** How somebody holds arms, legs and face. */
export interface Bearing {
  readonly pose: Pose;
  readonly step: Step;
  readonly face: Mood;
  /** Leans forward, in degrees. */
  readonly lean?: number;
}

type Mood = 'calm' | 'glad' | 'sad' | 'asleep' | 'keen' | 'talking';

const bearings: Readonly<Record<Posture, Bearing>> = {
  stand: { pose: 'rest', step: 'lean', face: 'calm' },
  walk: { pose: 'rest', step: 'walk', face: 'calm' },
  run: { pose: 'run', step: 'run', face: 'keen', lean: 7 },
  sit: { pose: 'lap', step: 'sit', face: 'calm' },
  sleep: { pose: 'rest', step: 'stand', face: 'asleep' },
  hold: { pose: 'hold', step: 'lean', face: 'glad' },
  point: { pose: 'point', step: 'lean', face: 'keen' },
  sad: { pose: 'droop', step: 'stand', face: 'sad', lean: 4 },
  glad: { pose: 'cheer', step: 'lean', face: 'glad' },
  think: { pose: 'think', step: 'stand', face: 'calm' },
  together: { pose: 'reach', step: 'lean', face: 'glad' },
  carry: { pose: 'carry', step: 'walk', face: 'calm' },
  talk: { pose: 'explain', step: 'lean', face: 'talking' },
  work: { pose: 'reach', step: 'lean', face: 'keen' },
  search: { pose: 'pour', step: 'lean', face: 'keen', lean: 12 },
  gaze: { pose: 'hips', step: 'stand', face: 'calm' },
  ask: { pose: 'reach', step: 'lean', face: 'talking' },
  wake: { pose: 'cheer', step: 'stand', face: 'talking' },
  hug: { pose: 'reach', step: 'lean', face: 'glad', lean: 5 },
  hide: { pose: 'lap', step: 'crouch', face: 'keen' },
  whisper: { pose: 'think', step: 'lean', face: 'talking', lean: 5 },
  wave: { pose: 'wave', step: 'lean', face: 'glad' },
};

/** Arms of who sits on something: they lie in the lap, but for what the hands do. */
const standingPoses: ReadonlySet<Pose> = new Set(['rest', 'droop', 'hips', 'cheer', 'run', 'reach']);

function seated({ pose, face }: Bearing): Bearing {
  return { pose: standingPoses.has(pose) ? 'lap' : pose, step: 'sit', face };
}

/** In an act somebody holds arms and legs as it needs them. */
function bearingIn(act: Act): Bearing {
  const { pose, step, lean } = actPoses[act];
  return { pose, step, face: 'keen', ...(lean === undefined ? {} : { lean }) };
}

interface Doing {
  readonly posture: Posture;
  readonly act?: Act | undefined;
  /** What they sit on is drawn beside them. */
  readonly isSeated?: boolean | undefined;
  /** Whatever they do, their mouth is closed: they are shown, and do not speak. */
  readonly isCalm?: boolean;
}

function bearingOf({ posture, act, isSeated }: Doing): Bearing {
  if (act !== undefined) {
    return bearingIn(act);
  }
  return isSeated === true && posture !== 'sleep' ? seated(bearings[posture]) : bearings[posture];
}

/** A person as a pen draws them, around the foot at zero; a grown one is 200 high. Looks to the right. */
export function outlinePerson(whoever: PersonPlan, doing: Doing): OutlineShape[] {
  const { posture, act, isSeated, isCalm } = doing;
  const plan = plainlyOld(whoever);
  const bearing = bearingOf(doing);
  const carried =
    act === undefined &&
    plan.holds !== undefined &&
    (posture === 'stand' || posture === 'hold' || posture === 'carry');
  const person = carried ? plan : { ...plan, holds: undefined };
  const pose = carried && plan.holds !== undefined ? poseWith(plan.holds.thing) : bearing.pose;
  const { wide, long, head } = builds[plan.age];
  const face = faceShape(plan, 0.42);
  const hand = handFor({ wide, long, head });
  const shapes = [
    ...hand.body((easel) => paintWorn(easel, person)),
    ...hand.head((easel) => {
      paintHatBehind(easel, face);
      paintHairBehind(easel, face);
    }),
    ...(bearing.step === 'sit' && isSeated !== true ? hand.beside(stool) : []),
    ...hand.body((easel) => {
      paintLegs(easel, person, bearing);
      paintBody(easel, person);
      paintHeld(easel, person, { wide, long });
    }),
    ...(leansOnStick(plan, { bearing, act, pose }) ? hand.beside(stick) : []),
    ...(posture === 'carry' && person.holds === undefined ? hand.beside(basket) : []),
    ...hand.body((easel) => {
      if (act !== undefined) {
        paintActTool(easel, person, { act });
      }
      paintArms(easel, person, { pose });
    }),
    ...hand.head((easel) => paintHead(easel, face)),
    ...hand.onFace(faceShapes(face, isCalm === true ? 'calm' : bearing.face)),
    ...hand.head((easel) => {
      paintHairBefore(easel, face);
      paintHat(easel, face);
      if (person.hasGlasses) {
        paintGlasses(easel, face);
      }
    }),
  ];
  const sole = bearing.step === 'sit' ? seatedSole : soleOf(bearing.step);
  const foot = neckY + (sole - neckY) * long;
  const unit = 200 / (neckY + (1900 - neckY) * builds.adult.long + 175 * builds.adult.head);
  const standing = movedShapes(shapes, { y: -foot });
  const small = movedShapes(standing, { scale: unit, degrees: bearing.lean ?? bentOf(plan, bearing) });
  return posture === 'sleep' ? movedShapes(small, { degrees: -90, x: 100, y: -30 }) : small;
}

/** Where the soles are of who sits, in figure units below the eyes. */
const seatedSole = 1560;

/** Records the painter's parts of a person in the proportions of a pen's. */
function handFor({ wide, long, head }: { wide: number; long: number; head: number }) {
  const record = (x: number, y: number, paint: (easel: Easel) => void): OutlineShape[] =>
    recordShapes((context) => {
      context.translate(0, neckY);
      context.scale(x, y);
      context.translate(0, -neckY);
      paint({ context, style: personStyle('flat'), light: [255, 246, 230], shadow: [64, 50, 96] });
    });
  const stretched = (own: readonly OutlineShape[], [across, down]: Place): OutlineShape[] =>
    own.map((shape) => ({
      ...shape,
      points: shape.points.map(([x, y]): Place => [x * across, neckY + (y - neckY) * down]),
    }));
  return {
    body: (paint: (easel: Easel) => void) => record(wide, long, paint),
    head: (paint: (easel: Easel) => void) => record(head, head, paint),
    beside: (own: readonly OutlineShape[]) => stretched(own, [wide, long]),
    onFace: (own: readonly OutlineShape[]) => stretched(own, [head, head]),
  };
}

/** What somebody sits on. */
const stool: readonly OutlineShape[] = [
  {
    points: [
      [-150, 1000],
      [-190, 1560],
      [-140, 1560],
      [-100, 1000],
    ],
    fill: '#c08d5a',
    ink: 0.8,
  },
  {
    points: [
      [150, 1000],
      [190, 1560],
      [140, 1560],
      [100, 1000],
    ],
    fill: '#c08d5a',
    ink: 0.8,
  },
  {
    points: [
      [-220, 930],
      [220, 930],
      [220, 1010],
      [-220, 1010],
    ],
    fill: '#d9ab75',
    ink: 0.9,
  },
];

/** What somebody carries where nothing else is told. */
const basket: readonly OutlineShape[] = [
  {
    points: [
      [-170, 560],
      [170, 560],
      [130, 770],
      [-130, 770],
    ],
    fill: '#d9ab75',
    ink: 0.9,
  },
  {
    points: [
      [-160, 630],
      [160, 630],
    ],
    isOpen: true,
    ink: 0.5,
  },
  {
    points: [
      [-145, 700],
      [145, 700],
    ],
    isOpen: true,
    ink: 0.5,
  },
];

/** Eyes, brows and mouth in few lines. */
function faceShapes(face: FaceShape, mood: Mood): OutlineShape[] {
  return [
    ...[-1, 1].flatMap((side) => [eyeOf(face, side, mood), browOf(face, side, mood)]),
    mouthOf(face, mood),
  ];
}

const eyeInk = '#2a2024';

function eyeOf(face: FaceShape, side: number, mood: Mood): OutlineShape {
  const { x, y, narrowing } = turned(face, side * face.eyeGap, face.eyeY);
  const half = 15 * Math.min(1, narrowing + 0.15);
  if (mood === 'asleep' || mood === 'glad') {
    const bow = mood === 'glad' ? -13 : 11;
    return { points: arc({ x, y, half: 19 * narrowing, bow }), isOpen: true, ink: 0.8 };
  }
  const height = mood === 'keen' ? 23 : 20;
  return { points: ellipse({ x, y, half, height }), fill: eyeInk, ink: 0.3 };
}

function browOf(face: FaceShape, side: number, mood: Mood): OutlineShape {
  const { x, y, narrowing } = turned(face, side * face.eyeGap, face.eyeY - 46);
  const half = 24 * narrowing;
  const lift = mood === 'glad' || mood === 'talking' ? -8 : 0;
  // The inner end, toward the nose, is raised where somebody is sad, lowered where they are set on something.
  const inner = { sad: -17, keen: 9, calm: 0, glad: 0, asleep: 4, talking: -3 }[mood];
  const points: Place[] = [
    [x - side * half, y + inner + lift],
    [x, y - 7 + lift + inner * 0.4],
    [x + side * half, y + lift - inner * 0.3],
  ];
  return { points, isOpen: true, ink: 0.75 };
}

function mouthOf(face: FaceShape, mood: Mood): OutlineShape {
  const { x, y } = turned(face, 0, face.mouthY + 4);
  const half = face.mouthWidth * 0.95;
  if (mood === 'talking') {
    return { points: ellipse({ x, y, half: half * 0.7, height: 17 }), fill: '#8a3a3e', ink: 0.7 };
  }
  if (mood === 'glad') {
    const upper = arc({ x, y: y - 8, half, bow: 5 });
    const lower = arc({ x, y: y - 8, half, bow: 36 }).toReversed();
    return { points: [...upper, ...lower], fill: '#8a3a3e', ink: 0.7 };
  }
  const bow = { sad: -14, calm: 12, keen: 7, asleep: 5 }[mood];
  return { points: arc({ x, y: mood === 'sad' ? y + 8 : y, half, bow }), isOpen: true, ink: 0.8 };
}

function arc({ x, y, half, bow }: { x: number; y: number; half: number; bow: number }): Place[] {
  return Array.from({ length: 9 }, (_, index): Place => {
    const part = index / 8;
    return [x - half + 2 * half * part, y + Math.sin(part * Math.PI) * bow];
  });
}

function ellipse({ x, y, half, height }: { x: number; y: number; half: number; height: number }): Place[] {
  return Array.from({ length: 16 }, (_, index): Place => {
    const angle = (index / 16) * Math.PI * 2;
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * height];
  });
}
