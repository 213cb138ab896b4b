import type { Sketch } from '../draw/sketch.ts';
import type { Cue, DrawingElement } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { leadInSeconds } from '../timeline/scene-clock.ts';
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
 * word wait for it as long as the 1.5 s allow.
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
  const durations = costs.map((cost, index) => {
    const element = scene.drawing.elements[index];
    return cost * (element !== undefined && isPlace(element) ? sketched : unhurried);
  });
  const lift = liftSeconds * Math.min(1, unhurried);
  const firstFrame = 1 / clock.framesPerSecond;
  const begins = beginnings({ sketches, durations, scene, limits, lift, opening, firstFrame });
  return begins.flatMap((begin, element) =>
    stepsOf(sketches[element] ?? null, begin, durations[element] ?? 0).map((step) => ({
      ...step,
      element,
      start: step.start * clock.framesPerSecond,
      end: step.end * clock.framesPerSecond,
    })),
  );
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

function beginnings(plan: {
  sketches: readonly (Sketch | null)[];
  durations: readonly number[];
  scene: DrawnScene;
  limits: Limits;
  lift: number;
  opening: Opening;
  /** How long the first frame is seen. */
  firstFrame: number;
}): number[] {
  const { sketches, durations, scene, limits, lift, opening, firstFrame } = plan;
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
      const begun = firstFrame - duration * opening.part;
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

function stepsOf(sketch: Sketch | null, begin: number, duration: number): Omit<TimedStep, 'element'>[] {
  const total = costOf(sketch);
  let done = 0;
  return (sketch?.steps ?? []).map((step, index) => {
    const start = begin + (duration * done) / Math.max(1e-9, total);
    done += step.cost;
    return { step: index, start, end: begin + (duration * done) / Math.max(1e-9, total) };
  });
}
