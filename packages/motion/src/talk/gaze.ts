import type { SpokenTurn } from '@kinora/models';
import { between } from '@kinora/painter';
import type { EyeState, Random } from '@kinora/painter';
import type { TimedGesture } from './gesture-moments.ts';

/** Where eyes look from a moment on. */
export interface Look {
  readonly atSeconds: number;
  readonly state: EyeState;
}

interface Looker {
  readonly own: readonly SpokenTurn[];
  /** Of everybody: who listens looks where it is pointed to. */
  readonly gestures: readonly TimedGesture[];
  readonly isAlone: boolean;
  readonly person: number;
  readonly durationSeconds: number;
}

/** Eyes are at what is pointed to before the hand, and leave it before. */
const [before, after] = [0.45, 1.25] as const;
/** Who listens follows a hand. */
const follows = 0.3;

/**
 * Where somebody looks: at us while they tell alone, at whom they speak with, and at us now and then; at the board where
 * somebody points to it.
 */
export function looksOf(looker: Looker, random: Random): Look[] {
  const { gestures, person } = looker;
  const boards = gestures
    .filter(({ gesture }) => gesture === 'board')
    .map(({ atSeconds, person: who }): readonly [number, number] => {
      const late = who === person ? 0 : follows + before;
      return [Math.max(0, atSeconds - before + late), atSeconds + after + late];
    });
  const usual = usualLooks(looker, random).filter(({ atSeconds }) =>
    boards.every(([from, until]) => atSeconds < from || atSeconds > until),
  );
  const back = (at: number): EyeState =>
    usual.findLast(({ atSeconds }) => atSeconds <= at)?.state ?? usual[0]?.state ?? 'open';
  return [
    ...usual,
    ...boards.flatMap(([from, until]): Look[] => [
      { atSeconds: from, state: 'board' },
      { atSeconds: until, state: back(until) },
    ]),
  ].toSorted((one, other) => one.atSeconds - other.atSeconds);
}

function usualLooks({ own, isAlone, durationSeconds }: Looker, random: Random): Look[] {
  const looks: Look[] = [{ atSeconds: 0, state: isAlone ? 'viewer' : 'open' }];
  let at = between(random, 1.4, 2.6);
  while (at < durationSeconds) {
    const isSpeaking = own.some(({ startSeconds, endSeconds }) => startSeconds <= at && at < endSeconds);
    // Who tells alone looks away to think; one of two turns to us, who listens hardly ever.
    const away = between(random, 0.7, 1.3);
    const glance = between(random, 1.4, 2.4);
    if (isAlone) {
      looks.push({ atSeconds: at, state: 'open' }, { atSeconds: at + away, state: 'viewer' });
    } else if (isSpeaking) {
      looks.push({ atSeconds: at, state: 'viewer' }, { atSeconds: at + glance, state: 'open' });
    }
    at += (isAlone ? away : glance) + between(random, 2.4, 4.8);
  }
  return looks;
}
