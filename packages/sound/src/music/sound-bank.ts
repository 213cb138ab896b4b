import { playTone, type Sound, type Tone } from './instruments.ts';

/**
 * Plays each tone once and remembers it: a score uses a few dozen tones hundreds of times. A key has a limited number of
 * pitches, so the bank stays below about 20 MB however long the film is.
 */
export class SoundBank {
  readonly #sounds = new Map<string, Sound>();

  take(tone: Tone): Sound {
    const key = `${tone.instrument} ${tone.frequencyHz} ${tone.heldSamples}`;
    const known = this.#sounds.get(key);
    if (known !== undefined) {
      return known;
    }
    const played = playTone(tone);
    this.#sounds.set(key, played);
    return played;
  }
}
