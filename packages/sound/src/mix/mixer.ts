import { DelayLine } from '../effects/delay-line.ts';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import type { MusicTrack } from '../music/music-track.ts';
import { Ducking } from './ducking.ts';
import type { PenTrack } from './pen-track.ts';

/** Puts the voice in the middle of music, pen and clips, which make room before the first word. */
export class Mixer {
  /** How much earlier than it is heard speech has to be handed over. */
  static readonly lookAheadSamples = Ducking.lookAheadSamples;
  readonly #music: MusicTrack | null;
  readonly #pen: PenTrack | null;
  readonly #ducking = new Ducking();
  readonly #voice = new DelayLine(Mixer.lookAheadSamples);

  constructor(music: MusicTrack | null, pen: PenTrack | null = null) {
    this.#music = music;
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
   * The next block of the film, given the speech that comes {@link Mixer.lookAheadSamples} later, and what clips sound like
   * in it.
   */
  mix(comingSpeech: Float32Array, clips: StereoBlock | null = null): StereoBlock {
    const block = this.#music?.read(comingSpeech.length) ?? silentBlock(comingSpeech.length);
    const pen = this.#pen?.read(comingSpeech.length);
    for (let index = 0; index < comingSpeech.length; index += 1) {
      const coming = comingSpeech[index] ?? 0;
      const gain = this.#ducking.push(coming);
      const voice = this.#voice.push(coming);
      const stroke = pen?.[index] ?? 0;
      const [left, right] = [clips?.left[index] ?? 0, clips?.right[index] ?? 0];
      block.left[index] = ((block.left[index] ?? 0) + stroke + left) * gain + voice;
      block.right[index] = ((block.right[index] ?? 0) + stroke + right) * gain + voice;
    }
    return block;
  }
}
