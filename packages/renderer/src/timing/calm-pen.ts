/** What is drawn on a board, in its order, with the seconds that each takes and where it is begun. */
export interface DrawnPart {
  readonly begin: number;
  readonly duration: number;
  /** When its word is spoken, in seconds; null: it follows what is before it. */
  readonly wanted: number | null;
  /** A thing or somebody: words and marks are written at their own pace. */
  readonly isPicture: boolean;
}

/** A pen that has time goes no slower than this times its pace: more would look tired. */
const slowest = 1.6;
/** It takes this part of a wait; the rest is for looking, and for colours. */
const takenPart = 0.5;
/** In seconds: no shorter wait is taken, and nothing that is late by more is made later. */
const limits = { wait: 0.8, late: 0.3 } as const;

/**
 * Where the pen would wait for the next word, the pictures before that wait are drawn in more time: they grow while they are
 * told. Nothing that has its word comes later for it.
 */
export function calmDurations(parts: readonly DrawnPart[], until: number): number[] {
  const durations = parts.map(({ duration }) => duration);
  let first = 0;
  parts.forEach(({ begin, duration }, at) => {
    const wait = (parts[at + 1]?.begin ?? until) - begin - duration;
    if (wait < limits.wait) {
      return;
    }
    const chain = parts.slice(first, at + 1);
    const lastLate = chain.findLastIndex(
      (part) => part.wanted !== null && part.begin > part.wanted + limits.late,
    );
    const calm = chain.flatMap((part, place) =>
      part.isPicture && place >= lastLate && part.begin >= 0 ? [first + place] : [],
    );
    const total = calm.reduce((sum, index) => sum + (durations[index] ?? 0), 0);
    const factor = Math.min(slowest, 1 + (wait * takenPart) / Math.max(1e-9, total));
    for (const index of calm) {
      durations[index] = (durations[index] ?? 0) * factor;
    }
    first = at + 1;
  });
  return durations;
}
