import type { VideoRequest } from '@kinora/models';
import { bendRound } from '@kinora/painter';
import type { Area, LayerInput } from '../picture/cut-layers.ts';

/** How far somebody or something rides in a scene, as a part of the frame's width; less than is painted beyond its edges. */
const wayPart = 0.12;
/** How much nearer it comes on its way. */
const nearer = 0.05;
/** How far somebody goes over the ground, as a part of the frame's width. */
const dashPart = 0.26;
/** How far ahead of where it is painted what is run after is at first, in the middle and at last, as parts of the frame's width. */
const leads = { leave: [-0.06, 0.07, 0.66], yield: [0.3, 0.15, 0] } as const;

type Going = Pick<LayerInput, 'anchor' | 'keys' | 'sways'>;
type Way = Pick<VideoRequest, 'aspectRatio' | 'durationSeconds'>;

const widthOf = ({ aspectRatio }: Way): number => (aspectRatio === '16:9' ? 1920 : 1080);

/** Scene units from where somebody is painted who goes over the ground, at first and at last. */
export function wayOver(heading: -1 | 1, way: Way): readonly [number, number] {
  const half = (widthOf(way) * dashPart * heading) / 2;
  return [-half, half];
}

/** Goes over the ground at one pace. */
export function dashOver(heading: -1 | 1, way: Way): Going {
  const [from, to] = wayOver(heading, way);
  return level(from, to, way);
}

/** How much smaller what leaves is at last, and how much smaller what is come up with was at first. */
const smaller = 0.84;

/** Drives before who runs after it: ever further and smaller, or until they have come up with it. */
export function driveBefore(
  motion: keyof typeof leads,
  heading: -1 | 1,
  { box, way }: { readonly box: Area; readonly way: Way },
): Going {
  const [from = 0, half = 0, to = 0] = leads[motion].map((part) => part * widthOf(way) * heading);
  const [first, last] = motion === 'leave' ? [1, smaller] : [smaller, 1];
  return {
    // Its end, on the rails: what is run after stays on the ground, and its head draws nearer to its end.
    anchor: { x: heading > 0 ? box.x : box.x + box.width, y: box.y + box.height },
    keys: [
      { atSeconds: 0, x: from, scale: first, ease: 'linear' },
      // What leaves is still seen for a while, for whoever looks on to see it go.
      { atSeconds: way.durationSeconds / 2, x: half, scale: (first + last) / 2, ease: 'linear' },
      { atSeconds: way.durationSeconds, x: to, scale: last },
    ],
  };
}

const roundSteps = 12;
/** After which part of the time it has come round. */
const isRound = 0.86;
/** Degrees that what comes round a bend leans as its way comes down to the viewer, at last. */
const roundLean = 5;

/** Comes round a bend from far out, larger and larger the nearer it is; `feet`: where it stands near by and furthest away. */
export function comeRound(
  heading: -1 | 1,
  feet: { readonly near: number; readonly far: number },
  { box, way }: { readonly box: Area; readonly way: Way },
): Going {
  const { across, from, until, out } = bendRound;
  const high = way.aspectRatio === '16:9' ? 1080 : 1920;
  const below = out * high;
  // How much nearer the whole bend comes, of which a part is gone round.
  const deep = (feet.near - feet.far) / (1 - Math.sin(Math.PI * until));
  const at = (part: number): { x: number; y: number } => ({
    x: -heading * Math.cos(Math.PI * part) * across * widthOf(way),
    y: feet.far + deep * (1 - Math.sin(Math.PI * part)),
  });
  const last = at(until);
  return {
    anchor: { x: box.x + box.width / 2, y: feet.near },
    keys: Array.from({ length: roundSteps + 1 }, (_, step) => {
      const gone = step / roundSteps;
      const { x, y } = at(from + (until - from) * gone);
      return {
        atSeconds: way.durationSeconds * isRound * gone,
        x: x - last.x,
        y: y - last.y,
        scale: (y - feet.far + below) / (last.y - feet.far + below),
        rotationDegrees: heading * roundLean * gone * gone,
        ease: 'linear' as const,
      };
    }),
  };
}

/** When who comes sets out and is there, as parts of the scene. */
const [setsOut, isThere] = [0.22, 0.72] as const;

/** Comes from beyond the frame's side, after a while in which nobody is there. */
export function comeIn(heading: -1 | 1, box: Area, way: Way): Going {
  const beyond = (heading > 0 ? box.x + box.width : widthOf(way) - box.x) + widthOf(way) * wayPart;
  const { durationSeconds } = way;
  return {
    keys: [
      { atSeconds: 0, x: -heading * beyond },
      { atSeconds: durationSeconds * setsOut, x: -heading * beyond },
      { atSeconds: durationSeconds * isThere, x: 0 },
    ],
  };
}

/** When who is far out comes up, turns to the shore and is there, as parts of the scene. */
const [comesUp, turns, isNear] = [0.17, 0.42, 0.66] as const;
/** How large it is so far out, how far aside, and how much nearer to the horizon, as parts of its own width and height. */
const farOut = { scale: 0.3, aside: 0.14, up: 0.3 } as const;
const comingUpSeconds = 0.7;

/** Comes up far out on the water after a while, stays there, and then comes near. */
export function comeNear(heading: -1 | 1, box: Area, { durationSeconds }: Way): Going {
  const far = { x: -heading * box.width * farOut.aside, y: -box.height * farOut.up, scale: farOut.scale };
  const up = durationSeconds * comesUp;
  return {
    anchor: { x: box.x + box.width / 2, y: box.y + box.height },
    keys: [
      { atSeconds: 0, ...far, opacity: 0 },
      { atSeconds: up, ...far, opacity: 0 },
      { atSeconds: up + comingUpSeconds, ...far, opacity: 1 },
      { atSeconds: durationSeconds * turns, ...far, x: far.x * 0.7 },
      { atSeconds: durationSeconds * isNear, x: 0, y: 0, scale: 1 },
    ],
  };
}

/** When who goes is out of sight, as a part of the scene. */
const isGone = 0.7;

/** Goes out of the frame at one pace, from where they stood among the others. */
export function goOut(heading: -1 | 1, box: Area, way: Way): Going {
  const beyond = (heading > 0 ? widthOf(way) - box.x : box.x + box.width) + widthOf(way) * wayPart;
  return {
    keys: [
      { atSeconds: 0, x: 0, ease: 'linear' },
      { atSeconds: way.durationSeconds * isGone, x: heading * beyond },
    ],
  };
}

function level(from: number, to: number, { durationSeconds }: Way): Going {
  return {
    keys: [
      { atSeconds: 0, x: from, ease: 'linear' },
      { atSeconds: durationSeconds, x: to },
    ],
  };
}

/** How the water is that something rides over, by what a scene tells of: who stops or is sad lies still. */
export type Sea = 'still' | 'calm' | 'rough';

interface Riding {
  /** How far it goes, as a part of the frame's width. */
  readonly part: number;
  /** Scene units up and down, and degrees from side to side. */
  readonly lift: number;
  readonly roll: number;
  /** Degrees that it leans before the wind. */
  readonly lean: number;
}

const seas: Readonly<Record<Sea, Riding>> = {
  still: { part: 0.02, lift: 5, roll: 0.9, lean: 0 },
  calm: { part: wayPart, lift: 9, roll: 1.8, lean: 1.5 },
  rough: { part: 0.17, lift: 19, roll: 4.2, lean: 5 },
};

/** How far what runs aground leans, in degrees, and how much of the waves it feels then; it does so in so many seconds. */
const [leansBy, feltPart, runsSeconds] = [9, 0.4, 0.7] as const;
/** How far before the ground what only floats is at first, in scene units. */
const drifts = 120;

/** What rides until it lies on the ground: from then on it goes no further, and leans. */
export function runAground({ keys = [], sways = [], ...going }: Going, at: number): Going {
  const [first, last] = keys;
  if (first === undefined || last === undefined || at <= 0 || at + runsSeconds >= last.atSeconds) {
    return { ...going, keys, sways };
  }
  const part = at / last.atSeconds;
  const along = (from = 0, to = 0): number => from + (to - from) * part;
  const begins = first.x === last.x ? { ...first, x: (first.x ?? 0) - drifts } : first;
  const lies = { x: along(first.x, last.x), scale: along(first.scale ?? 1, last.scale ?? 1) };
  const upright = first.rotationDegrees ?? 0;
  const leaning = upright + leansBy * ((last.x ?? 0) < 0 ? -1 : 1);
  return {
    ...going,
    keys: [
      begins,
      { ...lies, atSeconds: at, rotationDegrees: upright },
      { ...lies, atSeconds: at + runsSeconds, rotationDegrees: leaning },
      { ...lies, atSeconds: last.atSeconds, rotationDegrees: leaning },
    ],
    sways: sways.map((sway) => ({ ...sway, amount: sway.amount * feltPart })),
  };
}

/**
 * Goes over the water to the side that there is more room on, a little nearer, up and down and from side to side with the waves;
 * what only floats stays where it is.
 */
export function rideOver(
  box: Area,
  way: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds' | 'seed'>,
  { sea = 'calm', isGoing = true }: { readonly sea?: Sea; readonly isGoing?: boolean } = {},
): Going {
  const { durationSeconds, seed } = way;
  const width = widthOf(way);
  const anchor = { x: box.x + box.width / 2, y: box.y + box.height };
  const { part, lift, roll, lean } = seas[sea];
  const half = isGoing ? (width * part) / 2 : 0;
  const toward = anchor.x < width / 2 ? 1 : -1;
  const rotationDegrees = isGoing ? toward * lean : 0;
  const wave = { irregularity: 0.4, seed } as const;
  return {
    anchor,
    keys: [
      { atSeconds: 0, x: -toward * half, scale: 1 - nearer / 2, rotationDegrees, ease: 'linear' },
      { atSeconds: durationSeconds, x: toward * half, scale: 1 + nearer / 2, rotationDegrees },
    ],
    sways: [
      { of: 'y', amount: lift, periodSeconds: 3.3, phase: 0, ...wave },
      { of: 'rotation', amount: roll, periodSeconds: 4.2, phase: 0.3, ...wave },
    ],
  };
}
