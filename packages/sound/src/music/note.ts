/** One sound of the score. */
export interface Note {
  readonly instrument: 'pad' | 'bass' | 'pluck' | 'kick' | 'rim' | 'shaker';
  /** First sample, counted from the beginning of the film. */
  readonly startSample: number;
  /** How long it is held; it rings on after that. */
  readonly heldSamples: number;
  readonly frequencyHz: number;
  /** Loudness from 0 to 1. */
  readonly level: number;
  /** -1 left, 1 right. */
  readonly pan: number;
}

/** Frequency of a MIDI note number in equal temperament: 69 is 440 Hz. */
export function frequencyOf(midiNote: number): number {
  return 440 * 2 ** ((midiNote - 69) / 12);
}
