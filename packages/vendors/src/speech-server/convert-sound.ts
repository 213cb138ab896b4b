import { rename, rm } from 'node:fs/promises';
import { Resampler, sampleRateHz, WavReader, WavWriter } from '@kinora/sound';
import type { Loudness } from './spoken-words.ts';

const blockFrames = 48_000;
const stepFrames = 480;

export interface ConvertedSound {
  readonly durationSeconds: number;
  readonly loudness: Loudness;
}

/** Makes a WAV of any rate the mono 48 kHz one that films are mixed from, block by block, and measures it on the way. */
export async function convertSound(source: string, output: string): Promise<ConvertedSound> {
  const reader = await WavReader.open(source);
  const temporary = `${output}.part`;
  const writer = await WavWriter.create(temporary, { sampleRateHz, channels: 1 });
  const resampler = new Resampler({ fromHz: reader.format.sampleRateHz, toHz: sampleRateHz });
  const meter = new Meter();
  const write = async (samples: Float32Array): Promise<void> => {
    meter.push(samples);
    await writer.write(samples);
  };
  try {
    for (;;) {
      const block = await reader.readMono(blockFrames);
      if (block.length === 0) {
        break;
      }
      await write(resampler.push(block));
    }
    await write(resampler.finish());
    await writer.finish();
    await rename(temporary, output);
    return { durationSeconds: writer.frames / sampleRateHz, loudness: meter.result() };
  } catch (error) {
    await writer.abandon();
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await reader.close();
  }
}

/** Root mean square of every hundredth of a second. */
class Meter {
  readonly #levels: number[] = [];
  #sum = 0;
  #count = 0;

  push(samples: Float32Array): void {
    for (const sample of samples) {
      this.#sum += sample * sample;
      this.#count += 1;
      if (this.#count === stepFrames) {
        this.#levels.push(Math.sqrt(this.#sum / stepFrames));
        this.#sum = 0;
        this.#count = 0;
      }
    }
  }

  result(): Loudness {
    return { stepSeconds: stepFrames / sampleRateHz, levels: this.#levels };
  }
}
