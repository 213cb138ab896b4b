import type { KeysInput } from './layer-parts.ts';
import type { SpokenTurn } from '@kinora/models';
import { between, partSeed, seededRandom } from '@kinora/painter';
import type { Gesture, PlacedPerson } from '@kinora/painter';
import type { TimedGesture } from './gesture-moments.ts';

interface MovedHead {
  readonly placed: Pick<PlacedPerson, 'yaw' | 'scale'>;
  readonly own: readonly SpokenTurn[];
  readonly others: readonly SpokenTurn[];
  readonly gestures: readonly TimedGesture[];
  readonly durationSeconds: number;
  readonly seed: number;
}

/** A head on its way: figure units and degrees, `toward` the side that it is turned to. */
interface HeadPose {
  readonly toward?: number;
  readonly down?: number;
  readonly tilt?: number;
}

interface HeadMove {
  readonly atSeconds: number;
  readonly poses: readonly HeadPose[];
  /** From one of its poses to the next. */
  readonly paceSeconds: number;
}

/** To whom somebody speaks with, when one of them begins and when the other is to go on. */
const turnTo: readonly HeadPose[] = [{ toward: 12, tilt: 2.5 }, { toward: 12, tilt: 2.5 }, {}];
const nod: readonly HeadPose[] = [{ down: 8, tilt: 1 }, {}];
const emphasis: Readonly<Partial<Record<Gesture, Omit<HeadMove, 'atSeconds'>>>> = {
  ask: { poses: [{ tilt: 4, toward: 4 }, { tilt: 4, toward: 4 }, {}], paceSeconds: 0.45 },
  shrug: { poses: [{ tilt: -4.5, down: 4 }, { tilt: -4.5, down: 4 }, {}], paceSeconds: 0.5 },
  no: { poses: [{ toward: 8 }, { toward: -7 }, { toward: 6 }, {}], paceSeconds: 0.22 },
  board: { poses: [{ toward: 11, tilt: 2 }, { toward: 11, tilt: 2 }, {}], paceSeconds: 0.6 },
  heart: { poses: [{ down: 6, tilt: 3 }, { down: 6, tilt: 3 }, {}], paceSeconds: 0.5 },
};

/** What a head does beside its swaying: it goes with what the hands say, and who listens nods now and then. */
export function headMoves(head: MovedHead): KeysInput {
  const { placed, durationSeconds } = head;
  const side = placed.yaw < 0 ? -1 : 1;
  const keys: KeysInput = [{ atSeconds: 0 }];
  for (const { atSeconds, poses, paceSeconds } of movesOf(head)) {
    const last = keys.at(-1)?.atSeconds ?? 0;
    const lasts = paceSeconds * poses.length;
    if (atSeconds <= last + 0.1 || atSeconds + lasts > durationSeconds) {
      continue;
    }
    keys.push({ atSeconds });
    for (const [index, { toward = 0, down = 0, tilt = 0 }] of poses.entries()) {
      keys.push({
        atSeconds: atSeconds + paceSeconds * (index + 1),
        x: toward * side * placed.scale,
        y: down * placed.scale,
        rotationDegrees: tilt * side,
      });
    }
  }
  return keys;
}

function movesOf({ own, others, gestures, seed }: MovedHead): HeadMove[] {
  const random = seededRandom(partSeed(seed, 'head'));
  const nods = (moments: readonly number[]): HeadMove[] =>
    moments.map((atSeconds) => ({ atSeconds, poses: nod, paceSeconds: 0.24 }));
  const withHands = gestures.map(({ atSeconds, gesture }): HeadMove => ({
    atSeconds: Math.max(0.02, atSeconds - 0.12),
    ...(emphasis[gesture] ?? { poses: nod, paceSeconds: 0.24 }),
  }));
  const listening = others.flatMap(({ startSeconds, endSeconds }) => {
    const moments: number[] = [];
    for (let at = startSeconds + between(random, 1.2, 2.4); at < endSeconds - 0.4;) {
      moments.push(at);
      // Now and then a head nods twice.
      at += random() < 0.25 ? 0.75 : between(random, 2.2, 4.6);
    }
    return [...moments, endSeconds - 0.25];
  });
  const turning = [
    ...others.map(({ startSeconds }) => startSeconds + 0.15),
    // With nobody there who goes on, heads stay with us.
    ...(others.length === 0 ? [] : own.map(({ endSeconds }) => endSeconds - 0.7)),
  ].map((atSeconds): HeadMove => ({ atSeconds, poses: turnTo, paceSeconds: 0.5 }));
  return [
    ...turning.filter(({ atSeconds }) => atSeconds > 0.2),
    ...withHands,
    ...nods(own.map(({ startSeconds }) => startSeconds + 0.05)),
    ...nods(listening.filter((at) => at > 0.2)),
  ].toSorted((one, other) => one.atSeconds - other.atSeconds);
}
