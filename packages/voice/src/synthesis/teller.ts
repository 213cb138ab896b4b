import type { Sentence } from '../text/spoken-word.ts';
import type { Utterance } from './espeak.ts';

/** Whoever says the sentences of a narration, one after the other. */
export interface Teller {
  /** The engine's name, for the record of who made a narration. */
  readonly model: string;
  /** Samples a second of what it says. */
  readonly sampleRateHz: number;
  /** `index` is the sentence's place in the narration. @throws Error when the engine fails. */
  say(sentence: Sentence, index: number): Utterance;
}

/** How far the pitch of one sentence lies from the next, in percent: a voice that begins every sentence alike is tiring. */
const pitchSteps = [0, 3, -2, 1, -4, 2];

/** By how many percent a sentence is said higher. */
export function pitchStep(index: number): number {
  return pitchSteps[index % pitchSteps.length] ?? 0;
}
