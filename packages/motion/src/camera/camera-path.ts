import type { LayeredSceneInput } from '@kinora/renderer';
import type { CameraMove } from './camera-words.ts';

export type CameraInput = NonNullable<LayeredSceneInput['camera']>;
export type CameraKeyInput = CameraInput['shots'][number]['keys'][number];

/** Where the camera is at the end of a move it began at rest; see the renderer's `CameraKey` for units. */
type Travel = Partial<Record<'x' | 'y' | 'dolly' | 'rollDegrees' | 'yawDegrees' | 'pitchDegrees', number>>;

interface Way {
  readonly from: Travel;
  readonly to: Travel;
}

/** Degrees to turn so that what is in focus stays in the middle while the camera goes sideways by so many scene units. */
function turnFor(x: number): number {
  return (-Math.atan2(x, 1920) * 180) / Math.PI;
}

/**
 * Scene units the camera goes down on its way in: whoever stands in a picture stands below its middle, and would lose
 * their feet.
 */
const groundward = 60;

const ways = {
  'push-in': { from: { dolly: 0 }, to: { dolly: 0.17, y: groundward } },
  'pull-out': { from: { dolly: 0.17, y: groundward }, to: { dolly: 0 } },
  'pan-left': { from: { x: 85, yawDegrees: 0.8 }, to: { x: -85, yawDegrees: -0.8 } },
  'pan-right': { from: { x: -85, yawDegrees: -0.8 }, to: { x: 85, yawDegrees: 0.8 } },
  // Looking up beyond where a picture rests would set whoever stands in it behind the subtitles.
  'tilt-up': { from: { y: 60, pitchDegrees: -1.2 }, to: {} },
  'tilt-down': { from: {}, to: { y: 60, pitchDegrees: -1.2 } },
  'crane-up': {
    from: { y: 80, dolly: 0.14, pitchDegrees: 1.8 },
    to: { y: -70, dolly: -0.02, pitchDegrees: -1.6 },
  },
  'crane-down': {
    from: { y: -70, dolly: 0, pitchDegrees: -1.6 },
    to: { y: 60, dolly: 0.14, pitchDegrees: 1.4 },
  },
  'orbit-left': { from: orbitAt(120), to: orbitAt(-120) },
  'orbit-right': { from: orbitAt(-120), to: orbitAt(120) },
  track: { from: { x: -60, dolly: 0.02 }, to: { x: 70, dolly: 0.12 } },
  static: { from: {}, to: {} },
} as const satisfies Record<CameraMove, Way>;

function orbitAt(x: number): Travel {
  return { x, yawDegrees: turnFor(x), dolly: 0.05 };
}

export interface CameraPlan {
  readonly moves: readonly CameraMove[];
  readonly durationSeconds: number;
  /** Times the ordinary length of the way. */
  readonly strength: number;
  /** Scene units of a held camera's unrest. */
  readonly handheld: number;
  readonly ease: 'smooth' | 'linear' | 'in' | 'out' | 'through';
  readonly seed: number;
}

/** The ordinary way takes this long; shorter clips go less far, longer ones a little farther. */
const ordinarySeconds = 6;

/** A camera that makes the moves, one growing out of the other. */
export function cameraPath(plan: CameraPlan): CameraInput {
  const { durationSeconds, handheld } = plan;
  const moves = plan.moves.length === 0 ? (['push-in'] as const) : plan.moves;
  const length = plan.strength * Math.min(1.35, Math.max(0.55, Math.sqrt(durationSeconds / ordinarySeconds)));
  const part = durationSeconds / moves.length;
  const keys: CameraKeyInput[] = [];
  let at: Travel = {};
  for (const [index, move] of moves.entries()) {
    const way: Way = ways[move];
    const start = index === 0 ? scaledBy(way.from, length) : at;
    if (index === 0) {
      keys.push({ atSeconds: 0, ...start, handheld, ease: moves.length > 1 ? 'through' : plan.ease });
    }
    at = added(start, scaledBy(differenceOf(way), length));
    const atSeconds = part * (index + 1);
    keys.push({ atSeconds, ...at, handheld, ease: moves.length > 1 ? 'through' : plan.ease });
  }
  return { seed: plan.seed, shots: [{ keys }] };
}

const travelFields = ['x', 'y', 'dolly', 'rollDegrees', 'yawDegrees', 'pitchDegrees'] as const;

function differenceOf({ from, to }: Way): Travel {
  return combined(from, to, (before, after) => after - before);
}

function added(one: Travel, other: Travel): Travel {
  return combined(one, other, (left, right) => left + right);
}

function scaledBy(travel: Travel, times: number): Travel {
  return combined(travel, travel, (value) => value * times);
}

function combined(one: Travel, other: Travel, mix: (left: number, right: number) => number): Travel {
  const result: Travel = {};
  for (const field of travelFields) {
    result[field] = mix(one[field] ?? 0, other[field] ?? 0);
  }
  // Two pushes in a row would run into the picture.
  return { ...result, dolly: Math.max(-0.2, Math.min(0.3, result.dolly ?? 0)) };
}
