import { NarrationPolish, Resampler, sampleRateHz, WavWriter } from '@kinora/sound/narration';

/** Writes what the engine says as a polished 48 kHz WAV, piece by piece. */
export class NarrationFile {
  readonly #writer: WavWriter;
  readonly #engineRateHz: number;
  readonly #resampler: Resampler;
  readonly #polish = new NarrationPolish();
  #engineSamples = 0;

  private constructor(writer: WavWriter, engineRateHz: number) {
    this.#writer = writer;
    this.#engineRateHz = engineRateHz;
    this.#resampler = new Resampler({ fromHz: engineRateHz, toHz: sampleRateHz });
  }

  static async create(file: string, engineRateHz: number): Promise<NarrationFile> {
    const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
    return new NarrationFile(writer, engineRateHz);
  }

  /** Length of what was appended so far. */
  get seconds(): number {
    return this.#engineSamples / this.#engineRateHz;
  }

  /** Appends samples at the engine's rate. */
  async append(samples: Float32Array): Promise<void> {
    this.#engineSamples += samples.length;
    await this.#write(this.#resampler.push(samples));
  }

  async appendSilence(seconds: number): Promise<void> {
    await this.append(new Float32Array(Math.round(seconds * this.#engineRateHz)));
  }

  /** Completes the file and answers its length in seconds. */
  async finish(): Promise<number> {
    await this.#write(this.#resampler.finish());
    await this.#writer.finish();
    return this.#writer.frames / sampleRateHz;
  }

  async abandon(): Promise<void> {
    await this.#writer.abandon();
  }

  async #write(samples: Float32Array): Promise<void> {
    this.#polish.process(samples);
    await this.#writer.write(samples);
  }
}
