import { timeIn } from '../form.ts';
import type { HarmonyBar } from '../harmony.ts';
import type { BassPart } from '../mood.ts';
import type { Stroke } from '../pattern.ts';
import type { ScoreNote } from '../score.ts';
import { accentAt, handsFor, levelIn, strokesIn, unevenly, velocityOf, type Writing } from './writing.ts';

/** The foundation: the bass of every chord on its first beat, and what the pattern adds. */
export function writeBass(part: BassPart, writing: Writing): ScoreNote[] {
  return writing.bars.flatMap((bar) => {
    const level = levelIn(part.levels, bar);
    if (level === 0) {
      return [];
    }
    const hands = handsFor(writing, bar);
    const strokes: Stroke[] = bar.isCoda
      ? [{ sign: '1', at: 0, length: 1 }]
      : strokesIn(writing, bar, part.patterns);
    return strokes.map(({ sign, at, length }) => ({
      instrument: part.instrument,
      startSeconds: Math.max(0, timeIn(bar, at) + unevenly(hands, 0.007)),
      endSeconds: timeIn(bar, at + length * 0.96),
      key: keyOf(sign, { bar, root: writing.root, low: part.low }),
      velocity: velocityOf(level * accentAt(at) * (0.92 + 0.16 * hands())),
      isHeld: at === 0,
    }));
  });
}

function keyOf(sign: string, { bar, root, low }: { bar: HarmonyBar; root: number; low: number }): number {
  const { bass, tones } = bar.chord;
  const fifth = tones.find((tone) => (tone - (tones[0] ?? 0)) % 12 === 7) ?? bass;
  const tone = sign === '5' ? fifth : bass;
  const key = low + ((((root + tone - low) % 12) + 12) % 12);
  return sign === '8' ? key + 12 : key;
}
