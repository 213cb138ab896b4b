import type { SpokenTurn } from '@kinora/models';
import { hasOverShoulder } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import type { TimedGesture } from './gesture-moments.ts';
import type { View } from './talk-framing.ts';

/** Shots shorter than this are not worth a cut. */
const shortestShotSeconds = 1.9;
/** Somebody who begins to speak is cut to for less: nobody is looked at while the other speaks. */
const shortestTurnSeconds = 1.2;
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
  /** `exchange`: somebody says so little that the other goes on at once. */
  readonly why: 'opening' | 'page' | 'turn' | 'exchange' | 'while';
}

function momentsOf(talk: TalkToFilm): Moment[] {
  const { pageTurns, durationSeconds } = talk;
  const pages = pageTurns.map((atSeconds): Moment => ({
    atSeconds: Math.max(0, atSeconds - beforeWords),
    why: 'page',
  }));
  const reasons = [...pages, ...turnMoments(talk)];
  const kept: Moment[] = [{ atSeconds: 0, why: 'opening' }];
  for (const moment of reasons.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
    const last = kept.at(-1);
    const since = moment.atSeconds - (last?.atSeconds ?? 0);
    const shortest = moment.why === 'page' ? shortestShotSeconds : shortestTurnSeconds;
    if (since >= shortest && moment.atSeconds <= durationSeconds - shortest) {
      kept.push(moment);
    } else if (since < shortest && moment.why === 'page' && isSpoken(last)) {
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

function isSpoken(moment: Moment | undefined): moment is Moment {
  return moment?.why === 'turn' || moment?.why === 'exchange';
}

/** When another begins to speak; of a word and its answer, which are over before a cut is seen, both are one exchange. */
function turnMoments({ turns, durationSeconds }: TalkToFilm): Moment[] {
  const begun = turns.filter(({ character }, index) => character !== turns[index - 1]?.character);
  return begun.map(({ startSeconds }, index): Moment => {
    const until = begun[index + 1]?.startSeconds ?? durationSeconds;
    return {
      atSeconds: Math.max(0, startSeconds - beforeWords),
      why: until - startSeconds < shortestTurnSeconds ? 'exchange' : 'turn',
    };
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
  const isOfPage = shot.why === 'page' && plan.panel !== undefined;
  const isOfBoth = isHandedOver(shot, talk);
  if (shot.why === 'exchange' || (isOfBoth && !isOfPage)) {
    const board: View[] = plan.panel === undefined ? [] : [{ of: 'board' }];
    return [all, ...board, ...answeringViews(shot, talk)];
  }
  const speaking = speakingViews(shot, talk);
  if (!isOfPage) {
    return speaking;
  }
  // Every other page is turned by a hand that is seen.
  const page = pageTurns.filter((at) => at <= shot.atSeconds + beforeWords * 2).length;
  const isPointedTo = page % 2 === 0 && hasHands(shot, talk) && !isOfBoth;
  const pointing: View[] = [...speaking.filter(({ of }) => of === 'beside'), all];
  return isPointedTo ? [...pointing, { of: 'board' }] : [{ of: 'board' }, all];
}

/** Whether another begins to speak while a shot lasts: it shows both, or neither. */
function isHandedOver(shot: Shot, talk: TalkToFilm): boolean {
  const speaker = speakerAt(shot.atSeconds, talk);
  return talk.turns.some(
    ({ character, startSeconds }) =>
      character !== speaker &&
      startSeconds > shot.atSeconds + beforeWords * 2 &&
      startSeconds < shot.until - beforeWords * 2,
  );
}

/** Who answers, from near: seen to listen as long as the question lasts. */
function answeringViews(shot: Shot, talk: TalkToFilm): View[] {
  const index = speakerAt(shot.until - beforeWords * 3, talk);
  return [
    { of: 'person', index },
    { of: 'half', index },
  ];
}

/** With a board it is seen for most of the time: one of so many shots is of nothing but a face. */
const shotsToFace = 6;
/** Who says so little is looked at from near. */
const briefSeconds = 2.8;

/**
 * Whoever speaks: with their hands where those say something, else with the board that they speak of, the board in turn, and
 * from near what is soon said; where nothing hangs there from near, and over the other's shoulder in turn.
 */
function speakingViews(shot: Shot, talk: TalkToFilm): View[] {
  const { plan } = talk;
  const index = speakerAt(shot.atSeconds, talk);
  const near: View = { of: 'person', index };
  const half: View = { of: 'half', index };
  const all: View = { of: 'all' };
  const isOver = hasOverShoulder(plan) && shot.index % 3 === 1;
  const face: View[] = isOver ? [{ of: 'over', index }, near] : [near];
  const isOfHands = hasHands(shot, talk);
  if (plan.panel !== undefined) {
    const beside: View[] = hasOverShoulder(plan) ? [{ of: 'beside', index }, all] : [all];
    const board: View = { of: 'board' };
    if (isOfHands) {
      const [company = all, ...others] = beside;
      return shot.index % 2 === 0 ? [company, board, ...others, half] : [company, ...others, board, half];
    }
    const isBrief = shot.why === 'turn' && shot.until - shot.atSeconds < briefSeconds;
    const isFree = !isOfBoard(shot, talk);
    return isFree && (isBrief || shot.index % shotsToFace === shotsToFace - 1)
      ? [...face, ...beside]
      : [beside[0] ?? all, board, ...(isFree ? face : beside)];
  }
  if (hasOverShoulder(plan)) {
    const over: View = { of: 'over', index };
    return isOfHands && !isOver ? [half, over, all] : [...face, over, half, all];
  }
  return isOfHands ? [half, all, near] : [...(shot.index % 3 === 2 ? [all] : []), near, half, all];
}

/** What has come to a board is looked at for so long. */
const lookedAtSeconds = 2.5;

/** Whether something comes to the board in a shot, or has just come. */
function isOfBoard({ atSeconds, until }: Shot, { pageTurns }: TalkToFilm): boolean {
  return pageTurns.some((at) => at > atSeconds - lookedAtSeconds && at < until);
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
