import type { MusicCues } from './music-cues.ts';
import type { Role } from './score.ts';

/** A stretch of bars in one tempo. */
export interface Section {
  readonly role: Role;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly bars: readonly Bar[];
}

export interface Bar {
  /** Seconds of its beats, and of its end. */
  readonly beats: readonly number[];
}

export interface Form {
  readonly sections: readonly Section[];
  readonly cadenceSeconds: number;
  /** From the cadence to the film's end, the last at home. */
  readonly coda: readonly Bar[];
  readonly seconds: number;
}

export interface Pace {
  /** Beats a minute. */
  readonly slowest: number;
  readonly fastest: number;
  readonly beatsPerBar: number;
}

/** How long each part is in proportion. */
const shares = { opening: 1, build: 2, doubt: 1.2, answer: 2 } as const satisfies Record<Role, number>;
/** Shorter than this a part is not worth a change. */
const shortestSectionSeconds = 6;
/** What the last chord needs to ring. */
const ringSeconds = 1.5;
/** The last beats before home hold back. */
const heldBack = [1.02, 1.05, 1.09, 1.14] as const;
/** A silent film's music comes home so long before its end. */
const silentEndSeconds = 3;

/** Fits the parts of the music to a film: each begins with a scene, and the last leads home. */
export function planForm(cues: MusicCues, pace: Pace): Form {
  const cadenceSeconds = cadenceOf(cues);
  const roles = rolesFor(cadenceSeconds);
  const starts = startsOf(roles, { cues, cadenceSeconds });
  const spans = starts.map(({ role, startSeconds }, index) => {
    return { role, startSeconds, endSeconds: starts[index + 1]?.startSeconds ?? cadenceSeconds };
  });
  const barSeconds = barLengthFor(spans, pace);
  const sections = spans.map((span, index) => {
    const isLast = index === spans.length - 1;
    return { ...span, bars: barsOf(span, { pace, barSeconds, holdsBack: isLast }) };
  });
  return {
    sections,
    cadenceSeconds,
    coda: codaOf(cues, { cadenceSeconds, barSeconds, pace }),
    seconds: cues.seconds,
  };
}

/** Home is reached on the film's last word, so that the chord still rings; in a silent film shortly before its end. */
function cadenceOf({ lastWord, seconds }: MusicCues): number {
  if (lastWord === null) {
    return Math.max(0, seconds - Math.min(silentEndSeconds, seconds / 3));
  }
  return Math.max(lastWord.startSeconds, Math.min(lastWord.endSeconds, seconds - ringSeconds));
}

/** A short film answers at once; a long one doubts more than once. */
function rolesFor(seconds: number): Role[] {
  if (seconds < 14) {
    return ['answer'];
  }
  if (seconds < 28) {
    return ['opening', 'answer'];
  }
  if (seconds < 50) {
    return ['opening', 'build', 'answer'];
  }
  const rounds = Math.max(1, Math.round((seconds - 40) / 60));
  const middle = Array.from({ length: rounds }, (): Role[] => ['build', 'doubt']).flat();
  return ['opening', ...middle, 'answer'];
}

interface SectionStart {
  readonly role: Role;
  readonly startSeconds: number;
}

/** Every part after the first begins with the scene that begins nearest to where it should. */
function startsOf(
  roles: readonly Role[],
  { cues, cadenceSeconds }: { cues: MusicCues; cadenceSeconds: number },
): SectionStart[] {
  const whole = roles.reduce((sum, role) => sum + shares[role], 0);
  const starts: SectionStart[] = [];
  let passed = 0;
  for (const role of roles) {
    const previous = starts.at(-1)?.startSeconds;
    const ideal = (passed / whole) * cadenceSeconds;
    passed += shares[role];
    if (previous === undefined) {
      starts.push({ role, startSeconds: 0 });
      continue;
    }
    const range = { from: previous + shortestSectionSeconds, until: cadenceSeconds - shortestSectionSeconds };
    const startSeconds = nearestScene(cues, ideal, range);
    if (startSeconds !== null) {
      starts.push({ role, startSeconds });
    }
  }
  return starts.map((start, index) => (index === starts.length - 1 ? { ...start, role: 'answer' } : start));
}

/** Far from all scenes a part begins where it should; null: there is no room for it. */
function nearestScene(
  { scenes }: MusicCues,
  ideal: number,
  { from, until }: { from: number; until: number },
): number | null {
  const room = scenes
    .map(({ startSeconds }) => startSeconds)
    .filter((start) => start >= from && start <= until)
    .toSorted((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal));
  const [nearest] = room;
  if (nearest !== undefined && Math.abs(nearest - ideal) < Math.max(12, ideal * 0.3)) {
    return nearest;
  }
  return ideal >= from && ideal <= until ? ideal : null;
}

/** The length of a bar by which all parts hold whole bars with the least bending. */
function barLengthFor(spans: readonly { startSeconds: number; endSeconds: number }[], pace: Pace): number {
  let best = { bend: Number.POSITIVE_INFINITY, barSeconds: 0 };
  for (let tempo = pace.slowest; tempo <= pace.fastest; tempo += 0.5) {
    const barSeconds = (pace.beatsPerBar * 60) / tempo;
    const bend = spans.reduce((sum, { startSeconds, endSeconds }) => {
      const length = endSeconds - startSeconds;
      return sum + Math.log((barCount(length, barSeconds) * barSeconds) / length) ** 2;
    }, 0);
    best = bend < best.bend ? { bend, barSeconds } : best;
  }
  return best.barSeconds === 0 ? (pace.beatsPerBar * 60) / pace.slowest : best.barSeconds;
}

function barCount(seconds: number, barSeconds: number): number {
  return Math.max(1, Math.round(seconds / barSeconds));
}

function barsOf(
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  { pace, barSeconds, holdsBack }: { pace: Pace; barSeconds: number; holdsBack: boolean },
): Bar[] {
  const length = endSeconds - startSeconds;
  if (length < barSeconds / 3) {
    return [];
  }
  const count = barCount(length, barSeconds);
  const beats = count * pace.beatsPerBar;
  const weights = Array.from({ length: beats }, (_, beat) => {
    const fromEnd = beats - beat;
    return holdsBack && count >= 3 && fromEnd <= heldBack.length
      ? (heldBack[heldBack.length - fromEnd] ?? 1)
      : 1;
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const times = [startSeconds];
  for (const weight of weights) {
    times.push((times.at(-1) ?? 0) + (weight / whole) * length);
  }
  times[beats] = endSeconds;
  return barsFrom(times, pace.beatsPerBar);
}

function barsFrom(times: readonly number[], beatsPerBar: number): Bar[] {
  const count = Math.floor((times.length - 1) / beatsPerBar);
  return Array.from({ length: count }, (_, bar) => ({
    beats: times.slice(bar * beatsPerBar, (bar + 1) * beatsPerBar + 1),
  }));
}

/** After the last word the music stays at home for as long as the film goes on, the last bar ringing out. */
function codaOf(
  { seconds }: MusicCues,
  { cadenceSeconds, barSeconds, pace }: { cadenceSeconds: number; barSeconds: number; pace: Pace },
): Bar[] {
  const rest = seconds - cadenceSeconds;
  const moving = Math.max(0, Math.floor((rest - ringSeconds - barSeconds) / barSeconds));
  const times = Array.from({ length: moving * pace.beatsPerBar + 1 }, (_, beat) => {
    return cadenceSeconds + (beat * barSeconds) / pace.beatsPerBar;
  });
  const start = times.at(-1) ?? cadenceSeconds;
  const last = Array.from({ length: pace.beatsPerBar + 1 }, (_, beat) => {
    return start + (beat * (seconds - start)) / pace.beatsPerBar;
  });
  return [...barsFrom(times, pace.beatsPerBar), { beats: last }];
}

/** The moment at a part of a bar: 0 is its beginning, 1 its end. */
export function timeIn({ beats }: Bar, part: number): number {
  const place = part * (beats.length - 1);
  const beat = Math.min(beats.length - 2, Math.floor(place));
  const from = beats[beat] ?? 0;
  return from + ((beats[beat + 1] ?? from) - from) * (place - beat);
}
