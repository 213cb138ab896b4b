import type { VideoRequest } from '@kinora/models';
import { closeUpsOf, isNearMoment } from '@kinora/painter';
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

/**
 * The scene is seen for so long before a close-up, which is looked at for so long at most; what would be left of its stretch for less
 * than the last of these is its own.
 */
const closeSeconds = { before: 1.3, most: 4.2, left: 1.8 } as const;

/** Something that is looked at from near, from a moment on and until the next one at the latest. */
interface Look {
  readonly moment: 'close' | 'nextClose';
  readonly at: number;
  readonly until: number;
  /** Faces are looked at in the picture's own moment; a thing is the same at both. */
  readonly isOfBoth: boolean;
}

/**
 * The stretches of a scene: two where its plan knows what is seen before or after its picture, and where its words are heard; a
 * close-up parts the one that it falls into.
 */
export function stretchesOf(
  { turn, ...near }: Pick<ScenePlan, 'turn' | 'closeUp' | 'nextCloseUp'>,
  request: Timed,
): readonly [Stretch, ...Stretch[]] {
  const turned = turnedStretches(turn, request);
  const looks = looksOf(near, request);
  const [begin = turned[0], ...others] = looks.reduce<readonly Stretch[]>(
    (stretches, look) => stretches.flatMap((stretch, place) => withLook(stretch, look, stretches[place - 1])),
    turned,
  );
  return [begin, ...others];
}

function looksOf(near: Pick<ScenePlan, 'closeUp' | 'nextCloseUp'>, request: Timed): Look[] {
  const looks = closeUpsOf(near).flatMap((closeUp) => {
    const at = turningSeconds(closeUp.at, request);
    const moment = closeUp === near.closeUp ? ('close' as const) : ('nextClose' as const);
    return at === undefined ? [] : [{ moment, at, isOfBoth: closeUp.thing !== undefined }];
  });
  return looks.map((look, place) => ({ ...look, until: looks[place + 1]?.at ?? Infinity }));
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

/** A stretch in which something is looked at from a moment on, if that is one of its own and neither is too short. */
function withLook(stretch: Stretch, look: Look, before: Stretch | undefined): Stretch[] {
  const { moment, fromSeconds, seconds } = stretch;
  const end = fromSeconds + seconds;
  const { at, until: latest, isOfBoth } = look;
  const isHere = !isNearMoment(moment) && (moment !== 'other' || isOfBoth);
  // Right after another look nothing else is seen first.
  const led = isNearMoment(before?.moment ?? null) ? 0 : closeSeconds.before;
  if (!isHere || at - fromSeconds < led || Math.min(end, latest) - at < leastSeconds) {
    return [stretch];
  }
  const most = Math.min(end, Math.min(latest, at + closeSeconds.most));
  const rest = Math.min(end, latest) - most;
  const until = rest < closeSeconds.left ? Math.min(end, latest) : most;
  const parts: Stretch[] = [
    { moment, fromSeconds, seconds: at - fromSeconds },
    { moment: look.moment, fromSeconds: at, seconds: until - at },
    { moment, fromSeconds: until, seconds: end - until },
  ];
  return parts.filter((part) => part.seconds > 0);
}

/** Whether a layer that is seen at a moment is seen in a stretch; null: at all of them but in a close-up. */
export function isSeenDuring(stretch: Stretch, moment: SceneMoment | null): boolean {
  if (isNearMoment(stretch.moment) || isNearMoment(moment)) {
    return stretch.moment === moment;
  }
  return stretch.moment === null || moment === null || moment === stretch.moment;
}

/** When the word is heard that stands behind such a part of what is said; undefined where nothing is said. */
export function turningSeconds(part: number, { words = [] }: Timed): number | undefined {
  const [nearest] = words.toSorted((one, other) => Math.abs(one.part - part) - Math.abs(other.part - part));
  return nearest === undefined ? undefined : nearest.atSeconds - leadSeconds;
}
