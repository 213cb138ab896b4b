import { open, type FileHandle } from 'node:fs/promises';
import { pcmHeader } from './wav-format.ts';

/** Writes a 16-bit PCM WAV piece by piece; `finish` puts the length into the header. */
export class WavWriter {
  readonly #handle: FileHandle;
  readonly #shape: { readonly sampleRateHz: number; readonly channels: number };
  #frames = 0;

  private constructor(handle: FileHandle, shape: { sampleRateHz: number; channels: number }) {
    this.#handle = handle;
    this.#shape = shape;
  }

  static async create(file: string, shape: { sampleRateHz: number; channels: number }): Promise<WavWriter> {
    const handle = await open(file, 'w');
    await handle.write(pcmHeader({ ...shape, frames: 0 }));
    return new WavWriter(handle, shape);
  }

  /** Sample frames written so far. */
  get frames(): number {
    return this.#frames;
  }

  /** Appends samples from -1 to 1 (interleaved when there are several channels); what is beyond is clipped. */
  async write(samples: Float32Array): Promise<void> {
    const integers = new Int16Array(samples.length);
    for (let index = 0; index < samples.length; index += 1) {
      const scaled = Math.round((samples[index] ?? 0) * 32_767);
      integers[index] = Math.max(-32_768, Math.min(32_767, scaled));
    }
    await this.#handle.write(new Uint8Array(integers.buffer));
    this.#frames += samples.length / this.#shape.channels;
  }

  /** Completes the header and closes the file. */
  async finish(): Promise<void> {
    await this.#handle.write(pcmHeader({ ...this.#shape, frames: this.#frames }), 0, 44, 0);
    await this.#handle.close();
  }

  /** Closes the file as it is; the caller removes it. */
  async abandon(): Promise<void> {
    await this.#handle.close();
  }
}
