import { frequencyOf, type Note } from './note.ts';
import { beatsPerBar, eighthSample, noteOfStep, streams, type Bar, type Score } from './score.ts';
import { pick, seededRandom } from './seeded-random.ts';

const eighthsPerBar = beatsPerBar * 2;

/** Every note that begins in a bar. A pure function: bar 7 is the same in a film of one minute and of ten. */
export function notesOfBar(score: Score, bar: Bar): Note[] {
  return [
    ...padNotes(score, bar),
    ...(bar.parts.bass ? bassNotes(score, bar) : []),
    ...(bar.parts.pluck ? pluckNotes(score, bar) : []),
    ...(bar.parts.drums ? drumNotes(score, bar) : []),
  ];
}

/** How many bars the last chord is held: longer than any film goes on after it has begun. */
const closingBars = 3;

/** The end of a score, whatever came before: home, held, one struck note on top, and nothing after it. */
export function closingNotes(score: Score, bar: Bar): Note[] {
  const home: Bar = { ...bar, chordSteps: [0, 2, 4], phraseBar: 0 };
  const held = Math.round(closingBars * beatsPerBar * score.samplesPerBeat);
  const root = 67 + ((noteOfStep(score, 0) - 67 + 120) % 12);
  return [
    ...[...padNotes(score, home), ...bassNotes(score, home)].map((note) => ({ ...note, heldSamples: held })),
    {
      instrument: 'pluck',
      startSample: bar.startSample,
      heldSamples: Math.round(score.samplesPerBeat),
      frequencyHz: frequencyOf(root),
      level: score.mood.levels.pluck * 0.24,
      pan: 0,
    },
  ];
}

/** Long chords in one register: each chord is turned so that its notes stay near the last one's. */
function padNotes(score: Score, bar: Bar): Note[] {
  const lowest = 55;
  const notes = bar.chordSteps.map((step) => lowest + ((noteOfStep(score, step) - lowest + 120) % 12));
  return [...new Set(notes)].map((note, voice) => ({
    instrument: 'pad',
    startSample: bar.startSample,
    heldSamples: Math.round(beatsPerBar * score.samplesPerBeat),
    frequencyHz: frequencyOf(note),
    level: score.mood.levels.pad * 0.16,
    pan: (voice - 1.5) * 0.25,
  }));
}

function bassNotes(score: Score, bar: Bar): Note[] {
  const root = noteOfStep(score, bar.chordSteps[0] ?? 0);
  const low = 36 + ((root - 36 + 120) % 12);
  const held = score.samplesPerBeat;
  const places = bar.phraseBar === 3 ? [0, 5] : [0];
  return places.map((eighth) => ({
    instrument: 'bass',
    startSample: Math.round(bar.startSample + (eighth * score.samplesPerBeat) / 2),
    heldSamples: Math.round(eighth === 0 ? held * 2 : held),
    frequencyHz: frequencyOf(low),
    level: score.mood.levels.bass * 0.34,
    pan: 0,
  }));
}

/**
 * The tune. One motif (a rhythm and a contour) is invented per seed and said over every chord; the third bar varies it, the
 * fourth comes to rest: the ear hears a phrase, not chance.
 */
function pluckNotes(score: Score, bar: Bar): Note[] {
  const motif = seededRandom(score.seed, streams.motif);
  const usual = pick(motif, score.mood.rhythms);
  const varied = pick(motif, score.mood.rhythms);
  const contour = Array.from({ length: eighthsPerBar }, () => Math.floor(motif() * 4));
  const timing = seededRandom(score.seed, streams.timing, bar.index);
  const rhythm = bar.phraseBar === 2 ? varied : usual;
  const kept = bar.phraseBar === 3 ? rhythm.slice(0, Math.max(1, rhythm.length - 2)) : rhythm;
  return kept.map((eighth, position) => {
    const tone = bar.chordSteps[(contour[eighth] ?? 0) % Math.min(3, bar.chordSteps.length)] ?? 0;
    const octave = position > 0 && contour[eighth] === 3 ? 12 : 0;
    const note = 67 + ((noteOfStep(score, tone) - 67 + 120) % 12) + octave;
    return {
      instrument: 'pluck' as const,
      startSample: eighthSample(score, bar, { eighth, random: timing }),
      heldSamples: Math.round(score.samplesPerBeat),
      frequencyHz: frequencyOf(note),
      level: score.mood.levels.pluck * (eighth % 4 === 0 ? 0.24 : 0.17) * (0.85 + 0.3 * timing()),
      pan: position % 2 === 0 ? -0.3 : 0.3,
    };
  });
}

const drumSounds = [
  { instrument: 'kick', frequencyHz: 52, level: 0.5, pan: 0 },
  { instrument: 'rim', frequencyHz: 1150, level: 0.12, pan: 0.2 },
  { instrument: 'shaker', frequencyHz: 7000, level: 0.07, pan: -0.35 },
] as const;

function drumNotes(score: Score, bar: Bar): Note[] {
  const hand = seededRandom(score.seed, streams.drums, bar.index);
  return drumSounds.flatMap(({ instrument, frequencyHz, level, pan }) =>
    score.mood[instrument].map((eighth) => ({
      instrument,
      startSample: eighthSample(score, bar, { eighth, random: hand }),
      heldSamples: 0,
      frequencyHz,
      level: level * score.mood.levels.drums * (eighth % 2 === 0 ? 1 : 0.7) * (0.8 + 0.4 * hand()),
      pan,
    })),
  );
}
