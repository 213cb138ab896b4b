import type { SpokenTurn } from '@kinora/models';
import type { CastPlan } from '@kinora/painter';
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
  for (const moment of momentsOf(talk)) {
    const before = shots.at(-1)?.view;
    const wanted = viewsFor(moment, talk);
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

/** What a moment may show, the best first. */
function viewsFor({ atSeconds, why }: Moment, { plan, turns, aspectRatio }: TalkToFilm): View[] {
  const speaker = turns.findLast(
    ({ startSeconds }) => startSeconds <= atSeconds + beforeWords * 2,
  )?.character;
  const index = Math.min(speaker ?? 0, plan.people.length - 1);
  const near: View = { of: 'person', index };
  const all: View = { of: 'all' };
  if (why === 'opening') {
    return [all];
  }
  if (plan.panel === undefined) {
    return [near, all];
  }
  const isBeside = plan.people.length > 1 && aspectRatio === '16:9';
  const speaking: View[] = isBeside ? [{ of: 'beside', index }, near, all] : [near, all];
  return why === 'page' ? [{ of: 'board' }, ...speaking.slice(0, isBeside ? 1 : 0), all] : speaking;
}

function isSame(one: View, other: View | undefined): boolean {
  return one.of === other?.of && ('index' in one ? one.index : -1) === ('index' in other ? other.index : -1);
}
