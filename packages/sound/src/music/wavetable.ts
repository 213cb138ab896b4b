const tableLength = 2048;

/** One period of a wave made of harmonics, with its first sample repeated at the end for interpolation. */
export type Wavetable = Float32Array;

/** Amplitudes of the harmonics from the fundamental upwards. Few harmonics: nothing can fold back at 48 kHz. */
export function wavetable(harmonics: readonly number[]): Wavetable {
  return Float32Array.from({ length: tableLength + 1 }, (_, index) => {
    const phase = (2 * Math.PI * index) / tableLength;
    return harmonics.reduce(
      (sum, amplitude, harmonic) => sum + amplitude * Math.sin(phase * (harmonic + 1)),
      0,
    );
  });
}

/** The wave at a phase from 0 up to 1. */
export function readWave(table: Wavetable, phase: number): number {
  const position = phase * tableLength;
  const index = Math.floor(position);
  const before = table[index] ?? 0;
  return before + ((table[index + 1] ?? 0) - before) * (position - index);
}
