import type { ScenePlan, Subject, Turn } from '../plan/scene-plan.ts';
import { isBoat } from './mounts.ts';
import { asDone } from './read-acts.ts';

/** Who and what is there at the other moment of a scene that tells of two things, and what they do. */
export function subjectsAtTurn({ subjects }: Pick<ScenePlan, 'subjects'>, turn: Turn): readonly Subject[] {
  const isLanding = subjects[turn.lead]?.act === 'sail' && turn.does.act !== 'sail';
  const there = subjects.flatMap((subject, place): Subject[] => {
    if (turn.without.includes(place)) {
      return [];
    }
    if (place === turn.lead) {
      const then = atTurn(subject, place, turn);
      return [isCatching(subjects, turn) ? { gesture: 'wave', ...then, isBoarding: true } : then];
    }
    const here = turn.isBefore ? staying(subject) : subject;
    return [isLanding && isBoat(here.figure) ? asSailed(here) : here];
  });
  return asDone(there);
}

/** Whether somebody has run after a train and comes up with it. */
function isCatching(subjects: readonly Subject[], { lead, does, isBefore, mood }: Turn): boolean {
  const { act, isTried } = subjects[lead] ?? {};
  const { act: then, seat, holds } = does;
  const isThere =
    !isBefore && mood !== 'sad' && then === undefined && seat === undefined && holds === undefined;
  return (
    isThere &&
    act === 'run' &&
    isTried !== true &&
    subjects.some(({ figure, relation }) => relation !== 'far' && trains.test(figure))
  );
}

const trains = /locomotive|^icon:(?:.*train|tram)/u;

/** The same one, who does something else. */
function atTurn(subject: Subject, place: number, { does }: Turn): Subject {
  const {
    act: _act,
    isTried: _tried,
    feeling: _felt,
    isResting: _resting,
    seat: _seat,
    gesture: _gesture,
    relation,
    ...who
  } = subject;
  // Who does not sail or fly any more stands on the ground.
  const isCarried = relation === 'aboard' || relation === 'above';
  const ashore = place === 0 ? 'alone' : 'beside';
  return { ...who, relation: isCarried ? ashore : relation, ...does };
}

/** Whoever sails does so in an open boat, whatever a boat is called: that is what lies on the shore. */
function asSailed(boat: Subject): Subject {
  return sailingShips.has(boat.figure) ? boat : { ...boat, figure: 'boat' };
}

const sailingShips: ReadonlySet<string> = new Set(['pirate-ship', 'galleon']);

/** Who goes at last stands there before. */
function staying(subject: Subject): Subject {
  const { isLeaving, act: _act, ...who } = subject;
  return isLeaving === true ? who : subject;
}
