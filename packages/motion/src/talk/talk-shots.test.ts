import type { SpokenTurn } from '@kinora/models';
import { readCastPlan } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenMoment } from './spoken-moment.ts';
import { isClose } from './talk-framing.ts';
import { talkCamera } from './talk-camera.ts';
import { talkShots } from './talk-shots.ts';
import type { TalkToFilm } from './talk-shots.ts';
import { unseenSpans } from './unseen.ts';
import { sampleBackground, samplePerson } from './testing/sample-people.ts';

const page = {
  version: 1,
  aspect: '16:9',
  language: 'en',
  palette: { paper: '#ffffff', ink: '#222222', first: '#2266cc', second: '#cc6622' },
  style: 'classic',
  elements: [],
};
const box = { x: 520, y: 90, width: 880, height: 420 };
function planFor(count: 1 | 2, hasBoard: boolean): CastPlan {
  const places = count === 1 ? [490] : [320, 1600];
  const plan = readCastPlan({
    kind: 'cast',
    background: sampleBackground,
    people: places.map((x) => ({ person: samplePerson, pose: 'rest', yaw: 0, x, y: 470, scale: 1 })),
    ...(hasBoard ? { panel: { drawing: page, pages: [], box } } : {}),
  });
  if (plan === undefined) {
    throw new Error('no plan');
  }
  return plan;
}

const turn = (character: number, startSeconds: number, endSeconds: number): SpokenTurn => ({
  character,
  startSeconds,
  endSeconds,
  phonemes: [],
});
const dialogue = [turn(0, 0.5, 6), turn(1, 6, 13), turn(0, 13, 19)];

function talkOf(change: Partial<TalkToFilm> = {}): TalkToFilm {
  return {
    plan: planFor(2, true),
    turns: dialogue,
    durationSeconds: 20,
    aspectRatio: '16:9',
    pageTurns: [3, 9.5, 15],
    gestures: [],
    ...change,
  };
}

const talks: [string, TalkToFilm][] = [
  ['two with a board', talkOf()],
  ['one with a board', talkOf({ plan: planFor(1, true), turns: [turn(0, 0.5, 19)] })],
  ['two without', talkOf({ plan: planFor(2, false), pageTurns: [] })],
  ['one without', talkOf({ plan: planFor(1, false), pageTurns: [], turns: [turn(0, 0.5, 19)] })],
  ['nobody who speaks', talkOf({ turns: [], pageTurns: [] })],
];

describe('the shots of people who speak', () => {
  it.each(talks)('show something else at least every four to five seconds: %s', (_, talk) => {
    const shots = talkShots(talk);
    const ends = [...shots.slice(1).map(({ fromSeconds }) => fromSeconds), talk.durationSeconds];
    for (const [index, { fromSeconds, view }] of shots.entries()) {
      expect((ends[index] ?? 0) - fromSeconds).toBeLessThanOrEqual(4.5);
      expect((ends[index] ?? 0) - fromSeconds).toBeGreaterThan(1);
      expect(view).not.toEqual(shots[index + 1]?.view);
    }
  });

  it('cut to the board when it shows something else, and to who begins to speak', () => {
    const shots = talkShots(talkOf());
    const at = (seconds: number) => shots.findLast(({ fromSeconds }) => fromSeconds <= seconds)?.view;
    expect([at(3.1), at(9.6), at(15.1)].map((view) => view?.of)).toEqual(['board', 'board', 'board']);
    expect([at(6.1), at(13.1)]).toMatchObject([{ index: 1 }, { index: 0 }]);
  });

  it('look at nobody while the other speaks, however short what each says is', () => {
    const spoken = fc.array(fc.double({ min: 0.7, max: 9, noNaN: true }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(spoken, fc.boolean(), fc.integer({ min: 0, max: 3 }), (lengths, hasBoard, pages) => {
        const turns = lengths.map((length, index) => {
          const start = 0.5 + lengths.slice(0, index).reduce((sum, each) => sum + each + 0.25, 0);
          return turn(index % 2, start, start + length);
        });
        const durationSeconds = (turns.at(-1)?.endSeconds ?? 0) + 0.6;
        const pageTurns = Array.from({ length: pages }, (_, page) => (durationSeconds * (page + 1)) / 4);
        const talk = talkOf({ plan: planFor(2, hasBoard), turns, durationSeconds, pageTurns });
        const shots = talkShots(talk);
        for (const [index, { fromSeconds, view }] of shots.entries()) {
          const until = shots[index + 1]?.fromSeconds ?? durationSeconds;
          const others = turns.filter(({ character }) => 'index' in view && character !== view.index);
          const heard = others.map(({ startSeconds, endSeconds }) =>
            Math.max(0, Math.min(until, endSeconds) - Math.max(fromSeconds, startSeconds)),
          );
          // A word that the other answers at once may be heard while the other is seen to listen.
          expect(Math.max(0, ...heard)).toBeLessThan(1.2);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('cut to who answers where the question is short', () => {
    const turns = [turn(1, 0.5, 6), turn(0, 6.25, 7.5), turn(1, 7.75, 14)];
    const shots = talkShots(talkOf({ turns, pageTurns: [], durationSeconds: 15 }));
    const at = (seconds: number) => shots.findLast(({ fromSeconds }) => fromSeconds <= seconds)?.view;
    expect(at(6.5)).toMatchObject({ index: 0 });
    expect(at(8)).toMatchObject({ index: 1 });
  });

  it('have the board in them for most of the time where one hangs there', () => {
    for (const [name, talk] of talks.filter(([, { plan }]) => plan.panel !== undefined)) {
      const shots = talkShots(talk);
      const seconds = shots.map(({ fromSeconds, view }, index) =>
        isClose(view) ? 0 : (shots[index + 1]?.fromSeconds ?? talk.durationSeconds) - fromSeconds,
      );
      const seen = seconds.reduce((sum, each) => sum + each, 0);
      expect(seen / talk.durationSeconds, name).toBeGreaterThan(0.6);
    }
  });

  it('show no face alone while the board is told', () => {
    for (const count of [1, 2] as const) {
      const pageTurns = [2, 4.4, 6.8, 9.2, 11.6, 14, 16.4];
      const talk = talkOf({ plan: planFor(count, true), turns: [turn(0, 0.5, 19)], pageTurns });
      const shots = talkShots(talk);
      expect(shots.length).toBeGreaterThan(4);
      expect(shots.filter(({ view }) => isClose(view))).toEqual([]);
    }
  });

  it('show the hands of who gestures, and a page that is pointed to with who points', () => {
    const gestures = [3, 4.5, 7, 9.5, 11].map((atSeconds) => ({
      atSeconds,
      gesture: 'board' as const,
      person: atSeconds < 6 ? 0 : 1,
    }));
    const shots = talkShots(talkOf({ gestures }));
    const at = (seconds: number) => shots.findLast(({ fromSeconds }) => fromSeconds <= seconds)?.view.of;
    expect(at(3.1)).toBe('board');
    expect(['beside', 'all']).toContain(at(9.6));
    const near = shots.filter(({ fromSeconds, view }) => view.of === 'person' && fromSeconds < 11);
    expect(near).toEqual([]);
  });

  it('look over a shoulder where there are two, and not for all the time', () => {
    const viewsOf = (talk: TalkToFilm) => talkShots(talk).map(({ view }) => view.of);
    expect(viewsOf(talkOf())).toContain('over');
    expect(viewsOf(talkOf({ plan: planFor(2, false), pageTurns: [] }))).toContain('over');
    const alone = { plan: planFor(1, false), pageTurns: [], turns: [turn(0, 0.5, 19)] };
    expect(viewsOf(talkOf(alone))).not.toContain('over');
    expect(new Set(viewsOf(talkOf())).size).toBeGreaterThan(2);
  });

  it('show the board large and whole where they show it alone', () => {
    const talk = talkOf();
    const { shots } = talkCamera({ ...talk, seed: 3 });
    for (const [index, { view }] of talkShots(talk).entries()) {
      for (const { zoom = 1, x = 0, y = 0 } of shots[index]?.keys ?? []) {
        const [across, down] = [960 / zoom, 540 / zoom];
        const isWhole =
          box.x > 960 + x - across &&
          box.x + box.width < 960 + x + across &&
          box.y > 540 + y - down &&
          box.y + box.height < 540 + y + down;
        expect(isWhole || isClose(view)).toBe(true);
        expect(isWhole && view.of === 'person').toBe(false);
        expect((box.width * zoom) / 1920 > 0.8).toBe(view.of === 'board');
      }
    }
  });
});

describe('when so much of what is said has been said', () => {
  it('goes by its sounds, so that a pause counts for nothing', () => {
    const sound = (startSeconds: number, phoneme = 'a') => ({
      phoneme,
      startSeconds,
      endSeconds: startSeconds + 0.1,
    });
    const spoken = {
      ...turn(0, 0, 9),
      phonemes: [sound(0.1), sound(0.2), sound(0.3, ''), sound(8.1), sound(8.2)],
    };
    expect([0, 0.25, 0.5, 0.75].map((part) => spokenMoment(part, [spoken], 10))).toEqual([
      0.1, 0.2, 8.1, 8.2,
    ]);
  });

  it('goes by turns where no sounds are known, and by the scene where nobody speaks', () => {
    expect(spokenMoment(0.75, [turn(0, 1, 3), turn(1, 5, 7)], 10)).toBe(6);
    expect(spokenMoment(0.5, [], 10)).toBe(5);
  });
});

it.each(['16:9', '9:16'] as const)(
  'shows nobody’s arm before a board that fills the picture: %s',
  (aspectRatio) => {
    const talk = talkOf({ aspectRatio });
    const boards = talkShots(talk).filter(({ view }) => view.of === 'board');
    expect(boards.length).toBeGreaterThan(0);
    const hidden = [0, 1].map((person) =>
      boards.every(({ fromSeconds }) =>
        unseenSpans(talk, person).some(([from, until]) => from <= fromSeconds && until > fromSeconds),
      ),
    );
    expect(hidden).toEqual(aspectRatio === '16:9' ? [true, true] : [false, false]);
  },
);
