import type { KeysInput, LayerInput, Sways, VariantKey } from './layer-parts.ts';
import {
  armJoints,
  armTurn,
  between,
  gesturePoses,
  leadingSide,
  partSeed,
  seededRandom,
} from '@kinora/painter';
import type { ArmTurn, Gesture, HandShape, PlacedPerson, Random, Side } from '@kinora/painter';
import type { TimedGesture } from './gesture-moments.ts';

/** Which way an arm goes at a moment. */
interface ArmKey extends ArmTurn {
  readonly atSeconds: number;
}

/** How much there is beside the shoulders: upright none, between two little where no board hangs between them. */
export type ArmRoom = 'wide' | 'between' | 'upright';

/** The upper arm comes no further out, and the forearm goes no flatter. */
const reach: Readonly<Record<ArmRoom, { readonly upper: number; readonly fore: number }>> = {
  wide: { upper: 0, fore: 0 },
  between: { upper: 60, fore: -66 },
  upright: { upper: 78, fore: -92 },
};

interface MovedArm {
  readonly placed: PlacedPerson;
  readonly side: Side;
  readonly gestures: readonly TimedGesture[];
  readonly room: ArmRoom;
  readonly seed: number;
}

/** How the parts of an arm turn about its joints: the forearm in what the upper arm has turned already. */
export interface ArmLayers {
  readonly upper: Pick<LayerInput, 'anchor' | 'sways' | 'keys'>;
  readonly fore: Pick<LayerInput, 'anchor' | 'sways' | 'keys'>;
  readonly hands: readonly { readonly atSeconds: number; readonly hand: HandShape }[];
}

export function armLayers(arm: MovedArm): ArmLayers {
  const { placed, side, seed } = arm;
  const { shoulder, elbow, upperDegrees, foreDegrees } = armJoints(placed.person);
  const sign = side === 'left' ? -1 : 1;
  const keys = armKeys(arm);
  const at = ([across, down]: readonly [number, number]) => ({
    x: placed.x + across * sign * placed.scale,
    y: placed.y + down * placed.scale,
  });
  const turned = (degrees: (key: ArmKey) => number): KeysInput =>
    keys.map((key) => ({ atSeconds: key.atSeconds, rotationDegrees: sign * degrees(key) }));
  return {
    upper: {
      anchor: at(shoulder),
      sways: [restless(0.7, partSeed(seed, `arm ${side}`))],
      keys: turned(({ upper }) => upper - upperDegrees),
    },
    fore: {
      anchor: at(elbow),
      sways: [restless(1.6, partSeed(seed, `forearm ${side}`))],
      keys: turned(({ upper, fore }) => fore - foreDegrees - (upper - upperDegrees)),
    },
    hands: keys.map(({ atSeconds, hand }) => ({ atSeconds, hand })),
  };
}

/** Arms are never quite still. */
function restless(amount: number, seed: number): Sways[number] {
  return {
    of: 'rotation',
    amount,
    periodSeconds: 3.9 + (seed % 10) / 10,
    phase: (seed % 7) / 7,
    irregularity: 0.8,
    seed: seed % 10_000,
  };
}

/** A hand before the belly, ready for the next word. */
const ready: ArmTurn = { upper: 72, fore: 148, hand: 'fist' };
/** A hand is there when its word is heard. */
const ahead = 0.22;
const moveSeconds = 0.46;

/** An arm from gesture to gesture: up, a moment there with a beat in it, and down when nothing follows. */
function armKeys({ placed, side, gestures, room, seed }: MovedArm): ArmKey[] {
  const random = seededRandom(partSeed(seed, `gestures ${side}`));
  const isLeading = side === leadingSide(placed);
  const atRest = armTurn(placed.person, placed.pose, side);
  const keys: ArmKey[] = [{ atSeconds: 0, ...atRest }];
  const go = (atSeconds: number, turn: ArmTurn): void => {
    const last = keys.at(-1) ?? { atSeconds: 0, ...turn };
    keys.push({ ...turn, atSeconds, fore: shortWay(last.fore, turn.fore) });
  };
  const stay = (atSeconds: number): void => {
    const last = keys.at(-1);
    if (last !== undefined && atSeconds > last.atSeconds + 0.05) {
      keys.push({ ...last, atSeconds });
    }
  };
  for (const [index, { atSeconds, gesture }] of gestures.entries()) {
    const { lead, other } = gesturePoses[gesture];
    const turn = isLeading ? lead : other;
    const begin = Math.max(keys.at(-1)?.atSeconds ?? 0, atSeconds - ahead);
    if (turn === undefined) {
      continue;
    }
    stay(begin);
    const there = begin + moveSeconds;
    go(there, varied(within(room, turn), random));
    const next = gestures[index + 1]?.atSeconds ?? Infinity;
    const holds = Math.min(between(random, 1, 1.7), Math.max(0.3, next - ahead - there));
    beats(gesture, { keys, from: there, until: there + holds });
    if (next - ahead > there + holds + moveSeconds) {
      stay(there + holds);
      go(there + holds + moveSeconds * 1.3, isLeading ? restAfter(placed, atRest, random) : atRest);
    }
  }
  return keys;
}

/** The same as near to the own shoulder as there is room for. */
function within(room: ArmRoom, turn: ArmTurn): ArmTurn {
  const { upper, fore } = reach[room];
  // Past 180 a hand is before the own chest.
  return turn.fore > 180
    ? turn
    : { ...turn, upper: Math.max(turn.upper, upper), fore: Math.min(turn.fore, fore) };
}

/** No two gestures are quite alike. */
function varied(turn: ArmTurn, random: Random): ArmTurn {
  return {
    ...turn,
    upper: turn.upper + between(random, -5, 5),
    fore: turn.fore + between(random, -7, 7),
  };
}

/** Hands that were raised in the picture are lowered to talk; others hang again, or stay near. */
function restAfter({ pose }: PlacedPerson, atRest: ArmTurn, random: Random): ArmTurn {
  if (pose === 'rest') {
    return random() < 0.45 ? ready : atRest;
  }
  return pose === 'hips' || pose === 'lap' || pose === 'hold' ? atRest : ready;
}

/** Degrees that the forearm swings while a gesture lasts, one after the other. */
const swings: Readonly<Partial<Record<Gesture, readonly number[]>>> = {
  greet: [16, -14, 15, -8],
  no: [13, -12, 9],
  beat: [12, -4],
  big: [10],
  small: [-7, 5],
  board: [-6, 4],
};

function beats(
  gesture: Gesture,
  { keys, from, until }: { keys: ArmKey[]; from: number; until: number },
): void {
  const there = keys.at(-1);
  if (there === undefined) {
    return;
  }
  const degrees = swings[gesture] ?? [7, -3];
  const each = Math.max(0.16, Math.min(0.3, (until - from) / (degrees.length + 1)));
  for (const [index, swing] of degrees.entries()) {
    const atSeconds = from + each * (index + 1);
    if (atSeconds < until) {
      keys.push({ ...there, atSeconds, fore: there.fore + swing });
    }
  }
}

/** Further than this a forearm goes the other way about: over the top. */
const furthestTurn = 215;

function shortWay(from: number, to: number): number {
  if (to - from > furthestTurn) {
    return to - 360;
  }
  return from - to > furthestTurn ? to + 360 : to;
}

/** Which hand a forearm shows when: another one is seen when it is half way there. */
export function handTrack(hands: ArmLayers['hands'], variants: readonly string[]): VariantKey[] {
  const track: VariantKey[] = [];
  let shown = variants.indexOf(hands[0]?.hand ?? 'fist');
  for (const [index, { atSeconds, hand }] of hands.entries()) {
    const variant = variants.indexOf(hand);
    if (index > 0 && variant >= 0 && variant !== shown) {
      const before = hands[index - 1]?.atSeconds ?? 0;
      track.push({ atSeconds: before + (atSeconds - before) * 0.4, variant });
      shown = variant;
    }
  }
  return track;
}
