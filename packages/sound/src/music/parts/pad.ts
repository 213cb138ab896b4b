import { timeIn } from '../form.ts';
import type { HarmonyBar } from '../harmony.ts';
import type { PadPart } from '../mood.ts';
import type { ScoreNote, Swell } from '../score.ts';
import { voiceChord } from '../voicing.ts';
import { endOf, handsFor, levelIn, velocityOf, type Writing } from './writing.ts';

/** A note that goes on. */
interface Held {
  readonly key: number;
  readonly startSeconds: number;
  readonly velocity: number;
}

/** Held chords: what two chords in a row have in common is not struck again. */
export function writePad(part: PadPart, writing: Writing): ScoreNote[] {
  const notes: ScoreNote[] = [];
  let held: Held[] = [];
  let keys: number[] | null = null;
  const release = (gone: readonly Held[], endSeconds: number): void => {
    notes.push(...gone.map((note) => ({ ...note, instrument: part.instrument, endSeconds, isHeld: true })));
  };
  for (const bar of writing.bars) {
    keys = voiceChord(bar.chord, { root: writing.root, register: part, previous: keys });
    const level = levelIn(part.levels, bar);
    const wanted: readonly number[] = level === 0 ? [] : keys;
    const startSeconds = timeIn(bar, 0);
    release(
      held.filter(({ key }) => !wanted.includes(key)),
      startSeconds,
    );
    held = held.filter(({ key }) => wanted.includes(key));
    const hands = handsFor(writing, bar);
    for (const key of wanted.filter((one) => !held.some((note) => note.key === one))) {
      held.push({
        key,
        startSeconds: startSeconds + hands() * 0.012,
        velocity: velocityOf(0.5 + hands() * 0.06),
      });
    }
  }
  const last = writing.bars.at(-1);
  release(held, last === undefined ? 0 : endOf(last));
  return notes;
}

/** Bows and breath swell to the middle of every bar, and with the arc of the film. */
export function swellPad(part: PadPart, { bars }: Writing): Swell[] {
  return bars.flatMap((bar) => {
    const level = levelIn(part.levels, bar);
    return level === 0
      ? []
      : swellsOf(bar, level).map((swell) => ({ ...swell, instrument: part.instrument }));
  });
}

const swellSteps = 8;

function swellsOf(bar: HarmonyBar, level: number): Omit<Swell, 'instrument'>[] {
  return Array.from({ length: swellSteps }, (_, step) => {
    const at = step / swellSteps;
    return { atSeconds: timeIn(bar, at), level: level * (0.84 + 0.16 * Math.sin(Math.PI * at)) };
  });
}
