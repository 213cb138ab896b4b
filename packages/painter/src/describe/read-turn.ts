import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { lettersInFourSeconds } from '@kinora/words';
import type { ScenePlan, Subject, Turn } from '../plan/scene-plan.ts';
import { actOfFilm } from './act-of-film.ts';
import { clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { canBeDone, triedAct } from './read-acts.ts';
import { isBeing } from './read-subjects.ts';
import { ovenOf } from './at-oven.ts';
import { drivesAway } from './vehicles.ts';
import { toldDone, toldProduct, toldSights } from './told-sights.ts';
import type { Doing, ToldSight } from './told-sights.ts';

/** A scene whose picture is known, as its words tell it. */
interface Telling {
  readonly plan: ScenePlan;
  /** Whom it is about, as the picture shows them. */
  readonly shown: Subject;
  readonly request: ImageRequest;
  readonly clauses: readonly Clause[];
  readonly sights: readonly ToldSight[];
  readonly code: LanguageCode;
  /** Where the second half begins: the sentence nearest to the middle. */
  readonly half: number;
}

/** The other moment of a scene, and with which clause the second of the two begins. */
interface Found extends Pick<Turn, 'does' | 'mood' | 'isBefore'> {
  readonly from: number;
  /** Who and what is not there then. */
  readonly isAway?: (subject: Subject) => boolean;
}

/** So long is either moment seen at least, in seconds of what is said. */
const leastSeconds = { first: 2.4, second: 1.6 } as const;
/** Of a scene of which more is said by somebody in it, it is seen how they talk. */
const mostSaid = 0.3;

/**
 * What a film shows of a scene before its picture, or after it, where the words tell of two things one after the other: what is
 * tried and what comes of it, what is waited for and its coming. Undefined where one picture shows all that is told. Openings,
 * wishes and endings are a picture each.
 */
export function readTurn(plan: ScenePlan, request: ImageRequest): Turn | undefined {
  const { scene, language } = request;
  const lead = plan.subjects.findIndex((subject) => isBeing(subject) && subject.relation !== 'far');
  const shown = plan.subjects[lead];
  const isTold = scene !== undefined && scene.keyFacts.length === 0;
  if (!isTold || scene.index < 2 || scene.index >= scene.count - 1 || shown === undefined) {
    return undefined;
  }
  const { narration } = scene;
  const { code } = languageDetails[language];
  const clauses = clausesOf(narration, code);
  // Who comes closer has a course of their own.
  if (isMostlySaid(narration, clauses) || plan.subjects.some(({ isComing }) => isComing === true)) {
    return undefined;
  }
  const half = middleOf(clauses, narration.length);
  const telling = { plan, shown, request, clauses, code, half, sights: toldSights(clauses, code) };
  const pace = lettersInFourSeconds[code] / 4;
  const found = ways
    .flatMap((way) => way(telling) ?? [])
    .find(
      ({ from }) =>
        from >= leastSeconds.first * pace && narration.length - from >= leastSeconds.second * pace,
    );
  if (found === undefined) {
    return undefined;
  }
  const { does, mood, isBefore, from, isAway = nobody } = found;
  const without = plan.subjects.flatMap((each, place) => (isAway(each) ? [place] : []));
  return { lead, does, without, mood, isBefore, at: from / narration.length };
}

function isMostlySaid(narration: string, clauses: readonly Clause[]): boolean {
  const lettersOf = (text: string): number => text.replaceAll(/\s/gu, '').length;
  const told = clauses.reduce((sum, { text }) => sum + lettersOf(text), 0);
  return told < lettersOf(narration) * (1 - mostSaid);
}

function middleOf(clauses: readonly Clause[], length: number): number {
  const away = ({ from }: Clause): number => Math.abs(from - length / 2);
  const [nearest] = clauses
    .filter(({ isSentence, from }) => isSentence && from > 0)
    .toSorted((one, other) => away(one) - away(other));
  return nearest?.from ?? 0;
}

const nobody = (): boolean => false;

/** It is only there when it is found. */
function isThing(subject: Subject): boolean {
  return !isBeing(subject) && subject.relation !== 'far';
}

/** The ways in which two things are told, the surest first. */
const ways: readonly ((telling: Telling) => Found | undefined)[] = [
  growing,
  baking,
  arriving,
  landing,
  saddening,
  failing,
  beginning,
  finding,
];

/** What is baked or sown is not there before it comes. */
function growing({ plan, shown, clauses, code, sights }: Telling): Found | undefined {
  const from = toldProduct(clauses, code);
  const { act } = shown;
  if (from === undefined || act === undefined || !fruitful.has(act) || shown.isTried === true) {
    return undefined;
  }
  const isDone = act !== 'bake' && sights.some(({ does, from: at }) => does.act === act && at < from);
  // Before it is in the oven it lies on the table.
  const does: Doing = {
    act: act === 'bake' ? 'cook' : act,
    isTried: true,
    ...(isDone || act === 'water' ? {} : { isResting: true }),
  };
  return { does, mood: plan.mood, isBefore: true, from };
}

const fruitful: ReadonlySet<Subject['act']> = new Set(['cook', 'bake', 'water', 'plant']);

/** What has been kneaded goes into the oven: to be tried with the sentence that tells it, and with the next words to come out. */
function baking({ plan, shown, clauses, sights }: Telling): Found | undefined {
  const told = ovenOf(plan, sights);
  if (told === undefined || plan.mood === 'sad') {
    return undefined;
  }
  const { mood } = plan;
  const sentence = sentenceAt(clauses, told.from);
  if (shown.act === 'bake') {
    const from = clauses.find((clause) => clause.from > told.from)?.from ?? sentence;
    return { does: { act: 'cook', isTried: true, isResting: true }, mood, isBefore: true, from };
  }
  return shown.act === 'cook' && shown.isTried === true
    ? { does: { act: 'bake', isTried: true }, mood, isBefore: false, from: sentence }
    : undefined;
}

/** Who has run there stands there. */
function arriving({ plan, shown, clauses, code }: Telling): Found | undefined {
  const from = toldDone(clauses, code);
  const isOnWay = isOnFoot(shown) && shown.act !== 'jump' && shown.isTried !== true;
  return from !== undefined && isOnWay && plan.mood !== 'sad'
    ? { does: {}, mood: plan.mood, isBefore: false, from: sentenceAt(clauses, from) }
    : undefined;
}

/** Who has come to land goes ashore on it with the sentence that sums it up, which is the last one. */
function landing({ plan, shown, clauses }: Telling): Found | undefined {
  const from = clauses.findLast(({ isSentence }) => isSentence)?.from ?? 0;
  const isThere = shown.act === 'sail' && plan.details?.includes('landfall') === true;
  return isThere
    ? { does: { isResting: true, gesture: 'wave' }, mood: plan.mood, isBefore: false, from }
    : undefined;
}

/** What makes somebody sad is seen before they are: what is told of it, else what the film is about, once more in vain. */
function saddening(telling: Telling): Found | undefined {
  const { plan, shown, sights, half, request } = telling;
  if (plan.mood !== 'sad') {
    return undefined;
  }
  const last = sights.findLast(({ value }) => afterwards.has(value));
  const end = last?.from ?? half;
  const before = { mood: 'calm', isBefore: true, from: end } as const;
  if (onTheMove.has(shown.act)) {
    return last === undefined
      ? undefined
      : { does: last.does, mood: plan.mood, isBefore: false, from: last.from, isAway: hasLeft };
  }
  if (shown.act !== undefined) {
    const { isTried, isResting } = shown;
    const act = shown.act === 'cook' && ovenOf(plan, sights) !== undefined ? 'bake' : shown.act;
    return { ...before, does: { act, ...(isTried ? { isTried } : {}), ...(isResting ? { isResting } : {}) } };
  }
  if (plan.subjects.some(({ isLeaving }) => isLeaving === true)) {
    return { ...before, does: { gesture: 'wave' } };
  }
  const told = sights.find(({ does, from }) => does.act !== undefined && does.act !== 'walk' && from < end)
    ?.does.act;
  const act = told ?? actOfFilm(request);
  if (act !== undefined && canBeDone(act, plan.place)) {
    return { ...before, does: { act: triedAct(act), isTried: true } };
  }
  return shown.seat === undefined ? undefined : { ...before, does: {} };
}

/** What was run after in vain. */
function hasLeft({ figure }: Subject): boolean {
  return drivesAway(figure);
}

/** What is told of somebody when all is over. */
const afterwards: ReadonlySet<string> = new Set(['sit', 'thrown', 'cry', 'gaze', 'look', 'wait']);

/** Who tries something sets about it first, or is thrown back by it at last. */
function failing(telling: Telling): Found | undefined {
  const { plan, shown, sights, half } = telling;
  const [first, ...later] = sights.filter(({ does }) => keyOf(does) !== keyOf(shown));
  if (shown.isTried !== true || first === undefined) {
    return undefined;
  }
  if (first.from >= half) {
    return { does: first.does, mood: plan.mood, isBefore: false, from: first.from };
  }
  const from = later.find((sight) => sight.from > first.from)?.from ?? half;
  return setting(telling, first, from);
}

/** Somebody does one thing, and then another. */
function beginning(telling: Telling): Found | undefined {
  const { plan, shown, sights, clauses, code } = telling;
  const [first] = sights;
  if (shown.act === undefined || shown.isTried === true || plan.mood === 'sad' || first === undefined) {
    return undefined;
  }
  const at = sights.findIndex(({ does }) => keyOf(does) === keyOf(shown));
  const own = sights[at];
  if (own === undefined) {
    const from = comingOff(clauses, code) ?? afterWaiting(first, clauses);
    if (from === undefined) {
      return ending(telling);
    }
    return first.from < from ? setting(telling, first, from) : undefined;
  }
  if (at > 0) {
    return setting(telling, first, own.from);
  }
  const next = sights.find(({ does, from }) => keyOf(does) !== keyOf(shown) && from > own.from);
  return next === undefined
    ? undefined
    : { does: restingAt(shown, next), mood: plan.mood, isBefore: false, from: next.from };
}

/** Who only waits sets about it with the next sentence. */
function afterWaiting({ value, from }: ToldSight, clauses: readonly Clause[]): number | undefined {
  return value === 'wait'
    ? clauses.find((clause) => clause.isSentence && clause.from > from)?.from
    : undefined;
}

/** Who is on the move comes to something else at last. */
function ending({ plan, shown, sights, half }: Telling): Found | undefined {
  const last = sights.findLast(({ from }) => from >= half);
  return last === undefined || !onTheMove.has(shown.act)
    ? undefined
    : { does: last.does, mood: plan.mood, isBefore: false, from: last.from };
}

/** Who looks for something is on the way before it is there. */
function finding({ plan, shown, sights, clauses, code }: Telling): Found | undefined {
  const from = comingOff(clauses, code);
  const going = sights.find(({ does }) => isOnFoot(does));
  const isAtRest = shown.act === undefined && shown.seat === undefined && plan.mood !== 'sad';
  return from === undefined || going === undefined || !isAtRest
    ? undefined
    : { does: going.does, mood: plan.mood, isBefore: true, from, isAway: isThing };
}

/** What is told before a picture; undefined where it cannot be seen there. */
function setting({ plan, shown }: Telling, told: ToldSight, from: number): Found | undefined {
  const { act } = told.does;
  const isPlaced = act === undefined || canBeDone(act, plan.place);
  if (!isPlaced || !leadsTo(told, shown)) {
    return undefined;
  }
  const does = ofWater.has(shown.act) ? ashore(shown, told.does) : withTry(restingAt(shown, told), act);
  return { does, mood: plan.mood, isBefore: true, from };
}

/** Whether what is told can be what somebody did before: paint runs too, and who lies down on the water swims already. */
function leadsTo({ does, value }: ToldSight, { act }: Subject): boolean {
  if (isOnFoot(does)) {
    return act === undefined || (onTheMove.has(act) && act !== 'sail');
  }
  return act !== 'swim' || value !== 'sit';
}

/** What is done on water needs some under it: who does nothing there sits ashore, and who goes there has the board along. */
function ashore(shown: Subject, does: Doing): Doing {
  if (boarded.has(shown.act) && isOnFoot(does)) {
    return { act: does.act === 'run' ? 'run' : 'walk', holds: { thing: 'board' } };
  }
  return keyOf(does) === 'rest' ? { seat: 'usual' } : does;
}

function isOnFoot({ act }: Doing): boolean {
  return act === 'run' || act === 'walk' || act === 'jump';
}

/** Who only waits or looks has what they are at before them; what is watered right when it is sown has not come up. */
function restingAt({ act }: Subject, { does }: ToldSight): Doing {
  if (does.act === 'water' && act === 'plant') {
    return { ...does, isTried: true };
  }
  return keyOf(does) === 'rest' && act !== undefined && !onTheMove.has(act) ? { act, isResting: true } : does;
}

/** What is not begun yet has come to nothing so far. */
function withTry(does: Doing, told: Subject['act']): Doing {
  return does.isResting === true && told === undefined ? { ...does, isTried: true } : does;
}

const boarded: ReadonlySet<Subject['act']> = new Set(['surf', 'topple']);
const ofWater: ReadonlySet<Subject['act']> = new Set(['surf', 'topple', 'swim', 'sail']);
/** What is done with nothing but the body: who rests does nothing of it. */
const onTheMove: ReadonlySet<Subject['act']> = new Set([
  ...ofWater,
  'run',
  'walk',
  'climb',
  'dance',
  'sing',
  'skate',
  'ski',
  'jump',
  'juggle',
  'fly',
]);

/** What somebody is seen at, in a word. */
function keyOf({ act, seat, gesture, holds }: Doing): string {
  const key = act === 'topple' ? 'surf' : act;
  return key ?? gesture ?? (seat === undefined ? (holds?.thing ?? 'rest') : 'sit');
}

/** Where what has come off at last is told: in the sentence before the one that sums it up, behind its colon. */
function comingOff(clauses: readonly Clause[], code: LanguageCode): number | undefined {
  const done = toldDone(clauses, code);
  const summing = done === undefined ? 0 : sentenceAt(clauses, done);
  const start = clauses.findLast(({ from, isSentence }) => isSentence && from < summing)?.from ?? summing;
  const told = clauses.filter(({ from }) => from >= start && from < summing);
  return (told.findLast(({ isLedUpTo }) => isLedUpTo) ?? told[0])?.from;
}

function sentenceAt(clauses: readonly Clause[], at: number): number {
  return clauses.findLast(({ from, isSentence }) => isSentence && from <= at)?.from ?? at;
}
