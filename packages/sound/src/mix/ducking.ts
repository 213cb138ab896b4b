import { fromDecibels } from '../effects/decibel.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/** Quieter than this is a pause: about 28 dB under narration at -16 LUFS. */
const speechThreshold = fromDecibels(-44);
const duckedGain = fromDecibels(-8);
/** Pauses between words and sentences are shorter: the music does not pump. */
const holdSamples = 0.5 * sampleRateHz;
const attackStep = 1 - Math.exp(-1 / (0.08 * sampleRateHz));
const releaseStep = 1 - Math.exp(-1 / (0.5 * sampleRateHz));

/** Lowers the music while somebody speaks and lets it rise slowly afterwards. */
export class Ducking {
  /** How much earlier than it is heard speech must be shown to `push`, so that the music is down for the first word. */
  static readonly lookAheadSamples = 0.25 * sampleRateHz;
  #gain = 1;
  #hold = 0;

  /** Takes one sample of coming speech and answers the music's gain now. */
  push(speech: number): number {
    if (Math.abs(speech) > speechThreshold) {
      this.#hold = holdSamples;
    }
    const isSpeaking = this.#hold > 0;
    this.#hold -= 1;
    const target = isSpeaking ? duckedGain : 1;
    this.#gain += (target - this.#gain) * (isSpeaking ? attackStep : releaseStep);
    return this.#gain;
  }
}
