import { pitchClassesOf } from './chord.ts';
import { keepFirstWordsClear } from './first-words.ts';
import { planForm, timeIn } from './form.ts';
import { harmonise, streams } from './harmony.ts';
import type { Mood, Part, TunePart } from './mood.ts';
import { moods } from './moods/index.ts';
import type { MusicBrief } from './music-brief.ts';
import type { MusicCues } from './music-cues.ts';
import { writeBass } from './parts/bass.ts';
import { writeDrums } from './parts/drums.ts';
import { writeFigure } from './parts/figure.ts';
import { swellPad, writePad } from './parts/pad.ts';
import { writeTune } from './parts/tune.ts';
import { endOf, type Writing } from './parts/writing.ts';
import type { Score, ScoreNote } from './score.ts';
import { pick, seededRandom } from './seeded-random.ts';

/** Writes a film's music. A pure function: the same brief for the same film is the same score. */
export function composeScore(brief: MusicBrief, cues: MusicCues): Score {
  const mood: Mood = moods[brief.mood];
  const form = planForm(cues, mood.pace);
  const bars = harmonise(form, mood, brief.seed);
  const root = pick(seededRandom(brief.seed, streams.key), mood.keys);
  const writings = mood.parts.map((part, index) => {
    return { part, writing: { bars, root, seed: brief.seed, part: index } satisfies Writing };
  });
  const notes = writings.flatMap(({ part, writing }) => writePart(part, { mood, writing }));
  return {
    seconds: form.seconds,
    cadenceSeconds: form.cadenceSeconds,
    sections: form.sections.map(({ role, startSeconds, endSeconds, bars: own }) => {
      const beats = own.length * mood.pace.beatsPerBar;
      return { role, startSeconds, beatsPerMinute: (beats * 60) / (endSeconds - startSeconds) };
    }),
    chords: bars.map((bar) => ({
      startSeconds: timeIn(bar, 0),
      endSeconds: endOf(bar),
      pitchClasses: pitchClassesOf(bar.chord, root),
    })),
    notes: endBeforeStruckAgain(keepFirstWordsClear(notes, cues)),
    swells: writings
      .flatMap(({ part, writing }) => (part.kind === 'pad' ? swellPad(part, writing) : []))
      .toSorted((one, other) => one.atSeconds - other.atSeconds),
  };
}

function writePart(part: Part, { mood, writing }: { mood: Mood; writing: Writing }): ScoreNote[] {
  switch (part.kind) {
    case 'pad':
      return writePad(part, writing);
    case 'bass':
      return writeBass(part, writing);
    case 'figure':
      return writeFigure(part, writing);
    case 'drums':
      return writeDrums(part, writing);
    case 'tune': {
      const tunes = mood.parts.filter((one): one is TunePart => one.kind === 'tune');
      const order = tunes.indexOf(part);
      return writeTune(part, { ...writing, scale: mood.scale, order, tunes: tunes.length });
    }
  }
}

/** A key can sound once at a time: a release would end the note that has begun since. */
function endBeforeStruckAgain(notes: readonly ScoreNote[]): ScoreNote[] {
  const sorted = notes.toSorted((one, other) => one.startSeconds - other.startSeconds);
  const nextStart = new Map<string, number>();
  const ended = sorted.toReversed().map((note) => {
    const name = `${note.instrument} ${note.key}`;
    const next = nextStart.get(name) ?? Number.POSITIVE_INFINITY;
    nextStart.set(name, note.startSeconds);
    return { ...note, endSeconds: Math.min(note.endSeconds, next - 0.004) };
  });
  return ended.toReversed().filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}
