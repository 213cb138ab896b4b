import { seededRandom } from '@kinora/painter';
import type { CameraInput, KeysInput, ShotInput } from './layer-parts.ts';
import { framingOf } from './talk-framing.ts';
import type { View } from './talk-framing.ts';
import { talkShots } from './talk-shots.ts';
import type { TalkShot, TalkToFilm } from './talk-shots.ts';

/** How much nearer the camera comes while a shot lasts. */
const nearer = 1.035;

/**
 * Films people who speak: cuts between them and what they speak of. From near the camera moves slowly; otherwise it rests,
 * as on a stand: where people and a board are seen, what they do is movement enough, and what rests is painted once.
 */
export function talkCamera(talk: TalkToFilm & { readonly seed: number }): CameraInput {
  const random = seededRandom(talk.seed);
  const shots = talkShots(talk);
  return {
    shots: shots.map((shot, index): ShotInput => {
      const end = shots[index + 1]?.fromSeconds ?? talk.durationSeconds;
      return movedShot(shot, { talk, end, isPush: random() < 0.65 });
    }),
    depthStrength: 0.8,
    seed: talk.seed,
  };
}

/** A shot of people who speak, until the next one. */
export function movedShot(
  { fromSeconds, view }: TalkShot,
  { talk, end, isPush }: { talk: Pick<TalkToFilm, 'plan' | 'aspectRatio'>; end: number; isPush: boolean },
): ShotInput {
  const { zoom, ...place } = framingOf(view, talk.plan, talk.aspectRatio);
  if (view.of !== 'person') {
    return { fromSeconds, keys: [{ atSeconds: fromSeconds, ...place, zoom }] };
  }
  const [from, to] = isPush ? [zoom, zoom * nearer] : [zoom * nearer, zoom];
  return {
    fromSeconds,
    keys: [
      { atSeconds: fromSeconds, ...place, zoom: from, handheld: 2 },
      { atSeconds: Math.max(end, fromSeconds + 1), ...place, zoom: to, handheld: 2 },
    ],
  };
}

/** When something is seen that would only be in the way in some views: a piece of the board behind somebody's head. */
export function seenUnless(talk: TalkToFilm, isInTheWay: (view: View) => boolean): KeysInput {
  return talkShots(talk).map(({ fromSeconds, view }) => ({
    atSeconds: fromSeconds,
    opacity: isInTheWay(view) ? 0 : 1,
    ease: 'hold' as const,
  }));
}
