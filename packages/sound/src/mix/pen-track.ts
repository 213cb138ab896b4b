import { Biquad, highPass } from '../effects/biquad.ts';
import { fromDecibels } from '../effects/decibel.ts';
import { seededRandom } from '../music/seeded-random.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/** A stretch of a film during which the pen is on the board, in samples. */
export interface PenSpan {
  readonly start: number;
  readonly end: number;
  /** Of its noise: what a stroke sounds like is the same wherever its scene lies in the film. */
  readonly seed: number;
}

/** A felt tip on a board is heard and not listened to: some 20 dB under a voice at -16 LUFS. */
const level = fromDecibels(-27);
/** The tip touches down softly and is lifted softly. */
const attackStep = 1 - Math.exp(-1 / (0.006 * sampleRateHz));
const releaseStep = 1 - Math.exp(-1 / (0.03 * sampleRateHz));
/** A hand speeds up and slows down about so often. */
const strokesPerSecond = 5.3;
/** What a felt tip sounds like: noise from here upwards, dull from there on. */
const lowest = { frequencyHz: 1400, quality: Math.SQRT1_2, sampleRateHz };
const dullness = 1 - Math.exp((-2 * Math.PI * 4200) / sampleRateHz);

/** The felt tip of a whole film, one channel, block by block. The same spans sound the same. */
export class PenTrack {
  readonly #spans: readonly PenSpan[];
  #noise = seededRandom(11);
  readonly #highPass = new Biquad(highPass(lowest));
  #dulled = 0;
  #envelope = 0;
  #span = 0;
  /** Whose noise is heard. */
  #begun = -1;
  #began = 0;
  #position: number;

  /** `spans` in order, not overlapping; `position` is the film's sample to begin with. */
  constructor(spans: readonly PenSpan[], position = 0) {
    this.#spans = spans.filter(({ end }) => end > position);
    // A stroke that is under way sounds as if it had been heard from its beginning.
    this.#position = Math.min(position, this.#spans[0]?.start ?? position);
    this.read(position - this.#position);
  }

  read(frames: number): Float32Array {
    const block = new Float32Array(frames);
    for (let index = 0; index < frames; index += 1) {
      block[index] = this.#next(this.#position + index);
    }
    this.#position += frames;
    return block;
  }

  #next(sample: number): number {
    while ((this.#spans[this.#span]?.end ?? Number.POSITIVE_INFINITY) <= sample) {
      this.#span += 1;
    }
    const start = this.#spans[this.#span]?.start ?? Number.POSITIVE_INFINITY;
    const isDown = sample >= start;
    if (isDown && this.#begun !== this.#span) {
      this.#begun = this.#span;
      this.#began = start;
      this.#noise = seededRandom(11, this.#spans[this.#span]?.seed ?? 0);
    }
    this.#envelope += (Number(isDown) - this.#envelope) * (isDown ? attackStep : releaseStep);
    if (!isDown && this.#envelope < 1e-4) {
      this.#envelope = 0;
      return 0;
    }
    const seconds = (sample - this.#began) / sampleRateHz;
    const speed =
      0.62 +
      0.25 * Math.sin(2 * Math.PI * strokesPerSecond * seconds) +
      0.13 * Math.sin(2 * Math.PI * 1.7 * seconds);
    const noise = this.#highPass.process(this.#noise() * 2 - 1);
    this.#dulled += (noise - this.#dulled) * dullness;
    return this.#dulled * this.#envelope * speed * level;
  }
}
