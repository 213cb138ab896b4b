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

/** The stretches of a scene: two where its plan knows what is seen before or after its picture, and where its words are heard. */
export function stretchesOf(turn: ScenePlan['turn'], request: Timed): readonly [Stretch, ...Stretch[]] {
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

/** When the word is heard that stands behind such a part of what is said; undefined where nothing is said. */
function turningSeconds(part: number, { words = [] }: Timed): number | undefined {
  const [nearest] = words.toSorted((one, other) => Math.abs(one.part - part) - Math.abs(other.part - part));
  return nearest === undefined ? undefined : nearest.atSeconds - leadSeconds;
}
