import type { Voyage, VoyageLeg } from '@kinora/painter';

/** Where a boat on a voyage is at a time, beside where it is painted. */
export interface CoursePoint {
  readonly atSeconds: number;
  /** Scene units to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotationDegrees: number;
  /** Which side of it is seen: 1 as it is painted, 0 from before or behind, -1 its other side. */
  readonly facing: number;
  /** How fast the water passes to its stern: 1 is a good speed. */
  readonly speed: number;
}

/** What of a voyage falls into a time. */
interface Spell {
  readonly does: VoyageLeg['does'] | 'go';
  readonly from: number;
  readonly until: number;
}

export interface Waters {
  readonly seconds: number;
  /** To which side its bow is painted. */
  readonly heading: -1 | 1;
  /** How far it may go to the left and to the right, in scene units. */
  readonly room: readonly [number, number];
  /** A short step in scene units, about a hundredth of the picture. */
  readonly unit: number;
  /** Whether the shore grows small behind it: it comes nearer to who looks on. */
  readonly isLeaving: boolean;
}

const stepSeconds = 0.1;
/** Seconds of a circle, of a reach to one side, and of a turn from one to the other. */
const [circleSeconds, reachSeconds, turnSeconds] = [4.2, 2.2, 0.9] as const;

/** The course of a boat that does what is told, each leg from the second on with which it begins. */
export function voyageCourse(
  legs: readonly { readonly does: VoyageLeg['does']; readonly atSeconds: number }[],
  waters: Waters,
): readonly CoursePoint[] {
  const { seconds } = waters;
  // Whoever leaves a shore has it beside them at first, and not behind their sails.
  let [x, y] = [waters.isLeaving ? waters.heading * waters.unit * 9 : 0, 0];
  return spellsOf(legs, seconds).flatMap((spell) => {
    const steps = Math.max(1, Math.round((spell.until - spell.from) / stepSeconds));
    const points = Array.from({ length: steps }, (_, step): CoursePoint => {
      const along = movesOf[spell.does]({ ...spell, part: step / steps, start: x, waters });
      return {
        atSeconds: spell.from + ((spell.until - spell.from) * step) / steps,
        facing: 1,
        scale: nearnessAt(spell.from + (spell.until - spell.from) * (step / steps), waters),
        rotationDegrees: 0,
        speed: 0,
        ...along,
        x: within(along.x, waters.room),
        y: y + (along.y ?? 0),
      };
    });
    x = points.at(-1)?.x ?? x;
    y = spell.does === 'circle' ? y : (points.at(-1)?.y ?? y);
    return points;
  });
}

function within(x: number, [least, most]: Waters['room']): number {
  return Math.max(Math.min(0, least), Math.min(Math.max(0, most), x));
}

/** So much smaller is at first who comes away from a shore. */
const firstScale = 0.84;

function nearnessAt(atSeconds: number, { seconds, isLeaving }: Waters): number {
  return isLeaving ? firstScale + (1 - firstScale) * Math.min(1, (1.4 * atSeconds) / seconds) : 1;
}

/** What is left behind meanwhile is no leg of the boat's own. */
function spellsOf(
  legs: readonly { readonly does: VoyageLeg['does']; readonly atSeconds: number }[],
  seconds: number,
): Spell[] {
  const own = legs.filter(({ does, atSeconds }) => does !== 'leave' && atSeconds < seconds - 0.5);
  const spells = own.map(({ does, atSeconds }, place): Spell => ({
    does,
    from: Math.max(0, atSeconds),
    until: own[place + 1]?.atSeconds ?? seconds,
  }));
  const begins = spells[0]?.from ?? seconds;
  const first: Spell[] = begins > 0 ? [{ does: 'go', from: 0, until: begins }] : [];
  return [...first, ...spells].filter(({ from, until }) => until - from > stepSeconds);
}

interface Step extends Spell {
  /** How much of the spell is over. */
  readonly part: number;
  /** Where the boat was when it began. */
  readonly start: number;
  readonly waters: Waters;
}

type Move = Partial<CoursePoint> & { readonly x: number };

const movesOf: Readonly<Record<Spell['does'], (step: Step) => Move>> = {
  go: ({ part, start, from, until, waters: { heading, unit } }) => ({
    x: start + heading * unit * 1.4 * (until - from) * part,
    speed: 0.15,
  }),
  circle: circling,
  tack: tacking,
  speed: speeding,
  against: losing,
  leave: ({ start }) => ({ x: start }),
};

/** Round and round: over the far side it is seen from its other side, and smaller. */
function circling({ part, start, from, until, waters: { heading, unit } }: Step): Move {
  const rounds = Math.max(1, Math.round((until - from) / circleSeconds));
  const angle = part * rounds * Math.PI * 2;
  const away = (1 - Math.cos(angle)) / 2;
  return {
    x: start + heading * unit * 8 * Math.sin(angle),
    y: -unit * 4.5 * away,
    scale: 1 - 0.14 * away,
    rotationDegrees: 3 * Math.sin(angle * 2),
    facing: Math.cos(angle),
    speed: 0.35,
  };
}

/** To one side and to the other by turns, ending on the side it is painted on; its sail leans from the wind each time. */
function tacking({ part, start, from, until, waters: { heading, unit, room } }: Step): Move {
  const seconds = until - from;
  const reaches = seconds < reachSeconds * 1.6 ? 1 : 2 * Math.round((seconds / reachSeconds - 1) / 2) + 1;
  const at = Math.min(part * reaches, reaches - 1e-6);
  const reach = Math.floor(at);
  const into = at - reach;
  const way = reach % 2 === 0 ? 1 : -1;
  const turn = (turnSeconds * reaches) / seconds / 2;
  const isFirst = reach === 0;
  const isLast = reach === reaches - 1;
  const before = isLast ? 1 : (1 - into) / turn;
  const after = isFirst ? 1 : into / turn;
  const facing = way * Math.min(1, before, after);
  const reached = (1 - Math.cos(Math.PI * into)) / 2;
  const span = Math.min(unit * 17, Math.max(unit * 6, room[1] - room[0]));
  return {
    x: start + heading * span * (way > 0 ? reached : 1 - reached),
    facing,
    rotationDegrees: 4.5 * facing * heading,
    speed: 0.75 * Math.abs(facing),
  };
}

/** Faster and faster to the side its bow points to. */
function speeding({ part, start, from, until, waters: { heading, unit, room } }: Step): Move {
  const most = heading > 0 ? room[1] - start : start - room[0];
  const way = Math.min(Math.max(0, most), unit * 6 * (until - from));
  const gathers = Math.min(1, (part * (until - from)) / 0.8);
  return {
    x: start + heading * way * Math.pow(part, 1.25),
    rotationDegrees: 5 * heading * gathers,
    speed: 0.5 + 0.9 * gathers,
  };
}

const [gainSeconds, lossSeconds] = [1.1, 1.5] as const;

/** For every length gained two are lost. */
function losing({ part, start, from, until, waters: { heading, unit } }: Step): Move {
  const seconds = part * (until - from);
  const round = gainSeconds + lossSeconds;
  const rounds = Math.floor(seconds / round);
  const into = seconds - rounds * round;
  const isGaining = into < gainSeconds;
  const lengths = isGaining ? eased(into / gainSeconds) : 1 - 2 * eased((into - gainSeconds) / lossSeconds);
  return {
    x: start + heading * unit * 3.4 * (lengths - rounds),
    rotationDegrees: heading * (isGaining ? -4 : 3) * Math.sin(Math.PI * Math.min(1, into)),
    speed: isGaining ? 1 : 0.7,
  };
}

function eased(part: number): number {
  const p = Math.max(0, Math.min(1, part));
  return p * p * (3 - 2 * p);
}

/** When a voyage's legs begin, in seconds of a stretch of its scene. */
export function legsIn(
  voyage: Voyage,
  secondsOf: (part: number) => number | undefined,
  stretch: { readonly fromSeconds: number; readonly seconds: number },
): readonly { readonly does: VoyageLeg['does']; readonly atSeconds: number }[] {
  return voyage.flatMap(({ does, at }) => {
    const heard = secondsOf(at);
    const atSeconds = (heard ?? -1) - stretch.fromSeconds;
    return heard === undefined || atSeconds < -1 || atSeconds > stretch.seconds
      ? []
      : [{ does, atSeconds: Math.max(0, atSeconds) }];
  });
}
