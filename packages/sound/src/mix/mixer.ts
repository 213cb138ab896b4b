import { DelayLine } from '../effects/delay-line.ts';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { Ducking } from './ducking.ts';
import type { PenTrack } from './pen-track.ts';

/** Puts the voice in the middle of music, pen and clips, which make room before the first word. */
export class Mixer {
  /** How much earlier than it is heard speech has to be handed over. */
  static readonly lookAheadSamples = Ducking.lookAheadSamples;
  readonly #pen: PenTrack | null;
  readonly #ducking = new Ducking();
  readonly #voice = new DelayLine(Mixer.lookAheadSamples);

  constructor(pen: PenTrack | null = null) {
    this.#pen = pen;
  }

  /** Takes the film's first {@link Mixer.lookAheadSamples} of speech; nothing comes out yet. */
  prime(speech: Float32Array): void {
    for (const sample of speech) {
      this.#ducking.push(sample);
      this.#voice.push(sample);
    }
  }

  /**
   * The next block of the film, given the speech that comes {@link Mixer.lookAheadSamples} later, and what else is heard in
   * it: music, clips.
   */
  mix(comingSpeech: Float32Array, beds: readonly StereoBlock[] = []): StereoBlock {
    const block = silentBlock(comingSpeech.length);
    for (const { left, right } of beds) {
      addTo(block.left, left);
      addTo(block.right, right);
    }
    const pen = this.#pen?.read(comingSpeech.length);
    for (let index = 0; index < comingSpeech.length; index += 1) {
      const coming = comingSpeech[index] ?? 0;
      const gain = this.#ducking.push(coming);
      const voice = this.#voice.push(coming);
      const stroke = pen?.[index] ?? 0;
      block.left[index] = ((block.left[index] ?? 0) + stroke) * gain + voice;
      block.right[index] = ((block.right[index] ?? 0) + stroke) * gain + voice;
    }
    return block;
  }
}

function addTo(sum: Float32Array, samples: Float32Array): void {
  for (let index = 0; index < sum.length; index += 1) {
    sum[index] = (sum[index] ?? 0) + (samples[index] ?? 0);
  }
}
