import { between, livingMoments, seededRandom } from '@kinora/painter';
import type { LayerInput } from '../picture/cut-layers.ts';

type Track = NonNullable<LayerInput['variantTrack']>;

/** The picture of a layer that shows a moment; the first is the layer at rest. */
function pictureOf(beat: number, isBlinking: boolean): number {
  return livingMoments.findIndex((moment) => moment.beat === beat && moment.isBlinking === isBlinking) + 1;
}

const beats = [0, ...livingMoments.filter(({ isBlinking }) => !isBlinking).map(({ beat }) => beat)];
const blinkSeconds = 0.12;
/** How long a head takes to turn. */
const turnSeconds = 0.5;

interface Life {
  /** Seconds from one end of what somebody does to the other; null: they only stand there, and look about now and then. */
  readonly paceSeconds: number | null;
  readonly durationSeconds: number;
  readonly seed: number;
}

/** Which picture of somebody who lives is shown when: a movement to and fro, slower at its ends, and blinks between. */
export function lifeTrack({ paceSeconds, durationSeconds, seed }: Life): Track {
  const random = seededRandom(seed);
  const track: { atSeconds: number; variant: number }[] = [];
  let nextBlink = between(random, 1, 2.4);
  let [now, end] = [0, 0];
  const rest = (seconds: number): void => {
    const until = now + seconds;
    for (; nextBlink < until - blinkSeconds; nextBlink += between(random, 2.2, 4.6)) {
      const atSeconds = Math.max(now, nextBlink);
      track.push({ atSeconds, variant: pictureOf(end, true) });
      track.push({ atSeconds: atSeconds + blinkSeconds, variant: pictureOf(end, false) });
    }
    now = until;
  };
  const move = (seconds: number): void => {
    const other = 1 - end;
    for (const beat of end === 0 ? beats.slice(1) : beats.toReversed().slice(1)) {
      track.push({
        atSeconds: now + seconds * reached(Math.abs(beat - end)),
        variant: pictureOf(beat, false),
      });
    }
    now += seconds;
    end = other;
  };
  while (now < durationSeconds) {
    if (paceSeconds === null) {
      rest(end === 0 ? between(random, 1.2, 2.8) : between(random, 1.6, 3.2));
      move(turnSeconds);
    } else {
      move(paceSeconds * between(random, 0.9, 1.12));
      rest(nextBlink < now ? blinkSeconds * 1.5 : 0);
    }
  }
  return track.filter(({ atSeconds }) => atSeconds < durationSeconds);
}

/** The part of its time after which a movement that is slow at both ends is nearer to a beat than to the one before it. */
function reached(beat: number): number {
  const before = beat - (beats[1] ?? 1) / 2;
  return Math.acos(1 - 2 * before) / Math.PI;
}
