import { open, type FileHandle } from 'node:fs/promises';
import { bytesPerFrame, type WavFormat } from './wav-format.ts';
import { readWavHeader } from './wav-header.ts';

/** Reads a 16-bit or float WAV piece by piece, so that memory does not grow with its length. */
export class WavReader {
  readonly format: WavFormat;
  readonly #handle: FileHandle;
  #position = 0;

  private constructor(handle: FileHandle, format: WavFormat) {
    this.#handle = handle;
    this.format = format;
  }

  /** @throws Error when the file is missing or not a WAV we can read. */
  static async open(file: string): Promise<WavReader> {
    const handle = await open(file, 'r');
    try {
      return new WavReader(handle, await readWavHeader(handle));
    } catch (error) {
      await handle.close();
      throw new Error(`Cannot read ${file}`, { cause: error });
    }
  }

  /** At most `frames` samples from -1 to 1, several channels averaged into one; empty at the end. */
  async readMono(frames: number): Promise<Float32Array> {
    const wanted = Math.min(frames, this.format.frames - this.#position);
    if (wanted <= 0) {
      return new Float32Array(0);
    }
    const frameBytes = bytesPerFrame(this.format);
    const bytes = Buffer.alloc(wanted * frameBytes);
    const { bytesRead } = await this.#handle.read(
      bytes,
      0,
      bytes.length,
      this.format.dataOffset + this.#position * frameBytes,
    );
    const got = Math.floor(bytesRead / frameBytes);
    this.#position += got;
    return toMono(bytes, got, this.format);
  }

  /** Goes on so many samples later. */
  skip(frames: number): void {
    this.#position += frames;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

function toMono(bytes: Buffer, frames: number, { channels, encoding }: WavFormat): Float32Array {
  const mono = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      const index = frame * channels + channel;
      sum += encoding === 'int16' ? bytes.readInt16LE(index * 2) / 32_768 : bytes.readFloatLE(index * 4);
    }
    mono[frame] = sum / channels;
  }
  return mono;
}
