import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { personNames } from '../../describe/person-names.ts';
import type { Scene } from '../scene.ts';
import { lowestFoot } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Setup } from './arrange.ts';
import { atOther } from './cast.ts';
import type { Cast, Role } from './cast.ts';
import { bringToLife } from './living-setups.ts';
import { heroHeight } from './hero-height.ts';
import { standSetup } from './set-cast.ts';

/** What is lower than this part of the picture is not seen. */
const leastSeen = 0.03;

interface Flyer {
  readonly setup: Setup;
  readonly at: { readonly x: number; readonly y: number; readonly distance: number };
}

/** Where one is in the air, in pixels: its middle, and half of what it takes up. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/**
 * Sets up what flies, in loose formation in the open sky: no two in one place, none before what stands tall there. Who lives moves
 * through the air.
 */
export function setFlyers(stage: Stage, scene: Scene, flock: Flock): void {
  const { other } = flock.cast;
  if (other === undefined || namesIn(flock.cast) === namesIn(other)) {
    setFlock(stage, scene, flock);
    return;
  }
  setFlock(stage.at('shown'), scene, flock);
  setFlock(stage.at('other'), atOther(scene, other), { ...flock, cast: other });
}

interface Flock {
  readonly cast: Cast;
  readonly depth: number;
  readonly tallX?: number | undefined;
}

const isAbove = ({ subject }: Role): boolean => subject.relation === 'above';

/** Who flies in a cast. */
function namesIn({ roles }: Cast): string {
  return roles
    .filter(isAbove)
    .map(({ subject }) => `${subject.figure} ${subject.count}`)
    .join();
}

function setFlock(stage: Stage, scene: Scene, { cast, depth, tallX }: Flock): void {
  const random = scene.random('flyers');
  const taken: Spot[] = tallX === undefined ? [] : [columnAt(tallX, scene)];
  if (cast.roles.some(({ subject, isLandmark }) => subject.relation !== 'above' && !isLandmark)) {
    taken.push(leadOnGround(scene));
  }
  const flyers = cast.roles.filter(isAbove).flatMap((role) => flyersOf(role, scene, { cast, random, taken }));
  const hanging = flyers.filter(({ setup }) => !isMoving(setup));
  const moving = flyers.filter(({ setup }) => isMoving(setup));
  if (hanging.length > 0) {
    paintFlyers(stage.add('hanging', depth), scene, hanging);
  }
  if (moving.length > 0) {
    paintFlyers(stage.add('flyers', depth, 'ride'), scene, moving);
  }
}

function paintFlyers(sheet: Sheet, scene: Scene, flyers: readonly Flyer[]): void {
  const setups = flyers.map(({ setup }) => setup);
  bringToLife(sheet, setups, (moment, of) => {
    for (const { setup, at } of flyers) {
      standSetup(moment, scene, { setup: of(setup), at, isAfloat: true });
    }
  });
}

const aircraft = /airplane|helicopter|rocket|balloon|parachute|saucer/u;

/** Whether it goes through the air: a moon and a star do not. */
function isMoving({ art, figure, load }: Setup): boolean {
  return art.life !== undefined || load !== undefined || aircraft.test(figure);
}

/** Where the leading figure of those on the ground is, about: from the head down. */
function leadOnGround(scene: Scene): Spot {
  const { width, height } = scene.frame;
  const top = lowestFoot(scene.plan) * height - heroHeight(scene) * 1.05;
  return {
    x: (scene.light.sunX > 0.5 ? 0.62 : 0.38) * width,
    y: (top + height) / 2,
    across: width * 0.15,
    down: (height - top) / 2,
  };
}

/** A lighthouse or a tower, from the ground to the top of the sky. */
function columnAt(x: number, { frame, horizon }: Scene): Spot {
  return { x, y: horizon / 2, across: frame.width * 0.07, down: horizon / 2 };
}

function flyersOf(
  role: Role,
  scene: Scene,
  { cast, random, taken }: { cast: Cast; random: Random; taken: Spot[] },
): Flyer[] {
  const { width, height } = scene.frame;
  const isLead = role === cast.roles[0];
  const natural = heroHeight(scene) * Math.pow(role.size, 0.6) * (isLead ? 1.05 : 0.6);
  const base = Math.min(natural, height * 0.56, trueHeight(role, scene, cast));
  if (base < height * leastSeen) {
    return [];
  }
  const lead = {
    x: (scene.light.sunX > 0.5 ? between(random, 0.22, 0.4) : between(random, 0.6, 0.78)) * width,
    y: scene.horizon * between(random, 0.4, 0.56),
  };
  const spots: { readonly spot: Spot; readonly size: number; readonly art: Setup['art'] }[] = [];
  for (let number = 0; number < role.subject.count; number++) {
    const art = role.arts[number % role.arts.length];
    if (art !== undefined) {
      const size = base * (number === 0 ? 1 : between(random, 0.42, 0.74));
      const half = { across: ((size / art.box.height) * art.box.width) / 2, down: size / 2 };
      const spot = freeSpot(scene, { lead, half, random, taken });
      taken.push(spot);
      spots.push({ spot, size, art });
    }
  }
  const edges = [
    ...spots.map(({ spot }) => spot.x - spot.across),
    ...spots.map(({ spot }) => spot.x + spot.across),
  ];
  // All look where the film takes them: to the side that there is more room on.
  const isTurned = (Math.min(...edges) + Math.max(...edges)) / 2 >= width / 2;
  return spots.map(({ spot, size, art }, number) => ({
    setup: {
      art,
      figure: role.subject.figure,
      height: size,
      x: spot.x,
      back: 0,
      isTurned,
      ...(role.load === undefined || number > 0 ? {} : { load: role.load }),
      ...(personNames.has(role.subject.figure) ? { tiltDegrees: between(random, 16, 30) } : {}),
    },
    at: { x: spot.x, y: spot.y + size / 2, distance: 0.12 + (1 - size / base) * 0.5 },
  }));
}

/** A glyph in the air is no larger than it would be beside whoever else is there; by itself it is seen from close by. */
function trueHeight(role: Role, scene: Scene, { roles }: Cast): number {
  const isBesideOthers = roles.some((other) => other !== role && other.isGlyph !== true);
  return role.isGlyph === true && isBesideOthers ? heroHeight(scene) * role.size : Infinity;
}

/** So many places are tried, the first of them where the flock is led. */
const tries = 40;

/** The place nearest to the head of a flock that nobody has taken; where all are, the one that is taken least. */
function freeSpot(
  { frame, horizon }: Scene,
  {
    lead,
    half,
    random,
    taken,
  }: {
    readonly lead: { readonly x: number; readonly y: number };
    readonly half: Pick<Spot, 'across' | 'down'>;
    readonly random: Random;
    readonly taken: readonly Spot[];
  },
): Spot {
  const { width, height } = frame;
  const margin = half.across + width * 0.03;
  const lowest = Math.max(half.down * 1.1, Math.min(horizon * 0.72, height * 0.8 - half.down));
  const inSky = (x: number, y: number): Spot => ({
    x: Math.max(margin, Math.min(width - margin, x)),
    y: Math.max(half.down * 1.08, Math.min(lowest, y)),
    ...half,
  });
  const spots = Array.from({ length: tries }, (_, number) =>
    number === 0
      ? inSky(lead.x, lead.y)
      : inSky(between(random, 0.06, 0.94) * width, between(random, 0.14, 0.72) * horizon),
  );
  const cost = (spot: Spot): number =>
    taken.reduce((sum, other) => sum + overlap(spot, other) * 40, 0) +
    Math.hypot((spot.x - lead.x) / width, (spot.y - lead.y) / height);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** Air between two who fly, beside what they themselves take up. */
const air = 1.25;

/** How deep two are in one another, as a part of what they take up; 0 for those who have room. */
function overlap(one: Spot, other: Spot): number {
  const [across, down] = [(one.across + other.across) * air, (one.down + other.down) * air];
  const deep = Math.min(1 - Math.abs(one.x - other.x) / across, 1 - Math.abs(one.y - other.y) / down);
  return Math.max(0, deep);
}
