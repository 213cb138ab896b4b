import type { Sketch } from '../draw/sketch.ts';
import { hasWays } from '../flow/flow-paths.ts';
import type { Cue, DrawingElement } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { leadInSeconds } from '../timeline/scene-clock.ts';
import { isPicture } from './board-view.ts';
import { calmDurations } from './calm-pen.ts';
import { fillPart, lateColours, placeColours, untilItMoves } from './late-colours.ts';
import type { LateColours } from './late-colours.ts';
import { openingOf } from './opening.ts';
import type { Opening } from './opening.ts';

/**
 * When one movement of the pen happens, in frames from the start of the scene; whole frames are not needed, and what is
 * before it stands when the scene opens.
 */
export interface TimedStep {
  readonly element: number;
  readonly step: number;
  readonly start: number;
  readonly end: number;
}

export interface SceneClock {
  readonly frames: number;
  readonly framesPerSecond: number;
  /** Frames at the very end during which the board makes room for the next; 0 when it stays. */
  readonly exitFrames: number;
}

/** The finished board is looked at for at least this long. */
const holdSeconds = 1.5;
/** At latest after this part of a scene everything is drawn. */
const latestPart = 0.88;
/** Board units a pen covers in a second when nothing presses it. */
const unitsPerSecond = 2500;
/** A short scene is drawn faster, never slower than this times the ordinary pace. */
const slowest = 1.7;
/** The place behind everybody is sketched at this times the ordinary pace, however much time there is. */
const quickest = 0.8;
/** The pen's way from one element to the next. */
const liftSeconds = 0.16;

/**
 * Decides when every movement happens: elements follow each other, none begins before its cue, and everything is drawn
 * by 88 % of the scene with at least 1.5 s left to look at it. Late cues give way when time is short. Marks on a spoken
 * word wait for it as long as the 1.5 s allow. Where the pen has to wait, colours come (see `lateColours`).
 */
export function planDrawing(request: {
  /** One for each of the drawing's elements. */
  readonly sketches: readonly (Sketch | null)[];
  readonly scene: DrawnScene;
  readonly clock: SceneClock;
  readonly pixelsPerUnit: number;
}): TimedStep[] {
  const { scene, clock, pixelsPerUnit } = request;
  const opening = openingOf(scene);
  const sketches = request.sketches.map((sketch, index) => (index < opening.whole ? null : sketch));
  const limits = limitsOf(clock);
  const costs = sketches.map((sketch) => costOf(sketch) / pixelsPerUnit / unitsPerSecond);
  const lifts = sketches.filter((sketch) => sketch !== null).length * liftSeconds;
  const room = Math.max(0.05, limits.drawing - limits.start);
  const natural = costs.reduce((sum, cost) => sum + cost, 0) + lifts;
  const unhurried = Math.min(
    slowest * styleLook(scene.drawing.style).pace,
    (room * 0.9) / Math.max(0.01, natural),
  );
  const sketched = Math.min(unhurried, quickest);
  const ordinary = costs.map((cost, index) => {
    const element = scene.drawing.elements[index];
    return cost * (element !== undefined && isPlace(element) ? sketched : unhurried);
  });
  const lift = liftSeconds * Math.min(1, unhurried);
  const firstFrame = 1 / clock.framesPerSecond;
  const setting = { sketches, scene, limits, lift, opening, firstFrame };
  const durations = calmed({ ...setting, durations: ordinary });
  const plan = { ...setting, durations };
  const pace = { begins: beginnings(plan), durations, until: limits.drawing, pixelsPerUnit };
  const late = lateColours(sketches, pace, (index) => {
    const element = scene.drawing.elements[index];
    return element === undefined || isPlace(element);
  });
  return timedSteps(plan, late)
    .map(({ start, end, ...step }) => ({
      ...step,
      start: start * clock.framesPerSecond,
      end: end * clock.framesPerSecond,
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** How long each element takes when the pen uses the time that it would wait. */
function calmed(plan: Plan): number[] {
  const { sketches, durations, scene, limits } = plan;
  const begins = beginnings(plan);
  const drawn = sketches.flatMap((sketch, index) => (sketch === null ? [] : [index]));
  const parts = drawn.map((index) => {
    const element = scene.drawing.elements[index];
    const cue = element?.cue;
    const isStill = element === undefined || isPlace(element);
    return {
      begin: begins[index] ?? 0,
      duration: durations[index] ?? 0,
      wanted: cue === undefined ? null : cueSeconds(cue, scene),
      isPicture: !isStill && isPicture(element),
    };
  });
  const calm = calmDurations(parts, limits.drawing);
  const slower = new Map(drawn.map((index, at) => [index, calm[at]]));
  return durations.map((duration, index) => slower.get(index) ?? duration);
}

/** The movements of all elements in seconds: their lines in turn, and late colours in the waits that they are for. */
function timedSteps(plan: Plan, late: readonly LateColours[]): TimedStep[] {
  const { sketches, durations, limits, scene } = plan;
  const isLate = new Set(late.flatMap(({ pictures }) => pictures));
  const fills = sketches.map((sketch, index) =>
    sketch !== null && isLate.has(index) ? (durations[index] ?? 0) * fillPart(sketch) : 0,
  );
  const lines = durations.map((duration, index) => duration - (fills[index] ?? 0));
  const begins = beginnings({ ...plan, durations: lines, wholes: durations });
  const timed = (element: number, kinds: StepKinds, span: { begin: number; duration: number }): TimedStep[] =>
    stepsOf(sketches[element] ?? null, kinds, span).map((step) => ({ ...step, element }));
  const drawn = begins.flatMap((begin, element) =>
    timed(element, isLate.has(element) ? 'lines' : 'all', { begin, duration: lines[element] ?? 0 }),
  );
  const coloured = late.flatMap(({ before, pictures }) => {
    const from = Math.max(...begins.slice(0, before).map((begin, index) => begin + (lines[index] ?? 0)));
    const to = begins[before] ?? limits.drawing;
    const goesOn = scene.drawing.elements.slice(0, before).some((element) => hasWays(element));
    const places = placeColours(
      pictures.map((index) => fills[index] ?? 0),
      { from, to: goesOn ? untilItMoves({ from, to }) : to },
    );
    return pictures.flatMap((element, at) => {
      const place = places[at];
      return place === undefined ? [] : timed(element, 'colours', place);
    });
  });
  return [...drawn, ...coloured];
}

/** In seconds: when the pen may begin, when everything is to be drawn, and when every spoken word is marked. */
interface Limits {
  readonly start: number;
  readonly drawing: number;
  readonly stress: number;
}

function limitsOf(clock: SceneClock): Limits {
  const seconds = clock.frames / clock.framesPerSecond;
  const untilHold = seconds - holdSeconds - clock.exitFrames / clock.framesPerSecond;
  const drawing = Math.max(seconds * 0.3, Math.min(seconds * latestPart, untilHold));
  return { start: Math.min(0.12, seconds * 0.02), drawing, stress: Math.max(drawing, untilHold) };
}

/** Whether an element marks a word when it is spoken. */
function isStress({ kind, cue }: DrawingElement): boolean {
  return cue !== undefined && (kind === 'frame' || kind === 'highlight' || kind === 'underline');
}

/** Paler than who stands in it: nobody waits for it. */
function isPlace(element: DrawingElement): boolean {
  return element.kind === 'strokes' && element.strength !== undefined;
}

function costOf(sketch: Sketch | null): number {
  return sketch === null ? 0 : sketch.steps.reduce((sum, step) => sum + step.cost, 0);
}

interface Plan {
  readonly sketches: readonly (Sketch | null)[];
  readonly durations: readonly number[];
  /** With the colours that come later, where some do. */
  readonly wholes?: readonly number[];
  readonly scene: DrawnScene;
  readonly limits: Limits;
  readonly lift: number;
  readonly opening: Opening;
  /** How long the first frame is seen. */
  readonly firstFrame: number;
}

function beginnings(plan: Plan): number[] {
  const { sketches, durations, wholes = durations, scene, limits, lift, opening, firstFrame } = plan;
  const { elements } = scene.drawing;
  const latest: number[] = [];
  let end = limits.stress;
  for (let index = durations.length - 1; index >= 0; index--) {
    const element = elements[index];
    const isLate = element !== undefined && isStress(element);
    end = isLate ? end : Math.min(end, limits.drawing);
    end -= (durations[index] ?? 0) + (sketches[index] === null ? 0 : lift);
    latest[index] = end;
  }
  let free = limits.start;
  return durations.map((duration, index) => {
    const cue = scene.drawing.elements[index]?.cue;
    if (index === opening.whole && opening.part > 0) {
      // Its first strokes stand in the scene's first frame: the pen has been at it since before.
      const begun = firstFrame - (wholes[index] ?? duration) * opening.part;
      free = begun + duration + (sketches[index] === null ? 0 : lift);
      return begun;
    }
    const wanted = cue === undefined ? 0 : cueSeconds(cue, scene);
    const begin = Math.max(free, Math.min(wanted, latest[index] ?? 0));
    free = begin + duration + (sketches[index] === null ? 0 : lift);
    return begin;
  });
}

/** The second of the scene at which a cue falls. A fraction counts the narration's letters, not its seconds. */
export function cueSeconds(cue: Cue, scene: DrawnScene): number {
  const { narration } = scene;
  if (narration === null) {
    return 'fraction' in cue ? cue.fraction * scene.minimumSeconds : 0;
  }
  if ('word' in cue) {
    return leadInSeconds + (narration.words[cue.word]?.startSeconds ?? narration.durationSeconds);
  }
  const offset = cue.fraction * narration.text.length;
  const word = narration.words.find((each) => each.endOffset > offset);
  return leadInSeconds + (word?.startSeconds ?? cue.fraction * narration.durationSeconds);
}

type StepKinds = 'all' | 'lines' | 'colours';

function stepsOf(
  sketch: Sketch | null,
  kinds: StepKinds,
  { begin, duration }: { begin: number; duration: number },
): Omit<TimedStep, 'element'>[] {
  const steps = (sketch?.steps ?? []).flatMap((each, step) =>
    kinds === 'all' || (each.kind === 'fill') === (kinds === 'colours') ? [{ step, cost: each.cost }] : [],
  );
  const total = steps.reduce((sum, { cost }) => sum + cost, 0);
  let done = 0;
  return steps.map(({ step, cost }) => {
    const start = begin + (duration * done) / Math.max(1e-9, total);
    done += cost;
    return { step, start, end: begin + (duration * done) / Math.max(1e-9, total) };
  });
}
