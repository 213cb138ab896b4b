import type { SpokenTurn } from '@kinora/models';
import { hasOverShoulder } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import type { TimedGesture } from './gesture-moments.ts';
import type { View } from './talk-framing.ts';

/** Shots shorter than this are not worth a cut. */
const shortestShotSeconds = 1.9;
/** After so long something else is looked at. */
const longestShotSeconds = 4;

export interface TalkToFilm {
  readonly plan: CastPlan;
  readonly turns: readonly SpokenTurn[];
  readonly durationSeconds: number;
  readonly aspectRatio: '16:9' | '9:16';
  /** When the board is turned to its next pages. */
  readonly pageTurns: readonly number[];
  readonly gestures: readonly TimedGesture[];
}

export interface TalkShot {
  readonly fromSeconds: number;
  readonly view: View;
}

/** Cuts a tenth of a second before the words, as editors do. */
const beforeWords = 0.1;

/**
 * The shots of a scene in which people speak: everybody first, the board when it shows something else, who speaks when they
 * begin, and something else again before anything was looked at for too long. No two shots in a row show the same.
 */
export function talkShots(talk: TalkToFilm): TalkShot[] {
  const shots: TalkShot[] = [];
  const moments = momentsOf(talk);
  for (const [index, moment] of moments.entries()) {
    const before = shots.at(-1)?.view;
    const until = moments[index + 1]?.atSeconds ?? talk.durationSeconds;
    const wanted = viewsFor({ ...moment, until, index: shots.length }, talk);
    const view = wanted.find((each) => !isSame(each, before)) ?? { of: 'all' };
    shots.push({ fromSeconds: moment.atSeconds, view });
  }
  return shots;
}

interface Moment {
  readonly atSeconds: number;
  readonly why: 'opening' | 'page' | 'turn' | 'while';
}

function momentsOf(talk: TalkToFilm): Moment[] {
  const { turns, pageTurns, durationSeconds } = talk;
  const reasons: Moment[] = [
    ...pageTurns.map((atSeconds): Moment => ({
      atSeconds: Math.max(0, atSeconds - beforeWords),
      why: 'page',
    })),
    ...turns.map(({ startSeconds }): Moment => ({
      atSeconds: Math.max(0, startSeconds - beforeWords),
      why: 'turn',
    })),
  ];
  const kept: Moment[] = [{ atSeconds: 0, why: 'opening' }];
  for (const moment of reasons.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
    const last = kept.at(-1);
    const since = moment.atSeconds - (last?.atSeconds ?? 0);
    if (since >= shortestShotSeconds && moment.atSeconds <= durationSeconds - shortestShotSeconds) {
      kept.push(moment);
    } else if (since < shortestShotSeconds && moment.why === 'page' && last?.why === 'turn') {
      // The board is looked at as soon as somebody begins who speaks of it at once.
      kept.splice(-1, 1, { ...last, why: 'page' });
    }
  }
  return kept.flatMap((moment, index) => {
    const end = kept[index + 1]?.atSeconds ?? durationSeconds;
    const parts = Math.ceil((end - moment.atSeconds) / longestShotSeconds);
    const each = (end - moment.atSeconds) / Math.max(1, parts);
    return Array.from({ length: Math.max(1, parts) }, (_, part): Moment =>
      part === 0 ? moment : { atSeconds: moment.atSeconds + part * each, why: 'while' },
    );
  });
}

interface Shot extends Moment {
  readonly until: number;
  readonly index: number;
}

/** What a moment may show, the best first. */
function viewsFor(shot: Shot, talk: TalkToFilm): View[] {
  const { plan, pageTurns } = talk;
  const all: View = { of: 'all' };
  if (shot.why === 'opening') {
    return [all];
  }
  const speaking = speakingViews(shot, talk);
  if (shot.why !== 'page' || plan.panel === undefined) {
    return speaking;
  }
  // Every other page is turned by a hand that is seen.
  const page = pageTurns.filter((at) => at <= shot.atSeconds + beforeWords * 2).length;
  const isPointedTo = page % 2 === 0 && hasHands(shot, talk);
  const pointing: View[] = [...speaking.filter(({ of }) => of === 'beside'), all];
  return isPointedTo ? [...pointing, { of: 'board' }] : [{ of: 'board' }, ...pointing];
}

/** Whoever speaks: with their hands where those say something, else from near, and over the other's shoulder in turn. */
function speakingViews(shot: Shot, talk: TalkToFilm): View[] {
  const { plan } = talk;
  const index = speakerAt(shot.atSeconds, talk);
  const near: View = { of: 'person', index };
  const half: View = { of: 'half', index };
  const all: View = { of: 'all' };
  if (!hasOverShoulder(plan)) {
    const isShort = plan.panel === undefined && shot.index % 3 === 2;
    return hasHands(shot, talk) ? [half, all, near] : [...(isShort ? [all] : []), near, half, all];
  }
  const over: View = { of: 'over', index };
  const withHands: View[] = plan.panel === undefined ? [half] : [{ of: 'beside', index }];
  const isOver = shot.index % 3 === 1;
  if (hasHands(shot, talk)) {
    return isOver ? [over, ...withHands, all] : [...withHands, over, all];
  }
  return isOver ? [over, near, ...withHands, all] : [near, over, ...withHands, all];
}

function speakerAt(atSeconds: number, { turns, plan }: TalkToFilm): number {
  const speaker = turns.findLast(
    ({ startSeconds }) => startSeconds <= atSeconds + beforeWords * 2,
  )?.character;
  return Math.min(speaker ?? 0, plan.people.length - 1);
}

/** A gesture takes so long before its word and after it. */
const [raised, held] = [0.3, 0.9] as const;

/** Whether whoever speaks in a shot gestures in it. */
function hasHands({ atSeconds, until }: Shot, talk: TalkToFilm): boolean {
  const index = speakerAt(atSeconds, talk);
  return talk.gestures.some(
    (each) => each.person === index && each.atSeconds >= atSeconds - held && each.atSeconds <= until - raised,
  );
}

function isSame(one: View, other: View | undefined): boolean {
  return one.of === other?.of && ('index' in one ? one.index : -1) === ('index' in other ? other.index : -1);
}
