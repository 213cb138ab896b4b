import { timeIn } from '../form.ts';
import type { HarmonyBar } from '../harmony.ts';
import type { FigurePart } from '../mood.ts';
import type { Stroke } from '../pattern.ts';
import type { ScoreNote } from '../score.ts';
import { voiceChord } from '../voicing.ts';
import {
  accentAt,
  endOf,
  handsFor,
  levelIn,
  strokesIn,
  unevenly,
  velocityOf,
  type Writing,
} from './writing.ts';

/** The chord with which everything ends is rolled slowly. */
const rollSeconds = 0.055;

/** A chord in motion: broken, struck, or strummed. */
export function writeFigure(part: FigurePart, writing: Writing): ScoreNote[] {
  let keys: number[] | null = null;
  return writing.bars.flatMap((bar) => {
    keys = voiceChord(bar.chord, { root: writing.root, register: part, previous: keys });
    const level = levelIn(part.levels, bar);
    return level === 0 ? [] : writeBar(bar, { part, keys, level, writing });
  });
}

interface FigureBar {
  readonly part: FigurePart;
  readonly keys: readonly number[];
  readonly level: number;
  readonly writing: Writing;
}

function writeBar(bar: HarmonyBar, { part, keys, level, writing }: FigureBar): ScoreNote[] {
  const hands = handsFor(writing, bar);
  const strokes = bar.isCoda ? codaStrokes(bar) : strokesIn(writing, bar, part.patterns);
  return strokes.flatMap((stroke) => {
    const all = stroke.sign === 'x';
    const wanted = all ? keys : keys.slice(Number(stroke.sign), Number(stroke.sign) + 1);
    const startSeconds = timeIn(bar, stroke.at) + unevenly(hands, 0.012);
    const strum = bar.isCoda ? rollSeconds : (part.strum ?? 0);
    const loud = level * accentAt(stroke.at);
    return wanted.map((key, order) => ({
      instrument: part.instrument,
      startSeconds: Math.max(0, startSeconds + order * strum * (0.8 + 0.4 * hands())),
      endSeconds:
        part.rings || bar.isCoda ? endOf(bar) + 0.04 : timeIn(bar, Math.min(1, stroke.at + stroke.length)),
      key,
      velocity: velocityOf(loud * (0.86 + 0.28 * hands())),
      isHeld: bar.isCoda,
    }));
  });
}

/** At home the chord is struck once and left to ring. */
function codaStrokes({ place, count }: HarmonyBar): Stroke[] {
  return place === 0 || place === count - 1 || place % 2 === 1 ? [{ sign: 'x', at: 0, length: 1 }] : [];
}
