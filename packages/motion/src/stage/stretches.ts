import type { VideoRequest } from '@kinora/models';
import type { SceneMoment, ScenePlan } from '@kinora/painter';

/** A part of a scene in which one of its moments is seen; null where it has but one. */
export interface Stretch {
  readonly moment: SceneMoment | null;
  readonly fromSeconds: number;
  readonly seconds: number;
}

type Timed = Pick<VideoRequest, 'durationSeconds' | 'words'>;

/** A picture changes a little before the word that it is changed for. */
const leadSeconds = 0.12;
/** What is seen for a shorter time is not understood. */
const leastSeconds = 1.2;

/** A close-up is looked at for so long at most; what would be left of its stretch for less than the second is its own. */
const closeSeconds = { most: 4.2, left: 1.8 } as const;

/**
 * The stretches of a scene: two where its plan knows what is seen before or after its picture, and where its words are heard; a
 * close-up parts the one that it falls into.
 */
export function stretchesOf(
  { turn, closeUp }: Pick<ScenePlan, 'turn' | 'closeUp'>,
  request: Timed,
): readonly [Stretch, ...Stretch[]] {
  const [first, ...later] = turnedStretches(turn, request);
  const at = closeUp === undefined ? undefined : turningSeconds(closeUp.at, request);
  if (at === undefined) {
    return [first, ...later];
  }
  // Faces are looked at in the picture's own moment; a thing is the same at both.
  const isOfBoth = closeUp?.thing !== undefined;
  const [begin, ...others] = [first, ...later].flatMap((stretch) =>
    stretch.moment === 'other' && !isOfBoth ? [stretch] : withCloseUp(stretch, at),
  );
  return [begin ?? first, ...others];
}

function turnedStretches(turn: ScenePlan['turn'], request: Timed): readonly [Stretch, ...Stretch[]] {
  const { durationSeconds } = request;
  const at = turn === undefined ? undefined : turningSeconds(turn.at, request);
  if (turn === undefined || at === undefined || at < leastSeconds || durationSeconds - at < leastSeconds) {
    return [{ moment: null, fromSeconds: 0, seconds: durationSeconds }];
  }
  const [first, second]: readonly [SceneMoment, SceneMoment] = turn.isBefore
    ? ['other', 'shown']
    : ['shown', 'other'];
  return [
    { moment: first, fromSeconds: 0, seconds: at },
    { moment: second, fromSeconds: at, seconds: durationSeconds - at },
  ];
}

/** A stretch in which a face is looked at from a moment on, if that is one of its own and neither is too short. */
function withCloseUp(stretch: Stretch, at: number): Stretch[] {
  const { moment, fromSeconds, seconds } = stretch;
  const end = fromSeconds + seconds;
  if (at - fromSeconds < closeSeconds.left || end - at < leastSeconds) {
    return [stretch];
  }
  const until = end - at < closeSeconds.most + closeSeconds.left ? end : at + closeSeconds.most;
  const parts: Stretch[] = [
    { moment, fromSeconds, seconds: at - fromSeconds },
    { moment: 'close', fromSeconds: at, seconds: until - at },
    { moment, fromSeconds: until, seconds: end - until },
  ];
  return parts.filter((part) => part.seconds > 0);
}

/** Whether a layer that is seen at a moment is seen in a stretch; null: at all of them but in a close-up. */
export function isSeenDuring(stretch: Stretch, moment: SceneMoment | null): boolean {
  if (stretch.moment === 'close' || moment === 'close') {
    return stretch.moment === moment;
  }
  return stretch.moment === null || moment === null || moment === stretch.moment;
}

/** When the word is heard that stands behind such a part of what is said; undefined where nothing is said. */
export function turningSeconds(part: number, { words = [] }: Timed): number | undefined {
  const [nearest] = words.toSorted((one, other) => Math.abs(one.part - part) - Math.abs(other.part - part));
  return nearest === undefined ? undefined : nearest.atSeconds - leadSeconds;
}
