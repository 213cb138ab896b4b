import { seededRandom, smoothNoise } from '../../draw/seeded-random.ts';
import type { ParticleField, ParticleKind } from '../scene/atmosphere.ts';

/** One particle at one moment, in scene units from the middle of the screen. */
export interface Particle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotationDegrees: number;
  readonly opacity: number;
}

/** What a particle was born with: numbers from 0 to 1, and how near it is (0.6 to 1.4). */
interface Birth {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  readonly near: number;
}

export interface SwarmView {
  /** Size of the screen in scene units. */
  readonly width: number;
  readonly height: number;
  /** Of the camera, in scene units. */
  readonly x: number;
  readonly y: number;
}

/** How a kind flies. Units: scene units and seconds. */
interface Flight {
  /** Particles at a density of 1. */
  readonly count: number;
  /** To the right and down. */
  readonly velocity: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
  /** Wandering beside the way, and how often a second. */
  readonly wander: number;
  readonly wanderHertz: number;
  /** Turns per second. */
  readonly spin: number;
  readonly opacity: number;
  /** 0 shines evenly, 1 goes out between flashes. */
  readonly flicker: number;
  /** Lies along its way, as a streak of rain does. */
  readonly isAlongWay: boolean;
}

const flights = {
  rain: flight({
    count: 240,
    velocity: { x: 0, y: 1700 },
    size: { width: 130, height: 3.4 },
    opacity: 0.4,
    isAlongWay: true,
  }),
  snow: flight({
    count: 210,
    velocity: { x: 12, y: 120 },
    size: { width: 15, height: 15 },
    wander: 36,
    wanderHertz: 0.22,
    opacity: 0.85,
  }),
  petals: flight({
    count: 56,
    velocity: { x: 60, y: 120 },
    size: { width: 34, height: 30 },
    wander: 60,
    wanderHertz: 0.3,
    spin: 0.22,
    opacity: 0.95,
  }),
  leaves: flight({
    count: 40,
    velocity: { x: 90, y: 150 },
    size: { width: 46, height: 40 },
    wander: 80,
    wanderHertz: 0.26,
    spin: 0.3,
    opacity: 1,
  }),
  dust: flight({
    count: 110,
    velocity: { x: 9, y: -6 },
    size: { width: 11, height: 11 },
    wander: 40,
    wanderHertz: 0.1,
    opacity: 0.4,
    flicker: 0.6,
  }),
  embers: flight({
    count: 90,
    velocity: { x: 24, y: -190 },
    size: { width: 12, height: 12 },
    wander: 50,
    wanderHertz: 0.4,
    opacity: 0.9,
    flicker: 0.7,
  }),
  sparkles: flight({
    count: 46,
    velocity: { x: 0, y: -5 },
    size: { width: 44, height: 44 },
    wander: 4,
    wanderHertz: 0.1,
    opacity: 0.9,
    flicker: 1,
  }),
  smoke: flight({
    count: 22,
    velocity: { x: 70, y: -22 },
    size: { width: 900, height: 620 },
    wander: 40,
    wanderHertz: 0.08,
    spin: 0.008,
    opacity: 0.8,
  }),
  debris: flight({
    count: 44,
    velocity: { x: 320, y: 420 },
    size: { width: 19, height: 16 },
    wander: 20,
    wanderHertz: 0.5,
    spin: 1.6,
    opacity: 0.95,
  }),
  'speed-lines': flight({
    count: 46,
    velocity: { x: 0, y: 0 },
    size: { width: 620, height: 7 },
    opacity: 0.5,
    isAlongWay: true,
  }),
} as const satisfies Record<ParticleKind, Flight>;

function flight(given: Partial<Flight> & Pick<Flight, 'count' | 'velocity' | 'size'>): Flight {
  return { wander: 0, wanderHertz: 0.2, spin: 0, opacity: 1, flicker: 0, isAlongWay: false, ...given };
}

/** Particles come and go in this long. */
const fadeSeconds = 0.5;

/** All particles of a field at a moment. Nothing is remembered from one moment to the next. */
export function createSwarm(field: ParticleField): (seconds: number, view: SwarmView) => Particle[] {
  const path: Flight = flights[field.kind];
  const random = seededRandom(field.seed * 31 + 7);
  const births: Birth[] = Array.from({ length: Math.round(path.count * field.density) }, () => ({
    x: random(),
    y: random(),
    a: random(),
    b: random(),
    near: 0.6 + random() ** 2 * 0.8,
  }));
  const noise = smoothNoise(field.seed + 3);
  return (seconds, view) => {
    const strength = presence(field, seconds) * field.opacity;
    if (strength <= 0) {
      return [];
    }
    const moment: Moment = { field, path, seconds, view, noise };
    const place = field.kind === 'speed-lines' ? radiating : drifting;
    return births.map((birth) => {
      const particle = place(birth, moment);
      return { ...particle, opacity: particle.opacity * strength };
    });
  };
}

interface Moment {
  readonly field: ParticleField;
  readonly path: Flight;
  readonly seconds: number;
  readonly view: SwarmView;
  readonly noise: (position: number) => number;
}

function presence({ fromSeconds, untilSeconds }: ParticleField, seconds: number): number {
  // What is there from the first frame on has always been there.
  const coming = fromSeconds === 0 ? 1 : (seconds - fromSeconds) / fadeSeconds;
  const going = untilSeconds === undefined ? 1 : (untilSeconds - seconds) / fadeSeconds;
  return Math.max(0, Math.min(1, coming, going));
}

/** On its way through a box somewhat larger than the screen; whoever leaves it comes in again on the other side. */
function drifting(birth: Birth, { field, path, seconds, view, noise }: Moment): Particle {
  const { near } = birth;
  const width = path.size.width * field.size * near;
  const height = path.size.height * field.size * near;
  const margin = Math.max(width, height) / 2 + 8;
  const natural = Math.max(60, Math.hypot(path.velocity.x, path.velocity.y));
  const across = (path.velocity.x + field.wind * natural) * field.speed;
  const down = path.velocity.y * field.speed;
  const wander = path.wander * field.size;
  const sway = (part: number): number =>
    Math.sin((seconds * path.wanderHertz * field.speed * (0.6 + birth.a) + part) * Math.PI * 2);
  const x =
    birth.x * (view.width + margin * 2) + across * near * seconds + wander * sway(birth.b) - view.x * near;
  const y =
    birth.y * (view.height + margin * 2) +
    down * near * seconds +
    wander * 0.4 * sway(birth.a) -
    view.y * near;
  const flash = 0.5 + 0.5 * noise(seconds * (1.2 + birth.a) + birth.b * 200);
  const turn = (birth.a - 0.5) * 2 * path.spin * field.speed * seconds * 360 + birth.b * 360;
  const lean = (Math.atan2(down, across) * 180) / Math.PI;
  return {
    x: wrapped(x, view.width / 2 + margin),
    y: wrapped(y, view.height / 2 + margin),
    width,
    // A spinning leaf is seen from its edge now and then.
    height: path.spin > 0.1 ? height * (0.35 + 0.65 * Math.abs(sway(birth.a + birth.b))) : height,
    rotationDegrees: path.isAlongWay ? lean : turn,
    opacity: path.opacity * (1 - path.flicker * (1 - flash)) * Math.min(1, near + 0.1),
  };
}

/** Lines that shoot from the middle outward, as speed is drawn. */
function radiating(birth: Birth, { field, path, seconds, view }: Moment): Particle {
  const life = (seconds * (1.6 + birth.a) * field.speed + birth.b) % 1;
  const generation = Math.floor(seconds * (1.6 + birth.a) * field.speed + birth.b);
  const angle = (birth.x + generation * 0.381966) * Math.PI * 2;
  const reach = Math.hypot(view.width, view.height) / 2;
  const far = reach * (0.42 + 0.75 * life);
  const width = path.size.width * field.size * (0.5 + life) * birth.near;
  return {
    x: Math.cos(angle) * far,
    y: Math.sin(angle) * far,
    width,
    height: path.size.height * field.size * (0.6 + birth.y),
    rotationDegrees: (angle * 180) / Math.PI,
    opacity: path.opacity * Math.sin(Math.min(1, life * 1.4) * Math.PI * 0.5) * (0.4 + 0.6 * birth.y),
  };
}

function wrapped(value: number, limit: number): number {
  const size = limit * 2;
  return value - Math.floor((value + limit) / size) * size;
}
